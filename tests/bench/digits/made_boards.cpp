#include "bench/digits/made_boards.hpp"

#include <algorithm>
#include <array>

#include "bench/digits/pen.hpp"
#include "solve/solve.hpp"

namespace rookery::digits {
namespace {

struct Theme {
    Rgb page;
    Rgb board;
    Rgb thin;
    Rgb thick;
    Rgb given;
    Rgb entered;
    Rgb mark;
    Rgb highlight;
    const char* name;
};

constexpr Rgb kWhite{255, 255, 255};
const std::array<Theme, 6> kThemes{{
    {{250, 250, 250},
     kWhite,
     {190, 190, 195},
     {40, 40, 45},
     {20, 20, 20},
     {40, 90, 200},
     {120, 120, 125},
     {225, 235, 250},
     "light"},
    {{240, 236, 225},
     {252, 248, 238},
     {200, 190, 170},
     {90, 75, 55},
     {50, 40, 30},
     {160, 70, 30},
     {140, 125, 105},
     {245, 230, 190},
     "sepia"},
    {{24, 26, 30},
     {32, 34, 40},
     {70, 74, 84},
     {150, 155, 165},
     {235, 235, 240},
     {120, 170, 250},
     {140, 145, 155},
     {50, 60, 85},
     "dark"},
    {{0, 0, 0},
     {0, 0, 0},
     {95, 95, 95},
     {220, 220, 220},
     {255, 255, 255},
     {255, 220, 60},
     {190, 190, 190},
     {40, 40, 60},
     "high contrast"},
    {kWhite, kWhite, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {190, 20, 30}, {70, 70, 70}, {255, 245, 200}, "print"},
    {{225, 232, 240},
     {246, 249, 252},
     {175, 190, 210},
     {60, 90, 130},
     {50, 60, 80},
     {50, 130, 220},
     {125, 140, 160},
     {205, 225, 245},
     "blue"},
}};

void fill_puzzle(MadeBoard& made, Random& random, double entered_share) {
    Grid9 solution;
    random_solution(Grid9{}, random, solution);
    std::array<int, 81> order{};
    for (int i = 0; i < 81; ++i) order[i] = i;
    random.shuffle(order);
    const int clues = 22 + static_cast<int>(random.below(14));
    for (int i = 0; i < clues; ++i) made.givens[order[i]] = solution[order[i]];
    for (int i = clues; i < 81; ++i) {
        if (chance(random, entered_share)) made.entered[order[i]] = solution[order[i]];
    }
}

}  // namespace

MadeBoard make_board(const Fonts::Face& font, Random& random) {
    MadeBoard made;
    made.two_colours = chance(random, .6);
    const bool has_marks = chance(random, .5);
    fill_puzzle(made, random, made.two_colours ? between(random, .1, .7) : 0);
    const Theme& theme = kThemes[random.below(static_cast<std::uint32_t>(kThemes.size()))];
    constexpr std::array kScales{1., 1., 1.25, 1.5, 2., 3.};
    const double scale = kScales[random.below(kScales.size())];
    const double cell = between(random, has_marks ? 36 : 24, 56) * scale;
    const double thin = (chance(random, .5) ? 1 : between(random, .6, 2)) * scale;
    const double thick = std::max(thin, (chance(random, .5) ? 2 : between(random, 1, 4)) * scale);
    const bool around = chance(random, .6);
    const double side = 9 * cell;
    const double left = around ? between(random, 20, 200) * scale : between(random, 3, 20);
    const double top = around ? between(random, 60, 160) * scale : between(random, 3, 20);
    const int width = static_cast<int>(left + side + (around ? between(random, 20, 320) * scale : left));
    const int height = static_cast<int>(top + side + (around ? between(random, 80, 260) * scale : top));
    Canvas canvas(width, height, theme.page);
    Pen pen(canvas, font);
    made.description =
        std::string(theme.name) + ", " + std::to_string(static_cast<int>(cell)) + " px a cell, " + font.name;
    if (around) {
        pen.words(16, 14 * scale, {left, 30 * scale}, theme.given, random);
        for (int line = 0; line < 3; ++line) {
            pen.words(40, 9 * scale, {left, top + side + (30 + 20 * line) * scale}, theme.mark, random);
        }
        for (int digit = 1; digit <= 9; ++digit) {  // buttons
            const double x = left + side + 40 * scale + ((digit - 1) % 3) * 46 * scale;
            const double y = top + 40 * scale + ((digit - 1) / 3) * 46 * scale;
            canvas.fill(x - 20 * scale, y - 20 * scale, x + 20 * scale, y + 20 * scale, theme.highlight);
            pen.sign(static_cast<char>('0' + digit), 18 * scale, {x, y}, theme.given);
        }
    }
    canvas.fill(left, top, left + side, top + side, theme.board);
    const bool shaded = chance(random, .2);
    const int selected = chance(random, .4) ? static_cast<int>(random.below(81)) : -1;
    for (int at = 0; at < 81; ++at) {
        const int row = at / 9;
        const int column = at % 9;
        const bool lit = selected >= 0 && (row == selected / 9 || column == selected % 9);
        const bool is_shaded = shaded && (row / 3 + column / 3) % 2 == 1;
        if (!lit && !is_shaded) continue;
        canvas.fill(left + column * cell, top + row * cell, left + (column + 1) * cell, top + (row + 1) * cell,
                    theme.highlight);
    }
    for (const bool major : {false, true}) {
        for (int line = 0; line <= 9; ++line) {
            if ((line % 3 == 0) != major) continue;
            const double half = (major ? thick : thin) / 2;
            const Rgb& colour = major ? theme.thick : theme.thin;
            canvas.fill(left + line * cell - half, top - half, left + line * cell + half, top + side + half, colour);
            canvas.fill(left - half, top + line * cell - half, left + side + half, top + line * cell + half, colour);
        }
    }
    const double digit_height = cell * between(random, .42, .66);
    const double mark_height = cell * between(random, .17, .22);
    for (int at = 0; at < 81; ++at) {
        const Point corner{left + (at % 9) * cell, top + (at / 9) * cell};
        const Point centre = corner + Point{cell / 2, cell / 2};
        if (const Digit given = made.givens[at]; given != 0) {
            pen.sign(static_cast<char>('0' + given), digit_height, centre, theme.given);
        } else if (const Digit entered = made.entered[at]; entered != 0) {
            pen.sign(static_cast<char>('0' + entered), digit_height, centre, theme.entered);
        } else if (has_marks && chance(random, .6)) {
            for (int digit = 1; digit <= 9; ++digit) {
                if (!chance(random, .35)) continue;
                made.marks[at] |= digit_bit(digit);
                const Point place =
                    corner + Point{cell * ((digit - 1) % 3 * 2 + 1) / 6., cell * ((digit - 1) / 3 * 2 + 1) / 6.};
                pen.sign(static_cast<char>('0' + digit), mark_height, centre + (place - centre) * .92, theme.mark);
            }
        }
    }
    made.picture = canvas.picture();
    if (chance(random, .5)) {
        compress(made.picture, 60);
        made.description += ", JPEG";
    }
    return made;
}

}  // namespace rookery::digits
