// A list too large to sort within a frame, as seen on the page.
#include <doctest/doctest.h>

#include <string>

#include "shell/table/table.hpp"
#include "support/shell/made_rows.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kManyRows = Ordering::kAtOnce + 70'000;

bool says(const Screen& screen, std::string_view text) {
    return screen.outline().dump().find(text) != std::string::npos;
}

// Draws as often as the page requests; returns the number of frames.
int draw_what_is_wanted(Screen& screen) {
    const int before = screen.host.frames_wanted;
    for (int last = -1; last != screen.host.frames_wanted && screen.host.frames_wanted < before + 1000;) {
        last = screen.host.frames_wanted;
        screen.draw();
    }
    return screen.host.frames_wanted - before;
}

}  // namespace

TEST_CASE("a large list stays visible in its old order, reports progress, and requests frames until it is sorted") {
    Screen screen(1280, 800);
    screen.app.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    const int job = screen.host.started.back().id;
    Jobs& events = screen.app.jobs();
    MadeRows made(5);
    events.job_planned(job, 1, static_cast<std::int64_t>(kManyRows), MadeRows::kHeader);
    events.job_rows(job, made.rows(kManyRows));
    draw_what_is_wanted(screen);
    CHECK(screen.state()["table"]["total"] == kManyRows);
    CHECK_FALSE(says(screen, "sorting\u2026"));
    const auto as_they_came = screen.state()["table"]["rows"];

    screen.host.seconds_a_look = 0.01;  // a frame has time for one slice
    screen.app.on_event("press sort-er");
    screen.draw();
    CHECK(says(screen, "sorting\u2026"));
    CHECK(screen.state()["table"]["rows"] == as_they_came);
    CHECK(draw_what_is_wanted(screen) > 3);
    CHECK_FALSE(says(screen, "sorting\u2026"));
    CHECK(screen.state()["table"]["rows"] != as_they_came);

    screen.on_event("text filter nosuch");
    CHECK(says(screen, "filtering\u2026"));
    CHECK_FALSE(says(screen, "No rows match the filter"));
    draw_what_is_wanted(screen);
    CHECK_FALSE(says(screen, "filtering\u2026"));
    CHECK(says(screen, "No rows match the filter"));

    // The order is also completed while another mode is shown.
    screen.on_event("text filter nosuch OR pair");
    screen.on_event("press mode-play");
    draw_what_is_wanted(screen);
    screen.on_event("press mode-list");
    CHECK_FALSE(says(screen, "filtering\u2026"));
}

TEST_CASE("the column of line numbers is as wide as the largest one") {
    for (const float width : {1280.0F, 390.0F}) {
        CAPTURE(width);
        Screen screen(width, 664);
        screen.app.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
        Jobs& events = screen.app.jobs();
        const int job = screen.host.started.back().id;
        events.job_planned(job, 1, 3, "line\tpuzzle\tER");
        for (const char* const line : {"7", "99999", "100000", "1000000", "4294967295"}) {
            CAPTURE(line);
            events.job_rows(job, std::string(line) + "\t" + std::string(samples::kPuzzle) + "\t1.2");
            screen.draw();
            CHECK(screen.widget("sort-line").width >= ImGui::CalcTextSize(line).x + 16);
            screen.check_widths();
        }
    }
}

TEST_CASE("while rows are still arriving, \"no rows match\" refers only to those already there") {
    Screen screen(1280, 800);
    screen.app.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    const int job = screen.host.started.back().id;
    Jobs& events = screen.app.jobs();
    MadeRows made(5);
    events.job_planned(job, 2, 40, MadeRows::kHeader);
    events.job_rows(job, made.rows(20));
    screen.on_event("text filter nosuch");
    CHECK(says(screen, "No rows match the filter so far."));
    events.job_rows(job, made.rows(20));
    events.job_ended(job, JobEnd::finished, "");
    screen.draw();
    CHECK_FALSE(says(screen, "so far"));
    CHECK(says(screen, "No rows match the filter."));
}

TEST_CASE("a list being restored says so until it is there") {
    Workbench first;
    first.model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    const JobRequest request = first.host.last_started("survey");
    first.run();
    first.model.save();

    Screen screen(1280, 800);
    for (const auto& [key, text] : first.host.texts) screen.app.host_events().remembered(key, text);
    KeptJob kept;
    kept.verb = request.verb;
    kept.options = request.options;
    kept.input = request.input;
    kept.parts = kept.parts_done = 1;
    kept.finished = true;
    screen.app.host_events().kept_jobs({kept});
    screen.on_event("press mode-list");
    CHECK(says(screen, "loading\u2026"));
    screen.job();
    CHECK_FALSE(says(screen, "loading\u2026"));
    CHECK(screen.state()["table"]["total"] == 2);
}

}  // namespace rookery::shell
