// WorkingHost: a Host for UI tests without a page. It really runs its jobs, part by part, when the test says so; it
// records the other calls.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "job/job.hpp"
#include "job/reducer.hpp"
#include "shell/jobs/jobs.hpp"
#include "verbs/verbs.hpp"

namespace rookery::shell {

class WorkingHost final : public Host {
  public:
    int day = 20782;    // 25 November 2026
    std::string reads;  // the user's languages: "de-AT,en"
    bool first_visit = false;
    bool shares = false;  // the system has a share menu
    std::string shared;   // the title, text and link shared
    bool vibrates = false;
    std::vector<int> vibrations;  // in milliseconds
    std::string clipboard;
    std::vector<std::pair<std::string, std::string>> saved;  // name, text
    std::vector<std::string> pictures;                       // SVG, copied
    std::vector<std::string> shown_pictures;                 // inputs
    std::vector<std::string> forgotten_pictures;
    int pickers_opened = 0;
    int pastes_asked = 0;
    int frames_wanted = 0;
    mutable double clock = 1;
    double seconds_a_look = 0;           // by which each reading of the clock advances it
    std::vector<JobRequest> started;     // every job so far
    std::vector<std::string> forgotten;  // keys of kept jobs
    std::vector<PrintSheet> printed;
    std::vector<std::pair<int, std::string>> saved_documents;  // job and name
    std::map<std::string, std::string> texts;                  // remembered
    std::vector<std::string> fragments;                        // shown in the address
    int worker_count = 1;
    std::map<std::string, std::int64_t> kept_parts;  // by verb: parts of a kept job that are already done

    // The last started job of a verb; there must be one.
    const JobRequest& last_started(std::string_view verb) const {
        return *std::find_if(started.rbegin(), started.rend(),
                             [verb](const JobRequest& request) { return request.verb == verb; });
    }

    void start_job(const JobRequest& request) override {
        started.push_back(request);
        running_.push_back({request, nullptr, std::nullopt, 0, 0, false, false});
    }
    void cancel_job(int id) override {
        with_id(id, [](Running& job) { job.cancelled = true; });
    }
    void pause_job(int id, bool paused) override {
        with_id(id, [&](Running& job) { job.paused = paused; });
    }
    void forget_kept(std::string_view key) override { forgotten.emplace_back(key); }
    int workers() const override { return worker_count; }
    void copy_text(std::string_view text) override { clipboard = text; }
    void save_file(std::string_view name, std::string_view text) override { saved.emplace_back(name, text); }
    void save_documents(int job, std::string_view name) override { saved_documents.emplace_back(job, name); }
    void print_sheet(const PrintSheet& sheet) override { printed.push_back(sheet); }
    void copy_picture(std::string_view svg) override { pictures.emplace_back(svg); }
    void save_picture(std::string_view name, std::string_view svg) override { saved.emplace_back(name, svg); }
    void show_picture(std::string_view input) override { shown_pictures.emplace_back(input); }
    void forget_picture(std::string_view input) override { forgotten_pictures.emplace_back(input); }
    void remember(std::string_view key, std::string_view text) override {
        if (text.empty()) {
            texts.erase(std::string(key));
        } else {
            texts.insert_or_assign(std::string(key), std::string(text));
        }
    }
    void show_fragment(std::string_view fragment) override { fragments.emplace_back(fragment); }
    std::string link_to(std::string_view fragment) const override {
        return "https://example.org/#" + std::string(fragment);
    }
    void open_file_picker() override { ++pickers_opened; }
    void paste_clipboard() override { ++pastes_asked; }
    int today() const override { return day; }
    std::string languages() const override { return reads; }
    bool is_first_visit() const override { return first_visit; }
    bool can_share() const override { return shares; }
    void share_link(std::string_view title, std::string_view text, std::string_view link) override {
        shared.assign(title).append(text.empty() ? "" : "\n").append(text).append(" ").append(link);
    }
    bool can_vibrate() const override { return vibrates; }
    void vibrate(int milliseconds) override { vibrations.push_back(milliseconds); }
    double now_seconds() const override { return clock += seconds_a_look; }
    void request_frame() override { ++frames_wanted; }

    bool is_idle() const { return running_.empty(); }
    bool is_paused(int id) const {
        return std::any_of(running_.begin(), running_.end(),
                           [&](const Running& w) { return w.request.id == id && w.paused; });
    }

    // Runs and reports one part of the oldest job, or reports its end. False if there is nothing to run.
    bool step(Jobs& events) {
        if (running_.empty()) return false;
        Running& job = running_.front();
        const int id = job.request.id;
        clock += 0.5;
        if (job.cancelled) {
            if (job.reducer) say_last_word(events, job, false);
            return end(events, JobEnd::cancelled, {});
        }
        if (job.job == nullptr) return plan(events, job);
        const bool open = job.job->parts() == kOpenEnded;
        if (job.reducer->closed() || (!open && job.part >= job.job->parts())) {
            say_last_word(events, job, !job.has_problems);
            return end(events, JobEnd::finished, {});
        }
        Collector sink{events, id, *job.reducer, {}};
        job.job->run(job.part, sink, StopToken{});
        job.reducer->end_part();
        job.has_problems = job.has_problems || sink.has_problems;
        if (!sink.text.empty()) events.job_rows(id, sink.text);
        job.items += job.job->items_in(job.part);
        ++job.part;
        events.job_progress(id, open ? job.reducer->taken() : job.items);
        return true;
    }
    void run_all(Jobs& events) {
        while (step(events)) continue;
    }

  private:
    struct Running {
        JobRequest request;
        std::unique_ptr<Job> job;
        std::optional<Reducer> reducer;  // set by plan()
        std::int64_t part = 0;
        std::int64_t items = 0;
        bool cancelled = false;
        bool paused = false;
        bool has_problems = false;
    };
    static void say_last_word(Jobs& events, Running& job, bool complete) {
        if (const auto word = job.reducer->end(complete)) events.job_rows(job.request.id, std::string(*word));
    }
    struct Collector final : Sink {
        Collector(Jobs& to, int job, Reducer& rows, std::string first)
            : events{to}, id{job}, reducer{rows}, text{std::move(first)} {}
        Jobs& events;
        int id;
        Reducer& reducer;
        std::string text;
        bool has_problems = false;
        void row(std::string_view row) override {
            const auto out = reducer.take(row);
            if (!out) return;
            if (!text.empty()) text += '\n';
            text += *out;
        }
        void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
            has_problems = true;
            events.job_problem(id, line, column, sentence);
        }
    };

    template <class F>
    void with_id(int id, F f) {
        for (Running& job : running_) {
            if (job.request.id == id) f(job);
        }
    }
    bool plan(Jobs& events, Running& job) {
        auto made = make_job({job.request.verb, job.request.options, job.request.input});
        if (const auto* error = std::get_if<CallError>(&made)) return end(events, JobEnd::failed, error->sentence);
        job.job = std::get<std::unique_ptr<Job>>(std::move(made));
        job.reducer.emplace(*job.job);
        std::string columns;
        for (const std::string& column : job.job->columns()) columns += (columns.empty() ? "" : "\t") + column;
        events.job_planned(job.request.id, job.job->parts(), job.job->items(), columns);
        if (job.request.keep && kept_parts[job.request.verb] > 0) bring_back(events, job);
        return true;
    }
    // Parts that an earlier page completed: their results arrive at once.
    void bring_back(Jobs& events, Running& job) {
        const int id = job.request.id;
        const bool open = job.job->parts() == kOpenEnded;
        Collector sink{events, id, *job.reducer, {}};
        for (const std::int64_t parts = kept_parts[job.request.verb]; job.part < parts; ++job.part) {
            job.job->run(job.part, sink, StopToken{});
            job.reducer->end_part();
            job.items += job.job->items_in(job.part);
        }
        const std::int64_t items = open ? job.reducer->taken() : job.items;
        events.job_resumed(id, job.part, items);
        events.job_progress(id, items);
        if (!sink.text.empty()) events.job_rows(id, sink.text);
    }
    bool end(Jobs& events, JobEnd how, const std::string& message) {
        const int id = running_.front().request.id;
        running_.pop_front();
        events.job_ended(id, how, message);
        return true;
    }

    std::deque<Running> running_;
};

}  // namespace rookery::shell
