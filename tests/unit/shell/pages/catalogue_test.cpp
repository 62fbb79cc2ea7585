// The mode "Enumerate" and the catalogue of all grids, fed with handmade rows.
#include <doctest/doctest.h>

#include <string>

#include "board/isomorphism.hpp"
#include "board/random.hpp"
#include "shell/app/model.hpp"
#include "shell/enumerate/catalogue_question.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using known::kG4;

const std::string kLeast = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
constexpr std::string_view kCatalogueColumns = "number\tgrid";

struct CatalogueDesk {
    CatalogueDesk() {
        host.run_all(model.jobs);
        model.run("mode-enumerate");
    }
    void take_grid() {
        model.paste(kG4);
        host.run_all(model.jobs);
    }
    const JobRequest& asked() const { return host.last_started("catalogue"); }
    std::size_t questions() const {
        return static_cast<std::size_t>(std::count_if(host.started.begin(), host.started.end(),
                                                      [](const JobRequest& one) { return one.verb == "catalogue"; }));
    }
    void answer(std::string_view row) {
        const int job = asked().id;
        model.jobs.job_planned(job, 1, 1, kCatalogueColumns);
        model.jobs.job_rows(job, row);
        model.jobs.job_ended(job, JobEnd::finished, "");
        apply();
    }
    void apply() { model.run("view-catalogue"); }
    EnumeratePage& page() { return model.enumerate; }

    WorkingHost host;
    Model model{host};
};

}  // namespace

TEST_CASE("numbers of grids are read with and without groups") {
    CHECK(grid_number("1") == 1);
    CHECK(grid_number("5472730538") == 5'472'730'538);
    for (const char* text : {"5,472,730,538", "5 472 730 538", "5.472.730.538", "5\u2009472\u2009730\u2009538",
                             "5'472'730'538", "5\u202F472\u202F730\u202F538"}) {
        CAPTURE(text);
        CHECK(grid_number(text) == 5'472'730'538);
    }
    for (const char* text : {"", "0", "-1", "+1", "5472730539", "99999999999999999999", "1.5", "12,34", "1234,567",
                             ",123", "123,", "1,,234", "0x10", "one", "1e3", "1 to 3", "\u2009"}) {
        CAPTURE(text);
        CHECK_FALSE(grid_number(text).has_value());
    }
    CHECK(grid_number_text(372'850'806) == "Grid 372\u2009850\u2009806 of 5\u2009472\u2009730\u2009538");
}

TEST_CASE("random numbers, with and without groups, are read back as written") {
    Random random(7);
    for (int i = 0; i < 1000; ++i) {
        const auto number = static_cast<std::int64_t>(1 + random.next() % (i % 2 == 0 ? 100'000 : 5'472'730'538));
        CAPTURE(number);
        CHECK(grid_number(std::to_string(number)) == number);
        CHECK(grid_number(thousands(number)) == number);
    }
}

TEST_CASE("rows of the catalogue, and invalid ones") {
    const auto row = read_catalogue_row("7\t" + kLeast);
    REQUIRE(row.has_value());
    CHECK(row->number == 7);
    CHECK(to_line(row->least) == kLeast);
    for (const std::string& text :
         {std::string{}, std::string("7"), "7\t" + kLeast.substr(1), "x\t" + kLeast, "0\t" + kLeast, kLeast + "\t7"}) {
        CAPTURE(text);
        CHECK_FALSE(read_catalogue_row(text).has_value());
    }
}

TEST_CASE("the grid's number is requested once, shown with its min-lex form, and forgotten with the grid") {
    CatalogueDesk desk;
    CHECK_FALSE(desk.model.run("ask-number"));  // there is no grid
    desk.take_grid();
    CHECK_FALSE(desk.model.run("cancel-catalogue"));
    REQUIRE(desk.model.run("ask-number"));
    CHECK(desk.page().view == EnumerateView::catalogue);
    CHECK(desk.asked().options.empty());
    CHECK(desk.asked().input == kG4);
    CHECK_FALSE(desk.asked().keep);
    CHECK_FALSE(desk.model.run("ask-number"));
    CHECK_FALSE(desk.model.run("copy-least-form"));
    desk.answer("372850806\t" + kLeast);
    REQUIRE(desk.page().number.row().has_value());
    CHECK(desk.page().number.row()->number == 372'850'806);
    CHECK_FALSE(desk.model.run("ask-number"));
    CHECK(desk.model.run("copy-least-form"));
    CHECK(desk.host.clipboard == kLeast);

    desk.model.paste(kLeast);
    CHECK_FALSE(desk.page().number.row().has_value());
    desk.model.undo();
    CHECK_FALSE(desk.page().number.row().has_value());
    CHECK(desk.model.run("ask-number"));
    CHECK(desk.questions() == 2);
}

TEST_CASE("a number that arrives for another grid is ignored") {
    CatalogueDesk desk;
    desk.take_grid();
    desk.model.run("ask-number");
    const int job = desk.asked().id;
    desk.model.paste(kLeast);
    CHECK(desk.page().number.job() == 0);
    desk.model.jobs.job_rows(job, "7\t" + std::string(kG4));
    desk.model.jobs.job_ended(job, JobEnd::finished, "");
    CHECK_FALSE(desk.page().number.row().has_value());
}

TEST_CASE("a grid by number is one undo step, with its number known; bad numbers get an error") {
    CatalogueDesk desk;
    for (const char* bad : {"", "0", "5472730539", "many"}) {
        CAPTURE(bad);
        desk.page().number_wanted.text = bad;
        desk.model.run("take-numbered");
        CHECK(desk.page().number_wanted.problem == "enter a number from 1 to 5\u2009472\u2009730\u2009538");
    }
    CHECK(desk.questions() == 0);
    desk.take_grid();
    desk.page().number_wanted = {"5,472,730,538", {}};
    REQUIRE(desk.model.run("take-numbered"));
    CHECK(desk.asked().options == CallOptions{{"unrank", "5472730538..5472730538"}});
    CHECK(desk.asked().input.empty());
    CHECK(desk.model.notice.text == "Loading the catalogue\u2026");
    desk.answer("5472730538\t" + kLeast);
    CHECK(desk.page().input() == kLeast);
    CHECK(desk.model.notice.text.find("Grid 5\u2009472") == 0);
    REQUIRE(desk.page().number.row().has_value());
    CHECK(desk.page().number.row()->number == 5'472'730'538);
    CHECK(desk.questions() == 1);
    desk.model.undo();
    CHECK(desk.page().input() == kG4);
    CHECK_FALSE(desk.page().number.row().has_value());
}

TEST_CASE("a random grid of a class has a fresh seed; a cancelled or late one is not used") {
    CatalogueDesk desk;
    desk.take_grid();
    REQUIRE(desk.model.run("random-class"));
    const CallOptions first = desk.asked().options;
    CHECK(first.at("random") == "1");
    CHECK(first.at("uniform") == "classes");
    REQUIRE(desk.model.run("random-class"));  // replaces the first job
    CHECK(desk.asked().options.at("seed") != first.at("seed"));
    const int cancelled = desk.asked().id;
    REQUIRE(desk.model.run("cancel-catalogue"));
    desk.model.jobs.job_rows(cancelled, "5472730538\t" + kLeast);
    desk.model.jobs.job_ended(cancelled, JobEnd::cancelled, "");
    CHECK(desk.page().input() == kG4);

    desk.model.run("random-class");
    const int late = desk.asked().id;
    desk.model.run("close-grid");
    desk.model.jobs.job_ended(late, JobEnd::cancelled, "");
    CHECK_FALSE(desk.page().has_grid());
}

TEST_CASE("the reason for a missing answer is shown where it was requested") {
    CatalogueDesk desk;
    desk.take_grid();
    desk.model.run("ask-number");
    desk.model.jobs.job_ended(desk.asked().id, JobEnd::failed, "no table");
    CHECK(desk.page().number.failure() == "no table");
    CHECK(desk.model.run("ask-number"));  // again
    CHECK(desk.page().number.failure().empty());
    desk.model.run("cancel-catalogue");
    desk.model.run("random-class");
    desk.model.jobs.job_ended(desk.asked().id, JobEnd::failed, "no table");
    CHECK(desk.model.notice.text == "The catalogue didn't respond: no table");
    CHECK(desk.page().input() == kG4);
}

TEST_CASE("on screen: the view by its key, results in the document, and everything fits") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, {1000, 700}, {800, 1000}, {600, 800}, {390, 844}, {360, 640}}) {
        CAPTURE(size.width);
        Screen screen(size.width, size.height);
        screen.click("mode-enumerate");
        screen.check_widths();
        screen.app.paste(kG4);
        screen.draw();
        screen.job();
        screen.press(ImGuiKey_A);
        screen.on_event("press ask-number");
        CHECK(says(screen.state(), "Loading the catalogue\u2026"));
        screen.check_widths();
        const int job = screen.host.last_started("catalogue").id;
        screen.app.jobs().job_rows(job, "372850806\t" + kLeast);
        screen.app.jobs().job_ended(job, JobEnd::finished, "");
        screen.draw();
        const auto state = screen.state();
        CHECK(says(state, "Grid 372\u2009850\u2009806 of 5\u2009472\u2009730\u2009538"));
        CHECK(says(state, kLeast));
        CHECK(says(state, "essentially the same"));
        screen.check_widths();
        screen.on_event("text number-wanted none");
        screen.on_event("press take-numbered");
        screen.check_widths();
    }
}

}  // namespace rookery::shell
