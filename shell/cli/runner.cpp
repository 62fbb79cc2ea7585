#include "runner.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "clock.hpp"
#include "ending.hpp"
#include "interrupt.hpp"
#include "row_seconds.hpp"
#include "work/reducer.hpp"

namespace rookery::cli {
namespace {

constexpr std::int64_t kPartsAheadPerThread = 16;
constexpr std::size_t kMostRowsHeld = 20'000;

// A part that a thread has taken: what it has found so far, which the main thread may write before the part is done.
// One that finds very much waits, until what is there can be written: unless its rows are wanted as a whole.
class TakenPart final : public Sink {
  public:
    // `documents` may be null.
    TakenPart(std::int64_t number, bool keeps_all, const std::atomic<bool>& stop, const Reducer& reducer,
              Documents* documents)
        : number_{number}, keeps_all_{keeps_all}, stop_{stop}, reducer_{reducer}, documents_{documents} {}

    void row(std::string_view text) override {
        std::unique_lock lock(mutex_);
        const auto has_room = [this] { return keeps_all_ || result_.rows.size() < kMostRowsHeld || stop_.load(); };
        while (!has_room()) row_taken_.wait_for(lock, kLookInterval, has_room);
        result_.row(text);
        if (reducer_.is_result(text)) ++results_;
    }
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
        const std::lock_guard lock(mutex_);
        result_.problem(line, column, sentence);
    }
    void activity(std::string_view text) override {
        const std::lock_guard lock(mutex_);
        activity_ = text;
    }
    void document(std::string_view name, std::string_view text) override {
        if (documents_ != nullptr) documents_->add(number_, name, text);
    }

    // What has come since the last call.
    CollectingSink take_new() {
        const std::lock_guard lock(mutex_);
        CollectingSink fresh;
        if (!keeps_all_) {
            std::swap(fresh, result_);
            row_taken_.notify_one();
            return fresh;
        }
        fresh.rows.assign(result_.rows.begin() + rows_taken_, result_.rows.end());
        fresh.problems.assign(result_.problems.begin() + problems_taken_, result_.problems.end());
        rows_taken_ = static_cast<std::ptrdiff_t>(result_.rows.size());
        problems_taken_ = static_cast<std::ptrdiff_t>(result_.problems.size());
        return fresh;
    }
    std::int64_t number() const { return number_; }
    std::string activity() {
        const std::lock_guard lock(mutex_);
        return activity_;
    }
    // For the thread that runs it, once the part is done: rows that are results.
    std::int64_t results() const { return results_; }
    // The same, of a part that keeps all.
    const CollectingSink& result() const { return result_; }

  private:
    std::int64_t number_;
    bool keeps_all_;
    const std::atomic<bool>& stop_;
    const Reducer& reducer_;
    Documents* documents_;
    std::mutex mutex_;
    std::condition_variable row_taken_;
    CollectingSink result_;
    std::string activity_;
    std::int64_t results_ = 0;
    std::ptrdiff_t rows_taken_ = 0;
    std::ptrdiff_t problems_taken_ = 0;
};

// Positions count the parts of this shard: position i is part shard.index + i * shard.count.
class Runner {
  public:
    Runner(const Run& run, Output& output)
        : run_{run}, output_{output}, reducer_{run.work}, window_{kPartsAheadPerThread * run.threads} {
        const std::int64_t parts = run.work.parts();
        open_ended_ = parts == kOpenEnded;
        if (!open_ended_) {
            positions_ = std::max<std::int64_t>(0, (parts - run.shard.index + run.shard.count - 1) / run.shard.count);
            all_positions_ = positions_;
        }
    }

    RunReport go() {
        output_.begin_progress(items_of_shard(), run_.time_limit);
        std::vector<std::thread> threads;
        threads.reserve(static_cast<std::size_t>(run_.threads));
        for (int i = 0; i < run_.threads; ++i) threads.emplace_back([this] { work_on(); });
        write_in_order();
        {
            const std::lock_guard lock(mutex_);  // so that no thread is between looking at stop_ and waiting
            stop_.store(true);
        }
        window_moved_.notify_all();
        for (std::thread& thread : threads) thread.join();
        if (broken_off_) {
            const bool all_done = all_parts_done();
            write_after_break();
            if (all_done || reducer_.enough()) broken_off_.reset();
        }
        if (reducer_.enough() && run_.documents != nullptr) run_.documents->drop_behind(last_row_of_);
        // The work's last word comes of all its parts.
        const bool complete = !broken_off_ && run_.shard.count == 1 && !report_.problems;
        const double seconds = run_.work.adds_counts() ? summed_seconds_ : seconds_since(started_);
        report_.whole = complete && reducer_.taken() == 0 && !reducer_.left_open();
        report_.decided = report_.whole || reducer_.taken() > 0;
        if (const auto last = reducer_.end(complete)) put(*last, seconds);
        output_.end_progress();
        output_.flush();
        report_.odds = reducer_.odds();
        report_.end = reducer_.gave_up() ? RunEnd::gave_up : broken_off_.value_or(RunEnd::finished);
        report_.wanted = items_of_shard();
        report_.done = items_done();
        report_.parts = all_positions_;
        report_.parts_done = parts_done_;
        return report_;
    }

  private:
    std::int64_t part_at(std::int64_t position) const { return run_.shard.index + position * run_.shard.count; }

    std::int64_t items_of_shard() const {
        if (open_ended_ || run_.shard.count == 1) return run_.work.items();
        std::int64_t items = 0;
        for (std::int64_t i = 0; i < positions_; ++i) items += run_.work.items_in(part_at(i));
        return items;
    }

    // A worker thread: takes the next position while it is inside the window.
    void work_on() {
        std::unique_lock lock(mutex_);
        while (true) {
            window_moved_.wait(lock, [this] { return stop_.load() || ends_at(next_) || next_ < written_ + window_; });
            if (stop_.load() || ends_at(next_)) return;
            const std::int64_t position = next_++;
            // What is wanted as a whole: for the journal, or for the time that is to be written beside it.
            const bool keeps_all = run_.journal != nullptr || waits_for_whole_parts();
            const auto part =
                std::make_shared<TakenPart>(part_at(position), keeps_all, stop_, reducer_, run_.documents);
            taken_[position] = {part, false, {}};
            lock.unlock();
            std::optional<double> seconds;
            const PartStatus status = run_position(position, *part, seconds);
            lock.lock();
            if (status != PartStatus::done) return;  // only when stop_ is set
            if (part->results() >= run_.work.most_rows()) positions_ = std::min(positions_, position + 1);
            if (!open_ended_) items_done_ += run_.work.items_in(part_at(position));
            ++parts_done_;
            taken_[position].done = true;
            taken_[position].seconds = seconds;
            something_finished_.notify_one();
        }
    }

    // Under the mutex, or once no thread runs.
    std::int64_t items_done() const { return open_ended_ ? reducer_.taken() : items_done_; }
    bool ends_at(std::int64_t position) const { return !open_ended_ && position >= positions_; }
    // Once no thread runs.
    bool all_parts_done() const {
        if (open_ended_) return false;
        for (std::int64_t position = written_; position < positions_; ++position) {
            const auto found = taken_.find(position);
            if (found == taken_.end() || !found->second.done) return false;
        }
        return true;
    }
    // Each row is written with the time that its part took.
    bool waits_for_whole_parts() const { return run_.row_seconds || run_.after_row != nullptr; }

    // `seconds`: how long it took, unless it was known.
    PartStatus run_position(std::int64_t position, TakenPart& taken, std::optional<double>& seconds) {
        const std::int64_t part = part_at(position);
        if (run_.journal != nullptr) {
            const std::lock_guard lock(journal_mutex_);
            if (const CollectingSink* known = run_.journal->find(run_.call_number, part)) {
                for (const InputProblem& problem : known->problems)
                    taken.problem(problem.line, problem.column, problem.sentence);
                for (const std::string& row : known->rows) taken.row(row);
                return PartStatus::done;
            }
        }
        const Clock::time_point start = Clock::now();
        const PartStatus status = run_.work.run(part, taken, StopToken(&stop_));
        seconds = seconds_since(start);
        if (run_.journal != nullptr && status == PartStatus::done) {
            const std::lock_guard lock(journal_mutex_);
            if (!run_.journal->add(run_.call_number, part, taken.result())) report_.journal_failed = true;
        }
        return status;
    }

    // The main thread: until everything is written, or there is enough, or an interrupt came.
    void write_in_order() {
        std::unique_lock lock(mutex_);
        while (!ends_at(written_) && !reducer_.closed()) {
            const auto first_is_done = [this] {
                const auto first = taken_.find(written_);
                return first != taken_.end() && first->second.done;
            };
            something_finished_.wait_for(lock, kLookInterval, first_is_done);
            broken_off_ = end_asked_for(run_.time_limit);
            if (broken_off_) return;
            const std::int64_t done = items_done();
            std::string_view activity = reducer_.on_progress(0, {});
            if (const auto first = taken_.find(written_); first != taken_.end()) {
                const std::shared_ptr<TakenPart> part = first->second.part;
                const bool whole = first->second.done;
                const std::optional<double> seconds = first->second.seconds;
                activity = reducer_.on_progress(part->number(), part->activity());
                if (whole) {
                    taken_.erase(first);
                    ++written_;
                }
                const bool more_ready = whole && first_is_done();
                lock.unlock();
                if (whole) window_moved_.notify_all();
                if (whole || !waits_for_whole_parts()) write(*part, seconds);
                if (whole) reducer_.end_part();
                if (!more_ready) output_.flush();
                lock.lock();
            }
            output_.progress(done, activity);
        }
    }

    // All threads have ended: everything found, in the order of the parts. Of an open-ended work only what has no gap
    // before it, so that the rows are the first ones of the whole run.
    void write_after_break() {
        for (const auto& [position, taken] : taken_) {
            reducer_.on_progress(taken.part->number(), taken.part->activity());
            if (open_ended_ && position != written_++) return;
            write(*taken.part, taken.seconds);
            if (open_ended_ && !taken.done) return;
            reducer_.end_part();
        }
    }

    // `seconds`: of the part that it comes from, if it is done.
    void write(TakenPart& part, std::optional<double> seconds) {
        const CollectingSink result = part.take_new();
        for (const InputProblem& problem : result.problems) output_.problem(run_.input_name, problem);
        const bool adds = run_.work.adds_counts();
        for (const std::string& row : result.rows) {
            const auto out = reducer_.take(row);
            if (!out) continue;
            put(*out, adds ? std::exchange(summed_seconds_, 0) : seconds);
            last_row_of_ = part.number();
        }
        if (adds) summed_seconds_ += seconds.value_or(0);
        if (!result.problems.empty()) report_.problems = true;
    }

    void put(std::string_view row, std::optional<double> seconds) {
        if (run_.row_seconds) {
            output_.row(with_seconds(row, seconds, run_.json));
        } else {
            output_.row(row);
        }
        if (run_.after_row && seconds) {
            output_.flush();
            run_.after_row(std::string(row), *seconds);
        }
    }

    const Run& run_;
    Output& output_;
    Reducer reducer_;
    std::int64_t window_;
    bool open_ended_ = false;

    std::int64_t all_positions_ = 0;

    std::mutex mutex_;            // guards the next six
    std::int64_t positions_ = 0;  // to be run, unless open-ended: fewer once one part has all the rows that are wanted
    std::int64_t next_ = 0;
    std::int64_t written_ = 0;
    std::int64_t items_done_ = 0;
    std::int64_t parts_done_ = 0;
    struct Taken {
        std::shared_ptr<TakenPart> part;
        bool done = false;
        std::optional<double> seconds;  // that it took
    };
    std::map<std::int64_t, Taken> taken_;  // by position, those that are not written

    std::mutex journal_mutex_;  // guards the journal and report_.journal_failed
    std::condition_variable window_moved_;
    std::condition_variable something_finished_;
    std::atomic<bool> stop_{false};
    std::optional<RunEnd> broken_off_;  // why, if it was
    RunReport report_;
    Clock::time_point started_ = Clock::now();
    std::int64_t last_row_of_ = 0;  // the part
    double summed_seconds_ = 0;     // of the parts whose counts are in the sum that is not written yet
};

}  // namespace

RunReport run_parts(const Run& run, Output& output) {
    return Runner(run, output).go();
}

}  // namespace rookery::cli
