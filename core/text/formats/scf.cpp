#include "text/formats/scf.hpp"

#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

constexpr std::string_view kScfSymbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int kMostZeros = 5;

}  // namespace

CodeReading read_scf(std::string_view code) {
    Grid9 givens;
    int cell = 0;
    std::size_t at = 0;
    for (; at < code.size() && code[at] != '*'; ++at) {
        const std::size_t number = kScfSymbols.find(code[at]);
        if (number == std::string_view::npos) {
            return refused(
                "expected 0-9, A-Z or a-x in the code after \"scf\", found " + described(character_at(code, at)), at);
        }
        const auto token = static_cast<int>(number);
        if (cell + 1 + token / 10 > Geometry9::kCells) {
            return refused("expected 81 cells in the code after \"scf\", found more", at);
        }
        givens[cell] = static_cast<Digit>(token % 10);
        cell += 1 + token / 10;
    }
    if (cell != Geometry9::kCells) {
        return refused("expected 81 cells in the code after \"scf\", found " + std::to_string(cell), at);
    }
    CodeReading reading = checked(givens, TextFormat::scf);
    if (reading.puzzle && at < code.size()) reading.problem = "what follows the givens in this link was not read";
    return reading;
}

std::string write_scf(const Grid9& givens) {
    std::string code = "scf";
    for (int cell = 0; cell < Geometry9::kCells;) {
        const int digit = givens[cell++];
        int zeros = 0;
        while (zeros < kMostZeros && cell < Geometry9::kCells && givens[cell] == 0) {
            ++zeros;
            ++cell;
        }
        code += kScfSymbols[digit + 10 * zeros];
    }
    return code;
}

}  // namespace rookery::reading
