// WorkingHost: a Host for tests of the UI without a page. Its works are run for real, part by part, when the test says
// so; the rest is written down.
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

#include "shell/works/host.hpp"
#include "verbs/verbs.hpp"
#include "work/reducer.hpp"
#include "work/work.hpp"

namespace rookery::shell {

class WorkingHost final : public Host {
  public:
    std::string clipboard;
    std::vector<std::pair<std::string, std::string>> saved;  // name, text
    std::vector<std::string> pictures;                       // SVG, copied
    int pickers_opened = 0;
    double clock = 1;
    std::vector<WorkRequest> started;    // every one so far
    std::vector<std::string> forgotten;  // keys of kept works
    std::vector<PrintSheet> printed;
    std::map<std::string, std::string> texts;  // remembered
    std::vector<std::string> fragments;        // that the address was given
    int worker_count = 1;
    std::map<std::string, std::int64_t> kept_parts;  // by verb: so many parts of a kept work were done before

    // The last one of a verb; there must be one.
    const WorkRequest& last_started(std::string_view verb) const {
        return *std::find_if(started.rbegin(), started.rend(),
                             [verb](const WorkRequest& request) { return request.verb == verb; });
    }

    void start_work(const WorkRequest& request) override {
        started.push_back(request);
        running_.push_back({request, nullptr, std::nullopt, 0, 0, false, false});
    }
    void cancel_work(int id) override {
        with_id(id, [](Running& work) { work.cancelled = true; });
    }
    void pause_work(int id, bool paused) override {
        with_id(id, [&](Running& work) { work.paused = paused; });
    }
    void forget_kept(std::string_view key) override { forgotten.emplace_back(key); }
    int workers() const override { return worker_count; }
    void copy_text(std::string_view text) override { clipboard = text; }
    void save_file(std::string_view name, std::string_view text) override { saved.emplace_back(name, text); }
    void print_sheet(const PrintSheet& sheet) override { printed.push_back(sheet); }
    void copy_picture(std::string_view svg) override { pictures.emplace_back(svg); }
    void save_picture(std::string_view name, std::string_view svg) override { saved.emplace_back(name, svg); }
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
    double now_seconds() const override { return clock; }
    void request_frame() override {}

    bool is_idle() const { return running_.empty(); }
    bool is_paused(int id) const {
        return std::any_of(running_.begin(), running_.end(),
                           [&](const Running& w) { return w.request.id == id && w.paused; });
    }

    // Runs one part of the work that was started first and reports it, or its end. False when there is nothing to run.
    bool step(WorkEvents& events) {
        if (running_.empty()) return false;
        Running& work = running_.front();
        const int id = work.request.id;
        clock += 0.5;
        if (work.cancelled) {
            if (work.reducer) say_last_word(events, work, false);
            return end(events, WorkEnd::cancelled, {});
        }
        if (work.work == nullptr) return plan(events, work);
        const bool open = work.work->parts() == kOpenEnded;
        if (work.reducer->closed() || (!open && work.part >= work.work->parts())) {
            say_last_word(events, work, !work.has_problems);
            return end(events, WorkEnd::finished, {});
        }
        Collector sink{events, id, *work.reducer, {}};
        work.work->run(work.part, sink, StopToken{});
        work.reducer->end_part();
        work.has_problems = work.has_problems || sink.has_problems;
        if (!sink.text.empty()) events.work_rows(id, sink.text);
        work.items += work.work->items_in(work.part);
        ++work.part;
        events.work_progress(id, open ? work.reducer->taken() : work.items);
        return true;
    }
    void run_all(WorkEvents& events) {
        while (step(events)) continue;
    }

  private:
    struct Running {
        WorkRequest request;
        std::unique_ptr<Work> work;
        std::optional<Reducer> reducer;  // once it is planned
        std::int64_t part = 0;
        std::int64_t items = 0;
        bool cancelled = false;
        bool paused = false;
        bool has_problems = false;
    };
    static void say_last_word(WorkEvents& events, Running& work, bool complete) {
        if (const auto word = work.reducer->end(complete)) events.work_rows(work.request.id, std::string(*word));
    }
    struct Collector final : Sink {
        Collector(WorkEvents& to, int work, Reducer& rows, std::string first)
            : events{to}, id{work}, reducer{rows}, text{std::move(first)} {}
        WorkEvents& events;
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
            events.work_problem(id, line, column, sentence);
        }
    };

    template <class F>
    void with_id(int id, F f) {
        for (Running& work : running_) {
            if (work.request.id == id) f(work);
        }
    }
    bool plan(WorkEvents& events, Running& work) {
        auto made = make_work({work.request.verb, work.request.options, work.request.input});
        if (const auto* error = std::get_if<CallError>(&made)) return end(events, WorkEnd::failed, error->sentence);
        work.work = std::get<std::unique_ptr<Work>>(std::move(made));
        work.reducer.emplace(*work.work);
        std::string columns;
        for (const std::string& column : work.work->columns()) columns += (columns.empty() ? "" : "\t") + column;
        events.work_planned(work.request.id, work.work->parts(), work.work->items(), columns);
        if (work.request.keep && kept_parts[work.request.verb] > 0) bring_back(events, work);
        return true;
    }
    // Parts that a page before has done: what they found arrives at once.
    void bring_back(WorkEvents& events, Running& work) {
        const int id = work.request.id;
        const bool open = work.work->parts() == kOpenEnded;
        Collector sink{events, id, *work.reducer, {}};
        for (const std::int64_t parts = kept_parts[work.request.verb]; work.part < parts; ++work.part) {
            work.work->run(work.part, sink, StopToken{});
            work.reducer->end_part();
            work.items += work.work->items_in(work.part);
        }
        const std::int64_t items = open ? work.reducer->taken() : work.items;
        events.work_resumed(id, work.part, items);
        events.work_progress(id, items);
        if (!sink.text.empty()) events.work_rows(id, sink.text);
    }
    bool end(WorkEvents& events, WorkEnd how, const std::string& message) {
        const int id = running_.front().request.id;
        running_.pop_front();
        events.work_ended(id, how, message);
        return true;
    }

    std::deque<Running> running_;
};

}  // namespace rookery::shell
