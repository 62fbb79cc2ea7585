// UntidyHost: a Host whose jobs do no work. They only send events, in any order and at any time that a machine might:
// rows as the verbs send them, problems, progress, ends of every kind, and late events of jobs that are long forgotten.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/jobs/jobs.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/chain_rows.hpp"
#include "support/shell/lab_rows.hpp"

namespace rookery::shell {

class UntidyHost final : public Host {
  public:
    struct HostJob {
        JobRequest request;
        bool planned = false;
        bool running = true;
        bool cancelled = false;
        std::size_t next_row = 0;
    };
    std::vector<HostJob> jobs;  // every job so far
    std::map<std::string, std::string> texts;
    double clock = 1;
    int day = 20782;  // 25 November 2026
    bool frame_wanted = false;

    void start_job(const JobRequest& request) override { jobs.push_back({request}); }
    void cancel_job(int id) override {
        for (HostJob& job : jobs) {
            if (job.request.id == id) job.cancelled = true;
        }
    }
    void pause_job(int, bool) override {}
    int workers() const override { return 2; }
    void copy_text(std::string_view) override {}
    void save_file(std::string_view, std::string_view) override {}
    void remember(std::string_view key, std::string_view text) override {
        texts.insert_or_assign(std::string(key), std::string(text));
    }
    std::string link_to(std::string_view fragment) const override { return "https://x.org/#" + std::string(fragment); }
    void open_file_picker() override {}
    int today() const override { return day; }
    double now_seconds() const override { return clock; }
    void request_frame() override { frame_wanted = true; }

    // The next event of a running job: its plan, a row, its end.
    void go_on(Jobs& events, std::size_t which) {
        HostJob* job = running(which);
        if (job == nullptr) return;
        const int id = job->request.id;
        const std::vector<std::string> rows = rows_of(job->request);
        if (job->cancelled) return end(events, *job, JobEnd::cancelled);
        if (!std::exchange(job->planned, true)) {
            return events.job_planned(id, 3, static_cast<std::int64_t>(rows.size()), columns_of(job->request));
        }
        if (job->next_row >= rows.size()) return end(events, *job, JobEnd::finished);
        const std::size_t row = job->next_row++;
        events.job_rows(id, rows[row]);
        events.job_time(id, 0.5);
        events.job_progress(id, static_cast<std::int64_t>(row + 1));
    }
    // Runs the job to its end without a pause.
    void finish(Jobs& events, std::size_t which) {
        const HostJob* job = running(which);
        if (job == nullptr) return;
        const int id = job->request.id;
        const auto runs = [&] {
            return std::any_of(jobs.begin(), jobs.end(),
                               [&](const HostJob& w) { return w.request.id == id && w.running; });
        };
        while (runs()) go_on(events, which);
    }
    void fail(Jobs& events, std::size_t which) {
        if (HostJob* job = running(which)) end(events, *job, JobEnd::failed);
    }
    // Events that may arrive for any job, running or not.
    void chat(Jobs& events, std::size_t which, std::size_t what) {
        if (jobs.empty()) return;
        const HostJob job = jobs[which % jobs.size()];
        const int id = job.request.id;
        switch (what % 10) {
            case 0:
                return events.job_activity(id, "1,204 nodes, 31 dead ends");
            case 1:
                return events.job_activity(id, "");
            case 2:
                return events.job_workers(id, {{1, 2}, {-1, 3}});
            case 3:
                return events.job_problem(id, 2, 5, "r1c1 sees another 7");
            case 4:
                return events.job_not_kept(id, "there is no room");
            case 5:
                return events.job_cut_short(id);
            case 6:
                return events.job_rows(id, "nonsense\n\t\n{\"answer\":\"maybe\"}\n[]");
            case 7:
                return events.job_progress(id, 1'000'000);
            case 8:
                return events.job_damaged(id, 3);
            default:
                return events.job_rows(id, rows_of(job.request).front());
        }
    }
    // The saved state, partial or complete, of up to `count` jobs that were to be kept.
    std::vector<KeptJob> kept(std::size_t count) const {
        std::vector<KeptJob> all;
        for (const HostJob& job : jobs) {
            if (!job.request.keep || all.size() >= count) continue;
            const auto done = static_cast<std::int64_t>(job.next_row);
            all.push_back({"key " + std::to_string(job.request.id), job.request.verb, job.request.options,
                           job.request.input, 3, done, done, !job.running, 1e9});
        }
        return all;
    }

  private:
    HostJob* running(std::size_t which) {
        std::vector<HostJob*> on;
        for (HostJob& job : jobs) {
            if (job.running) on.push_back(&job);
        }
        return on.empty() ? nullptr : on[which % on.size()];
    }
    static void end(Jobs& events, HostJob& job, JobEnd how) {
        job.running = false;
        events.job_ended(job.request.id, how, how == JobEnd::failed ? "it could not be done" : "");
    }

    static std::string_view columns_of(const JobRequest& request) {
        static const std::map<std::string, std::string_view, std::less<>> kColumns = {
            {"survey", "line\tpuzzle\tclues\tsolutions\tsolution\tER\tEP\tED\thardest technique"},
            {"generate", "puzzle\tclues\tER\tEP\tED\thardest technique\tsteps\tsymmetry\tminimal\tWNEF\tclass"},
            {"enumerate", "puzzle"},
            {"unavoidable", "set\tcells\tdigits\thouses"},
            {"estimate", "grid\tclues\tparts\tsampled\tsampled nodes\tnodes\tlow\thigh\tpuzzles"},
            {"levels", "level\tpuzzles\tmean\tvariance\tt\tcritical t\ttold apart"},
            {"pattern", "pattern\tclues\tsymmetry\tverdict\tpuzzle\treason"},
        };
        const auto found = kColumns.find(request.verb);
        return found == kColumns.end() ? std::string_view("json") : found->second;
    }

    static std::vector<std::string> rows_of(const JobRequest& request) {
        const std::string clues(known::kG4Puzzle);
        const std::string easy(samples::kPuzzle);
        const std::string solved(samples::kSolution);
        const std::string_view verb = request.verb;
        if (verb == "survey") {
            return {"1\t" + easy + "\t30\t1\t" + solved + "\t2.3\t1.2\t1.2\tHidden single",
                    "2\t" + clues + "\t17\t1\t" + solved + "\t0.0\t0.0\t0.0\t-",
                    "4\t" + easy + "\t30\t1\t" + solved + "\t7.2\t1.2\t1.2\tNaked pair",
                    "5\t" + clues + "\t17\t2+\t-\t-\t-\t-\t-"};
        }
        if (verb == "generate") {
            return {easy + "\t30\t2.3\t1.2\t1.2\tHidden single\t51\thalf-turn\tno\t0.51\t1",
                    clues + "\t17\t7.2\t1.5\t1.5\tNaked pair\t60\tnone\tyes\t0.72\t2",
                    solved.substr(0, 40) + std::string(41, '.') + "\t40\t-\t-\t-\t-\t-\tnone\tno\t0.12\t3"};
        }
        if (verb == "enumerate") return {clues, clues.substr(0, 80) + ".", "." + clues.substr(1)};
        if (verb == "unavoidable") {
            // Cells of the input grid, which may not even be a valid one.
            std::vector<std::string> rows;
            for (const std::size_t first : {0U, 3U, 30U, 60U}) {
                std::string mask(81, '.');
                for (const std::size_t cell : {first, first + 1, first + 9, first + 10}) {
                    if (cell < request.input.size()) mask[cell] = request.input[cell];
                }
                rows.push_back(mask + "\t4\t12\tr12 c12 b1");
            }
            return rows;
        }
        if (verb == "estimate") return {solved + "\t17\t300\t20\t1000\t2100\t1600\t2900\t14"};
        if (verb == "levels") return {"1\t10\t0.5\t0.1\t0.2\t0.8\tyes", "2\t10\t0.4\t0.1\t-\t-\t-"};
        if (verb == "pattern") return {std::string(81, 'x') + "\t81\tfull\timpossible\t-\tthere is nothing to solve"};
        if (verb == "classic")
            return {sample_rows::lab_row(solved, 1, "complete"), sample_rows::lab_row("", 0, "gave_up", false)};
        if (verb == "exact") {
            return {R"({"clues":28,"puzzle":")" + easy + R"(","answer":"found"})",
                    R"({"answer":"clues","puzzle":")" + easy + R"(","steps":9})"};
        }
        if (verb == "explain" || verb == "steps") {
            return {std::string(rookery::samples::kCellChain), std::string(rookery::samples::kContradiction),
                    std::string(rookery::samples::kLoop),
                    R"({"end":"solved","phrase":"solved","er":95,"ep":95,"ed":95,"solution":")" + solved + "\"}"};
        }
        if (verb == "read-picture") {
            const std::string corners = R"(,"corners":[10,10,100,12,98,102,9,99]})";
            return {R"({"puzzle":")" + easy + R"(","entered":null,"marks":["r1c3:12"],"doubtful":["r1c1","r2c9"])" +
                        corners,
                    R"({"puzzle":")" + ("1" + easy.substr(1)) + R"(","doubtful":["r1c1"])" + corners};
        }
        return {"nobody's row"};
    }
};

}  // namespace rookery::shell
