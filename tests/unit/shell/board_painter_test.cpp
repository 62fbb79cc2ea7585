// The board painter: it draws every part of a step, and exported pictures match the page.
#include "shell/paint/board_painter.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <tuple>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/play/shown_picture.hpp"
#include "support/shell/chain_rows.hpp"
#include "support/shell/recording_canvas.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

constexpr BoardFrame kPageFrame = {.x = 116, .y = 88, .cell = 71, .strip = 20, .pixel = 0.5F};
constexpr BoardFrame kPictureFrame = {.x = 20, .y = 20, .cell = 60, .strip = 20, .pixel = 0.25F};

RecordingCanvas painted(const BoardPicture& picture, const BoardFrame& frame) {
    RecordingCanvas canvas;
    paint_board(canvas, theme_of(false), frame, picture);
    return canvas;
}

// The candidate nearest to a point: its cell and digit.
std::pair<int, int> candidate_at(const BoardFrame& frame, Point point) {
    const auto part = [&](float from, float start) {
        return static_cast<int>(std::floor((from - start) / frame.cell * 3));
    };
    const int column = part(point.x, frame.x);
    const int row = part(point.y, frame.y);
    return {row / 3 * 9 + column / 3, row % 3 * 3 + column % 3 + 1};
}

std::set<std::pair<int, int>> places_of(const std::vector<CellDigit>& candidates) {
    std::set<std::pair<int, int>> places;
    for (const CellDigit& one : candidates) places.emplace(one.cell, one.digit);
    return places;
}

std::set<std::pair<int, int>> places_of(const RecordingCanvas& canvas, ShapeKind kind, Colour colour) {
    std::set<std::pair<int, int>> places;
    for (const Shape& shape : canvas.shapes) {
        if (shape.kind == kind && shape.colour == colour) places.insert(candidate_at(kPageFrame, shape.centre));
    }
    return places;
}

// The painted shapes without their sizes: kind, colour and candidate.
std::vector<std::tuple<ShapeKind, Colour, std::string, int, int>> outline_of(const RecordingCanvas& canvas,
                                                                             const BoardFrame& frame) {
    std::vector<std::tuple<ShapeKind, Colour, std::string, int, int>> all;
    for (const Shape& shape : canvas.shapes) {
        // The board's lines run between candidates, and the bends of arrows depend on the cell size.
        const bool placed = shape.kind != ShapeKind::box && shape.kind != ShapeKind::curve &&
                            shape.kind != ShapeKind::polygon && shape.kind != ShapeKind::text;
        const auto [cell, digit] = placed ? candidate_at(frame, shape.centre) : std::pair{-1, -1};
        all.emplace_back(shape.kind, shape.colour, shape.said, cell, digit);
    }
    return all;
}

// Replaces the path of the puzzle on the board with a handmade step.
void give_step(Workbench& bench, std::string_view row) {
    bench.model.paste(kPuzzle);
    const int id = bench.host.started.back().id;
    bench.model.jobs.job_rows(id, row);
    bench.model.jobs.job_rows(id, R"({"end":"solved","phrase":"solved","er":95,"ep":95,"ed":95,"solution":""})");
    bench.model.jobs.job_ended(id, JobEnd::finished, {});
    bench.model.play.path().show_step(0);
    bench.model.apply_changes();
}

}  // namespace

TEST_CASE("each step is highlighted alike on the page and in pictures, and matches its text") {
    const Theme& theme = theme_of(false);
    std::set<MarkRole> roles;
    bool chains = false;
    for (const char* puzzle : {"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
                               "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"}) {
        Workbench bench;
        bench.model.paste(puzzle);
        bench.run();
        for (int index = 0; index < bench.model.play.path().step_count(); ++index) {
            CAPTURE(index);
            bench.model.play.path().show_step(index);
            bench.model.apply_changes();
            const StepRecord& step = *bench.model.play.path().shown();
            const RecordingCanvas page = painted(picture_on_page(bench.model.play), kPageFrame);
            const RecordingCanvas picture = painted(picture_to_export(bench.model.play), kPictureFrame);
            CHECK(outline_of(page, kPageFrame) == outline_of(picture, kPictureFrame));
            CHECK(places_of(page, ShapeKind::line, theme.eliminated) == places_of(step.eliminations));
            CHECK(page.count(ShapeKind::line, theme.eliminated) == 2 * step.eliminations.size());
            CHECK(page.count(ShapeKind::ring, theme.placed) == (step.placement ? 1 : 0));
            const ChainPicture links = picture_to_export(bench.model.play).step->chains;
            CHECK(page.count(ShapeKind::curve) == links.links.size());
            CHECK(picture.count(ShapeKind::curve) == links.links.size());
            chains = chains || !links.links.empty();
            if (!step.chains.empty()) continue;
            std::vector<CellDigit> base;
            std::vector<CellDigit> cover;
            for (const Mark& mark : step.marks) {
                const bool concluded = places_of(step.eliminations).contains({mark.at.cell, mark.at.digit}) ||
                                       (step.placement && *step.placement == mark.at);
                const bool open =
                    has_digit(picture_to_export(bench.model.play).candidates[mark.at.cell], mark.at.digit);
                if (concluded || !open) continue;
                roles.insert(mark.role);
                if (mark.role == MarkRole::base) base.push_back(mark.at);
                if (mark.role == MarkRole::cover) cover.push_back(mark.at);
            }
            CHECK(places_of(page, ShapeKind::disc, theme.base) == places_of(base));
            CHECK(places_of(page, ShapeKind::ring, theme.cover) == places_of(cover));
        }
    }
    CHECK(chains);
    CHECK(roles.contains(MarkRole::base));
}

TEST_CASE("a contradiction has a square around its candidate, on the page and in pictures") {
    Workbench bench;
    give_step(bench, samples::kContradiction);
    const RecordingCanvas page = painted(picture_on_page(bench.model.play), kPageFrame);
    CHECK(places_of(page, ShapeKind::frame, theme_of(false).conflict) == std::set<std::pair<int, int>>{{80, 7}});
    const RecordingCanvas picture = painted(picture_to_export(bench.model.play), kPictureFrame);
    CHECK(picture.count(ShapeKind::frame, theme_of(false).conflict) == 1);
    Workbench other;
    give_step(other, samples::kLoop);
    const RecordingCanvas loop = painted(picture_on_page(other.model.play), kPageFrame);
    CHECK(loop.count(ShapeKind::frame, theme_of(false).conflict) == 0);
}

TEST_CASE("pictures leave out what only the page shows: selection, highlighted digit, an answer, a hint's house") {
    Workbench bench;
    bench.model.paste(kPuzzle);
    bench.run();
    bench.model.play.entries().select(0);
    CHECK(picture_on_page(bench.model.play).digit == 5);
    CHECK(picture_to_export(bench.model.play).digit == 0);
    bench.model.play.entries().ask_why(2, 5);
    const BoardPicture page = picture_on_page(bench.model.play);
    CHECK(page.selected == CellSet::single(2));
    CHECK(page.asked);
    CHECK_FALSE(page.houses.empty());
    const RecordingCanvas canvas = painted(picture_to_export(bench.model.play), kPictureFrame);
    CHECK(canvas.count(ShapeKind::box, theme_of(false).accent) == 0);
    CHECK(canvas.count(ShapeKind::line) == 0);
    CHECK(canvas.count(ShapeKind::ring) == 0);
    CHECK(canvas.count(ShapeKind::symbol) == 30);
    CHECK(painted(page, kPageFrame).count(ShapeKind::line) == 2);
    bench.model.run("hint");
    CHECK_FALSE(picture_on_page(bench.model.play).houses.empty());
    CHECK(picture_to_export(bench.model.play).houses.empty());
}

}  // namespace rookery::shell
