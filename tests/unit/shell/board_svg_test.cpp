// The board as SVG: well-formed, every digit in its place, marks and the step's highlights.
#include "shell/paint/board_svg.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/play/shown_picture.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/chain_rows.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

// Every opened element is closed, attributes are quoted, and there is no stray "<" or "&".
bool is_well_formed(std::string_view svg) {
    std::vector<std::string> open;
    for (std::size_t at = 0; at < svg.size();) {
        if (svg[at] == '&') {
            const std::size_t end = svg.find(';', at);
            if (end == std::string_view::npos || end - at > 5) return false;
        }
        if (svg[at] != '<') {
            if (svg[at] == '>') return false;
            ++at;
            continue;
        }
        const std::size_t end = svg.find('>', at);
        if (end == std::string_view::npos) return false;
        const std::string_view inside = svg.substr(at + 1, end - at - 1);
        if (inside.find('<') != std::string_view::npos) return false;
        std::size_t quotes = 0;
        for (const char c : inside) quotes += c == '"' ? 1 : 0;
        if (quotes % 2 != 0) return false;
        const std::string name(inside.substr(0, inside.find_first_of(" /", 1)));
        if (inside[0] == '/') {
            if (open.empty() || "/" + open.back() != inside) return false;
            open.pop_back();
        } else if (inside.back() != '/') {
            open.push_back(name);
        }
        at = end + 1;
    }
    return open.empty();
}

struct WrittenPicture {
    std::string digit;
    double x = 0, y = 0, size = 0;
    bool bold = false;
    std::string fill;
};
std::string attribute(std::string_view element, const std::string& name) {
    const std::size_t at = element.find(" " + name + "=\"");
    if (at == std::string_view::npos) return {};
    const std::size_t start = at + name.size() + 3;
    return std::string(element.substr(start, element.find('"', start) - start));
}
std::vector<WrittenPicture> written_in(std::string_view svg) {
    std::vector<WrittenPicture> all;
    for (std::size_t at = svg.find("<text"); at != std::string_view::npos; at = svg.find("<text", at + 1)) {
        const std::size_t end = svg.find('>', at);
        const std::string_view element = svg.substr(at, end - at);
        all.push_back({std::string(svg.substr(end + 1, svg.find('<', end) - end - 1)),
                       std::stod(attribute(element, "x")), std::stod(attribute(element, "y")),
                       std::stod(attribute(element, "font-size")), !attribute(element, "font-weight").empty(),
                       attribute(element, "fill")});
    }
    return all;
}
// Texts in this range of sizes, by cell; "" for cells without one.
std::vector<std::string> by_cell(const std::vector<WrittenPicture>& all, double least, double most) {
    std::vector<std::string> cells(81);
    for (const WrittenPicture& one : all) {
        if (one.size < least || one.size > most) continue;
        const int column = static_cast<int>((one.x - 20) / 60);
        const int row = static_cast<int>((one.y - one.size * 0.36 - 20) / 60);
        REQUIRE(column >= 0);
        REQUIRE(column < 9);
        REQUIRE(row >= 0);
        REQUIRE(row < 9);
        cells[static_cast<std::size_t>(row * 9 + column)] += one.digit;
    }
    return cells;
}

// Digits of cells, and candidates or marks, told apart by font size.
std::vector<std::string> digits_drawn(std::string_view svg) {
    return by_cell(written_in(svg), 33, 35);
}
std::vector<std::string> candidates_drawn(std::string_view svg) {
    return by_cell(written_in(svg), 13.1, 14);
}

std::size_t curves_in(std::string_view svg) {
    std::size_t count = 0;
    for (std::size_t at = svg.find("<path"); at != std::string_view::npos; at = svg.find("<path", at + 1)) {
        count += attribute(svg.substr(at, svg.find('>', at) - at), "d").find('C') == std::string::npos ? 0 : 1;
    }
    return count;
}

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("givens and entered digits are in their cells, each in its style") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    model.play.entries().enter_digit(2, 4);
    const std::string svg = exported_svg(model.play);
    CHECK(is_well_formed(svg));
    const auto cells = digits_drawn(svg);
    const std::string line = line_of(model.play.board());
    for (std::size_t cell = 0; cell < 81; ++cell) {
        CHECK(cells[cell] == (line[cell] == '.' ? "" : std::string(1, line[cell])));
    }
    std::size_t bold = 0;
    for (const WrittenPicture& one : written_in(svg)) bold += one.bold ? 1 : 0;
    CHECK(bold == 30);  // the givens
    CHECK(count_of(svg, "#2456C4") == 1);
}

TEST_CASE("manual marks, colours and a title") {
    BoardPicture picture;
    picture.centres[0] = 0b11;
    picture.corners[0] = 0b1100;
    picture.paints[80] = digit_bit(3);
    const std::string svg = board_svg(picture, "A < B & \"C\"");
    CHECK(is_well_formed(svg));
    CHECK(svg.find("<title>A &lt; B &amp; \"C\"</title>") != std::string::npos);
    CHECK(svg.find("x=\"500\" y=\"500\" width=\"60\" height=\"60\" fill=\"#EEDD88\"") != std::string::npos);
    CHECK(svg.find("fill=\"#807A54\"") != std::string::npos);  // the colour's bar
    std::string above;
    std::string in_the_middle;
    for (const WrittenPicture& one : written_in(svg)) {
        if (one.fill == "#2456C4") (one.y < 40 ? above : in_the_middle) += one.digit;
    }
    CHECK(above == "34");
    CHECK(in_the_middle == "12");
    CHECK(candidates_drawn(svg)[0].size() == 4);
}

TEST_CASE("all candidates on request, none by default") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    CHECK(candidates_drawn(exported_svg(model.play))[2].empty());
    model.play.picture_candidates = true;
    const auto cells = candidates_drawn(exported_svg(model.play));
    const Candidates9 candidates = candidates_of(model.play.board());
    for (int cell = 0; cell < 81; ++cell) {
        std::string wanted;
        for (DigitSet set = candidates[cell]; set != 0; set = without_lowest(set))
            wanted += std::to_string(lowest_digit(set));
        CHECK(cells[static_cast<std::size_t>(cell)] == wanted);
    }
}

TEST_CASE("the highlights of the shown step: crosses, discs, links") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kEighteen);
    host.run_all(model.jobs);
    bool chains = false;
    std::size_t crosses = 0;
    for (int step = 0; step < model.play.path().step_count(); ++step) {
        model.play.path().show_step(step);
        model.apply_changes();
        const std::string svg = exported_svg(model.play);
        CHECK(is_well_formed(svg));
        const StepRecord& shown = *model.play.path().shown();
        crosses += shown.eliminations.size();
        // Two lines of that colour for each eliminated candidate, and a square around each contradiction.
        const BoardPicture picture = picture_to_export(model.play);
        const auto squares =
            static_cast<std::size_t>(std::count_if(picture.step->chains.marks.begin(), picture.step->chains.marks.end(),
                                                   [](const ChainMark& mark) { return mark.conflict; }));
        CHECK(count_of(svg, "stroke=\"#C8372D\"") == 2 * shown.eliminations.size() + squares);
        CHECK(curves_in(svg) == picture.step->chains.links.size());
        chains = chains || curves_in(svg) > 0;
    }
    CHECK(crosses > 0);
    CHECK(chains);
}

TEST_CASE("a contradiction has a square around its candidate, and weak links are dashed") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    const int id = host.started.back().id;
    model.jobs.job_rows(id, samples::kContradiction);
    model.jobs.job_rows(id, R"({"end":"solved","phrase":"solved","er":85,"ep":85,"ed":85,"solution":""})");
    model.jobs.job_ended(id, JobEnd::finished, {});
    model.play.path().show_step(0);
    model.apply_changes();
    const std::string svg = exported_svg(model.play);
    CHECK(is_well_formed(svg));
    // Around 7 in r9c9: in the lower left of the cell whose corner is at (500, 500).
    const std::size_t square = svg.find("rx=\"3\" fill=\"none\" stroke=\"#C8372D\"");
    REQUIRE(square != std::string::npos);
    const std::string_view element = std::string_view(svg).substr(svg.rfind('<', square));
    CHECK(std::stod(attribute(element, "x")) + std::stod(attribute(element, "width")) / 2 == doctest::Approx(512));
    CHECK(std::stod(attribute(element, "y")) + std::stod(attribute(element, "height")) / 2 == doctest::Approx(548));
    CHECK(count_of(svg, "stroke-dasharray") == 3);
    CHECK(curves_in(svg) == 5);
}

TEST_CASE("copied, saved as a picture and as a vector drawing") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    model.run("copy-picture");
    model.run("save-png");
    model.run("save-svg");
    REQUIRE(host.pictures.size() == 1);
    REQUIRE(host.saved.size() == 2);
    CHECK(host.saved[0].first == "rookery-board.png");
    CHECK(host.saved[1].first == "rookery-board.svg");
    CHECK(host.pictures[0] == host.saved[1].second);
    model.run("picture-candidates");
    model.run("copy-picture");
    CHECK(host.pictures[1].size() > host.pictures[0].size());
    model.picture_ended(PictureEnd::no_clipboard);
    CHECK(model.notice.text.find("Save picture") != std::string::npos);
}

}  // namespace rookery::shell
