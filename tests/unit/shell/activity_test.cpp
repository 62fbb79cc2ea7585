// The page shows the activity of a long job while it runs, and the rating of the puzzle on the board can be cancelled.
#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {

TEST_CASE("a list's activity is shown with its job and disappears when the job ends") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    const int id = model.list.list().job;
    model.jobs.job_activity(id, "line 2: Nested forcing chains, r4c7");
    CHECK(model.jobs.find(id)->activity == "line 2: Nested forcing chains, r4c7");
    model.jobs.job_activity(id, "");
    CHECK(model.jobs.find(id)->activity.empty());
    model.jobs.job_activity(id, "line 2: Nishio, r1c1");
    host.run_all(model.jobs);
    CHECK(model.jobs.find(id)->activity.empty());
    CHECK(model.jobs.find(id)->result.find("SE 1.2.1") != std::string::npos);
    model.jobs.job_activity(id + 1000, "of no job that is known");
}

TEST_CASE("a stuck job loses its rate, so that it promises no false end time") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    const int id = model.list.list().job;
    model.jobs.job_planned(id, 10, 80, "puzzle");
    host.clock += 0.1;
    model.jobs.job_progress(id, 40);
    CHECK(*model.jobs.seconds_left(*model.jobs.find(id)) == doctest::Approx(0.1));
    for (int i = 0; i < 40; ++i) {
        host.clock += 0.5;
        model.jobs.job_activity(id, "line 41: Nested forcing chains, r4c7");
    }
    CHECK(*model.jobs.seconds_left(*model.jobs.find(id)) == doctest::Approx(20.1));
}

TEST_CASE("rating the puzzle on the board is a job that can be cancelled and restarted") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    CHECK(model.play.analysis_run.job() == nullptr);
    CHECK_FALSE(model.run("cancel-rating"));
    model.paste(samples::kPuzzle);
    REQUIRE(model.play.analysis_run.job() != nullptr);
    model.jobs.job_activity(model.play.analysis_run.job()->id, "Nishio, r1c1");
    CHECK(model.play.analysis_run.job()->activity == "Nishio, r1c1");
    CHECK(model.run("cancel-rating"));
    host.run_all(model.jobs);
    CHECK(model.play.analysis_run.job() == nullptr);
    CHECK(model.play.analysis().state == Analysis::State::cancelled);
    CHECK(model.run("rate"));
    host.run_all(model.jobs);
    CHECK(model.play.analysis().is_rated());
}

}  // namespace rookery::shell
