// UntidyHost: a Host whose works do nothing but tell, at any time and in any order that a machine may: rows as the
// verbs send them, problems, progress, ends of every kind, and late words about works that are long forgotten.
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

#include "shell/works/host.hpp"
#include "support/chain_rows.hpp"
#include "support/known_grids.hpp"
#include "support/lab_rows.hpp"
#include "support/sample_puzzles.hpp"

namespace rookery::shell {

class UntidyHost final : public Host {
  public:
    struct Told {
        WorkRequest request;
        bool planned = false;
        bool running = true;
        bool cancelled = false;
        std::size_t next_row = 0;
    };
    std::vector<Told> works;  // every one so far
    std::map<std::string, std::string> texts;
    double clock = 1;
    bool frame_wanted = false;

    void start_work(const WorkRequest& request) override { works.push_back({request}); }
    void cancel_work(int id) override {
        for (Told& work : works) {
            if (work.request.id == id) work.cancelled = true;
        }
    }
    void pause_work(int, bool) override {}
    int workers() const override { return 2; }
    void copy_text(std::string_view) override {}
    void save_file(std::string_view, std::string_view) override {}
    void remember(std::string_view key, std::string_view text) override {
        texts.insert_or_assign(std::string(key), std::string(text));
    }
    std::string link_to(std::string_view fragment) const override { return "https://x.org/#" + std::string(fragment); }
    void open_file_picker() override {}
    double now_seconds() const override { return clock; }
    void request_frame() override { frame_wanted = true; }

    // What a work that runs tells next: its plan, a row, its end.
    void go_on(WorkEvents& events, std::size_t which) {
        Told* work = running(which);
        if (work == nullptr) return;
        const int id = work->request.id;
        const std::vector<std::string> rows = rows_of(work->request);
        if (work->cancelled) return end(events, *work, WorkEnd::cancelled);
        if (!std::exchange(work->planned, true)) {
            return events.work_planned(id, 3, static_cast<std::int64_t>(rows.size()), columns_of(work->request));
        }
        if (work->next_row >= rows.size()) return end(events, *work, WorkEnd::finished);
        const std::size_t row = work->next_row++;
        events.work_rows(id, rows[row]);
        events.work_time(id, 0.5);
        events.work_progress(id, static_cast<std::int64_t>(row + 1));
    }
    // To its end, without a pause.
    void finish(WorkEvents& events, std::size_t which) {
        const Told* work = running(which);
        if (work == nullptr) return;
        const int id = work->request.id;
        const auto runs = [&] {
            return std::any_of(works.begin(), works.end(),
                               [&](const Told& w) { return w.request.id == id && w.running; });
        };
        while (runs()) go_on(events, which);
    }
    void fail(WorkEvents& events, std::size_t which) {
        if (Told* work = running(which)) end(events, *work, WorkEnd::failed);
    }
    // What may be said of any work, whether it runs or not.
    void chat(WorkEvents& events, std::size_t which, std::size_t what) {
        if (works.empty()) return;
        const Told work = works[which % works.size()];
        const int id = work.request.id;
        switch (what % 8) {
            case 0:
                return events.work_activity(id, "1,204 nodes, 31 dead ends");
            case 1:
                return events.work_activity(id, "");
            case 2:
                return events.work_workers(id, {{1, 2}, {-1, 3}});
            case 3:
                return events.work_problem(id, 2, 5, "there is a second 7 beside r1c1");
            case 4:
                return events.work_not_kept(id, "there is no room");
            case 5:
                return events.work_rows(id, "nonsense\n\t\n{\"answer\":\"maybe\"}\n[]");
            case 6:
                return events.work_progress(id, 1'000'000);
            default:
                return events.work_rows(id, rows_of(work.request).front());
        }
    }
    // The searches of `count` of the works that were to be kept, done in part or whole.
    std::vector<KeptWork> kept(std::size_t count) const {
        std::vector<KeptWork> all;
        for (const Told& work : works) {
            if (!work.request.keep || all.size() >= count) continue;
            const auto done = static_cast<std::int64_t>(work.next_row);
            all.push_back({"key " + std::to_string(work.request.id), work.request.verb, work.request.options,
                           work.request.input, 3, done, done, !work.running, 1e9});
        }
        return all;
    }

  private:
    Told* running(std::size_t which) {
        std::vector<Told*> on;
        for (Told& work : works) {
            if (work.running) on.push_back(&work);
        }
        return on.empty() ? nullptr : on[which % on.size()];
    }
    static void end(WorkEvents& events, Told& work, WorkEnd how) {
        work.running = false;
        events.work_ended(work.request.id, how, how == WorkEnd::failed ? "it could not be done" : "");
    }

    static std::string_view columns_of(const WorkRequest& request) {
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

    static std::vector<std::string> rows_of(const WorkRequest& request) {
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
            // Cells of the grid in question, whether or not they are one.
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
        return {"nobody's row"};
    }
};

}  // namespace rookery::shell
