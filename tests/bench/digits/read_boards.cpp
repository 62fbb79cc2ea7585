// rookery-read-boards FONTS NETWORK [BOARDS [SEED]]: how many boards of a screen are read without a mistake, each in a
// font of the folder FONTS; and how many pictures without a board, two thirds as many, are taken for one. Prints a line
// for each mistake on standard error.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "bench/digits/made_boards.hpp"
#include "bench/digits/made_others.hpp"
#include "picture/picture.hpp"

using namespace rookery;
using namespace rookery::digits;

namespace {

std::string place(int cell) {
    return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
}

struct Mistakes {
    int digits = 0;
    int kinds = 0;
    int marks = 0;
    std::string misread;
};

Mistakes mistakes_of(const MadeBoard& made, const BoardReading& board) {
    Mistakes mistakes;
    for (int cell = 0; cell < 81; ++cell) {
        const CellReading& read = board.cells[cell];
        const Digit given = made.givens[cell];
        const Digit wanted = given != 0 ? given : made.entered[cell];
        if (read.digit != wanted) {
            ++mistakes.digits;
            mistakes.misread += " " + place(cell) + " " + std::to_string(wanted) + " as " + std::to_string(read.digit) +
                                (read.doubtful ? "?" : "");
        } else if (wanted != 0 && (read.kind == CellKind::given) != (given != 0)) {
            ++mistakes.kinds;
        }
        if (read.marks != made.marks[cell]) ++mistakes.marks;
    }
    return mistakes;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "rookery-read-boards FONTS NETWORK [BOARDS [SEED]]\n");
        return 2;
    }
    const Fonts fonts(argv[1]);
    std::ifstream file(argv[2], std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    const auto network = DigitNetwork::read(bytes);
    if (!network || fonts.count() == 0) {
        std::fprintf(stderr, "expected a folder of fonts, and digits.bin\n");
        return 2;
    }
    const int count = argc > 3 ? std::atoi(argv[3]) : 300;
    const std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
    int whole = 0;
    int with_colours = 0;
    int with_marks = 0;
    int doubtful = 0;
    double seconds = 0;
    for (int i = 0; i < count; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        const MadeBoard made = make_board(fonts.random(random), random);
        const auto start = std::chrono::steady_clock::now();
        const std::vector<BoardReading> boards = read_picture(made.picture, *network, {});
        seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (boards.empty()) {
            std::fprintf(stderr, "%d: no board: %s\n", i, made.description.c_str());
            continue;
        }
        for (const CellReading& cell : boards.front().cells) doubtful += cell.doubtful ? 1 : 0;
        const auto [digits, kinds, marks, misread] = mistakes_of(made, boards.front());
        whole += digits == 0 ? 1 : 0;
        with_colours += digits + kinds == 0 ? 1 : 0;
        with_marks += digits + kinds + marks == 0 ? 1 : 0;
        if (digits + kinds + marks == 0) continue;
        std::fprintf(stderr, "%d: wrong: %d digits, %d kinds, %d cells with marks: %s%s\n", i, digits, kinds, marks,
                     made.description.c_str(), misread.c_str());
    }
    int taken = 0;
    const int others = count * 2 / 3;
    for (int i = 0; i < others; ++i) {
        Random random(seed + 1, static_cast<std::uint64_t>(i));
        const MadeOther made = make_other(fonts.random(random), random);
        if (read_picture(made.picture, *network, {}).empty()) continue;
        ++taken;
        std::fprintf(stderr, "%d: taken for a board: %s\n", i, made.description.c_str());
    }
    std::printf(
        "%d of %d boards with all digits right, %d with given and entered digits too, %d with marks too; "
        "%d doubtful cells; %.0f ms a board; %d of %d other pictures taken for boards\n",
        whole, count, with_colours, with_marks, doubtful, seconds * 1000 / count, taken, others);
    return whole == count && taken == 0 ? 0 : 1;
}
