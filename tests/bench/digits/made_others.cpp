#include "bench/digits/made_others.hpp"

#include <algorithm>
#include <array>

#include "bench/digits/made_boards.hpp"
#include "bench/digits/pen.hpp"

namespace rookery::digits {
namespace {

constexpr Rgb kPaper{246, 244, 238};
constexpr Rgb kInk{25, 25, 30};
constexpr Rgb kGrey{150, 150, 155};

// A table with these numbers of columns and rows that fills the canvas except for a margin.
struct Table {
    Canvas& canvas;
    int columns;
    int rows;
    double cell_width;
    double cell_height;
    Point corner;

    Point centre(int column, int row) const {
        return corner + Point{(column + .5) * cell_width, (row + .5) * cell_height};
    }
    void fill(int column, int row, const Rgb& colour) const {
        const Point at = corner + Point{column * cell_width, row * cell_height};
        canvas.fill(at.x, at.y, at.x + cell_width, at.y + cell_height, colour);
    }
    void lines(double thick, int each, const Rgb& colour) const {
        for (int i = 0; i <= columns; i += each) {
            const double x = corner.x + i * cell_width;
            canvas.fill(x - thick / 2, corner.y, x + thick / 2, corner.y + rows * cell_height, colour);
        }
        for (int i = 0; i <= rows; i += each) {
            const double y = corner.y + i * cell_height;
            canvas.fill(corner.x, y - thick / 2, corner.x + columns * cell_width, y + thick / 2, colour);
        }
    }
};

char random_digit(Random& random) {
    return static_cast<char>('1' + random.below(9));
}

void draw_other(Canvas& canvas, const Fonts::Face& font, Random& random, std::string& description) {
    Pen pen(canvas, font);
    const double side = std::min(canvas.width(), canvas.height()) - 40.;
    const auto table = [&](int columns, int rows, double flat) {
        const double cell = side / std::max(columns, rows);
        return Table{canvas, columns, rows, cell, cell * flat, {20, 20}};
    };
    const auto number_in = [&](const Table& t, int column, int row, int digits, double height) {
        for (int i = 0; i < digits; ++i) {
            pen.sign(random_digit(random), height,
                     t.centre(column, row) + Point{(i - (digits - 1) / 2.) * height * .7, 0}, kInk);
        }
    };
    switch (random.below(9)) {
        case 0:
            description = "noise";
            canvas.add_noise(random, between(random, 5, 60));
            if (chance(random, .5)) canvas.blur(3, 3);
            break;
        case 1: {
            description = "text";
            const double height = between(random, 7, 20);
            for (double y = 30; y < canvas.height() - 20; y += height * 2.1) {
                pen.words(static_cast<int>((canvas.width() - 40) / (height * 1.05)), height, {20, y}, kInk, random);
            }
            break;
        }
        case 2: {
            description = "chessboard";
            const Table t = table(8, 8, 1);
            for (int i = 0; i < 64; ++i) {
                if ((i / 8 + i % 8) % 2 == 1) t.fill(i % 8, i / 8, kGrey);
                if (chance(random, .3))
                    pen.sign("KQRBNP"[random.below(6)], t.cell_width * .6, t.centre(i % 8, i / 8), kInk);
            }
            t.lines(2, 8, kInk);
            break;
        }
        case 3: {
            const int size = 9 + static_cast<int>(random.below(7));
            description = "crossword of " + std::to_string(size);
            const Table t = table(size, size, 1);
            for (int i = 0; i < size * size; ++i) {
                if (chance(random, .2)) {
                    t.fill(i % size, i / size, kInk);
                } else if (chance(random, .3)) {
                    pen.sign(random_digit(random), t.cell_width * .25,
                             t.centre(i % size, i / size) - Point{t.cell_width * .3, t.cell_width * .3}, kInk);
                } else if (chance(random, .3)) {
                    pen.sign(static_cast<char>('A' + random.below(26)), t.cell_width * .55,
                             t.centre(i % size, i / size), kInk);
                }
            }
            t.lines(between(random, 1, 3), 1, kInk);
            break;
        }
        case 4: {
            const int columns = 4 + static_cast<int>(random.below(8));
            const int rows = 5 + static_cast<int>(random.below(10));
            description = "table of " + std::to_string(columns) + " by " + std::to_string(rows);
            const Table t = table(columns, rows, .6);
            for (int i = 0; i < columns * rows; ++i)
                number_in(t, i % columns, i / columns, 2 + static_cast<int>(random.below(3)), t.cell_height * .4);
            t.lines(1, 1, kInk);
            break;
        }
        case 5: {
            description = "calendar";
            const Table t = table(7, 6, .8);
            for (int i = 0; i < 42; ++i) number_in(t, i % 7, i / 7, i > 9 ? 2 : 1, t.cell_height * .4);
            t.lines(1, 1, kInk);
            break;
        }
        case 6: {
            const int size = 10 + 5 * static_cast<int>(random.below(3));
            description = "nonogram of " + std::to_string(size);
            const Table t = table(size, size, 1);
            for (int i = 0; i < size * size; ++i) {
                if (chance(random, .4)) t.fill(i % size, i / size, kInk);
            }
            t.lines(1, 1, kGrey);
            t.lines(2, 5, kInk);
            break;
        }
        case 7: {
            constexpr std::array kSizes{4, 6, 12, 16};
            const int size = kSizes[random.below(kSizes.size())];
            description = "board of " + std::to_string(size);
            const Table t = table(size, size, 1);
            for (int i = 0; i < size * size; ++i) {
                if (chance(random, .4))
                    pen.sign(random_digit(random), t.cell_width * .5, t.centre(i % size, i / size), kInk);
            }
            t.lines(1, 1, kGrey);
            t.lines(3, size == 4 ? 2 : size == 6 ? 3 : size == 12 ? 3 : 4, kInk);
            break;
        }
        default: {
            description = "multiplication table";
            const Table t = table(9, 9, 1);
            for (int i = 0; i < 81; ++i) {
                const int product = (i % 9 + 1) * (i / 9 + 1);
                const std::string text = std::to_string(product);
                for (std::size_t k = 0; k < text.size(); ++k) {
                    pen.sign(text[k], t.cell_width * .35,
                             t.centre(i % 9, i / 9) +
                                 Point{(static_cast<double>(k) - (static_cast<double>(text.size()) - 1) / 2) *
                                           t.cell_width * .27,
                                       0},
                             kInk);
                }
            }
            t.lines(1, 1, kInk);
            break;
        }
    }
}

// A part of a board's picture: .4 to .7 of it in each direction.
Picture cut(const Picture& whole, Random& random) {
    Picture part{static_cast<int>(whole.width * between(random, .35, .6)),
                 static_cast<int>(whole.height * between(random, .35, .6)),
                 {}};
    const int left = chance(random, .5) ? 0 : whole.width - part.width;
    const int top = chance(random, .5) ? 0 : whole.height - part.height;
    for (int y = 0; y < part.height; ++y) {
        const std::uint8_t* row = whole.pixel(left, top + y);
        part.rgb.insert(part.rgb.end(), row, row + 3L * part.width);
    }
    return part;
}

}  // namespace

MadeOther make_other(const Fonts::Face& font, Random& random) {
    MadeOther made;
    if (chance(random, .1)) {
        made.description = "half a sudoku";
        made.picture = cut(make_board(font, random).picture, random);
        return made;
    }
    Canvas canvas(300 + static_cast<int>(random.below(900)), 300 + static_cast<int>(random.below(900)), kPaper);
    draw_other(canvas, font, random, made.description);
    if (chance(random, .5)) {
        canvas.blur(between(random, 0, 1.5), between(random, 0, 1.5));
        canvas.light(random);
        canvas.add_noise(random, between(random, 0, 6));
    }
    made.picture = canvas.picture();
    if (chance(random, .5)) compress(made.picture, 70);
    return made;
}

}  // namespace rookery::digits
