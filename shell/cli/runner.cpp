#include "runner.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "clock.hpp"
#include "ending.hpp"
#include "job/reducer.hpp"
#include "output/output.hpp"
#include "process.hpp"
#include "taken_part.hpp"

namespace rookery::cli {
namespace {

constexpr std::int64_t kPartsAheadPerThread = 16;
// After an allocation has thrown: a thread that has not ended by then is waiting for something that the exception left
// locked, such as a static constant that the core was initializing.
constexpr double kAbandonAfter = 5;  // seconds

// Positions number the parts in the order in which they are taken.
class Runner {
  public:
    Runner(const Run& run, Output& output)
        : run_{run},
          output_{output},
          reducer_{run.job},
          window_{kPartsAheadPerThread * run.threads},
          open_ended_{run.job.parts() == kOpenEnded},
          in_order_{open_ended_ || !run.job.stages().empty()},
          count_{run.parts.count()},
          items_{run.parts.items()} {
        if (count_) end_ = *count_;
    }

    RunReport go() {
        output_.begin_progress(items_.value_or(0), run_.time_limit);
        std::vector<std::thread> threads = start_threads();
        write_in_order();
        end_threads(threads);
        if (broken_off_) {
            const bool all_done = all_parts_done() && !lost_rows_;
            write_after_break();
            if (all_done || reducer_.enough()) broken_off_.reset();
        }
        if (reducer_.enough() && run_.documents != nullptr) run_.documents->drop_behind(last_row_of_);
        say_journal_failure();
        say_problems_left();
        // The job's last word depends on all its parts.
        const bool complete = !broken_off_ && run_.all_parts && report_.problems == 0;
        const double seconds = run_.job.adds_counts() ? summed_seconds_ : seconds_since(started_);
        report_.whole = complete && reducer_.taken() == 0 && !reducer_.left_open() && !reducer_.gave_up();
        report_.decided = report_.whole || reducer_.taken() > 0;
        if (const auto last = reducer_.end(complete)) put(*last, seconds);
        output_.end_progress();
        output_.flush();
        report_.odds = reducer_.odds();
        report_.end = output_.write_failed() ? RunEnd::write_failed
                      : reducer_.gave_up()   ? RunEnd::gave_up
                                             : broken_off_.value_or(RunEnd::finished);
        report_.wanted = items_.value_or(-1);
        report_.done = items_done();
        report_.parts = count_.value_or(0);
        report_.parts_done = parts_done_;
        return report_;
    }

  private:
    // Starts as many threads as the system allows.
    std::vector<std::thread> start_threads() {
        std::vector<std::thread> threads;
        try {
            threads.reserve(static_cast<std::size_t>(run_.threads));
            while (static_cast<int>(threads.size()) < run_.threads) {
                threads.emplace_back([this] { run_thread(); });
                ++started_threads_;
            }
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
            note_memory_ran_out();
        }
        report_.threads_missing = run_.threads - static_cast<int>(threads.size());
        return threads;
    }

    void end_threads(std::vector<std::thread>& threads) {
        {
            std::unique_lock lock(mutex_);  // so that no thread is between checking stop_ and waiting
            stop_.store(true);
            window_moved_.notify_all();
            while (
                !thread_ended_.wait_for(lock, kLookInterval, [this] { return ended_threads_ == started_threads_; })) {
                if (threw_ && seconds_since(*threw_) > kAbandonAfter) output_.abandon();
            }
        }
        for (std::thread& thread : threads) thread.join();
    }

    void run_thread() {
        std::optional<Clock::time_point> threw;
        try {
            run_worker();
        } catch (const std::bad_alloc&) {
            note_memory_ran_out();
            threw = Clock::now();
        }
        const std::lock_guard lock(mutex_);
        if (threw) threw_ = threw;
        ++ended_threads_;
        thread_ended_.notify_one();
    }

    struct Taken {
        std::shared_ptr<TakenPart> part;
        bool done = false;
        std::optional<double> seconds;  // its run time
        std::int64_t items = 0;
    };

    // A worker thread: takes parts as long as the next one is inside the window. Only one thread at a time takes a
    // part, because it may still have to be read.
    void run_worker() {
        while (true) {
            std::unique_lock turn(turn_);
            std::unique_lock lock(mutex_);
            window_moved_.wait(lock, [this] { return stop_.load() || ends_at(next_) || next_ < written_ + window_; });
            if (stop_.load() || ends_at(next_)) return;
            lock.unlock();
            const std::unique_ptr<Part> part = next_part();
            lock.lock();
            if (part == nullptr) return no_more_parts();
            const std::int64_t position = next_++;
            const auto taken =
                std::make_shared<TakenPart>(part->number(), keeps_all(), stop_, reducer_, run_.documents);
            taken_[position] = {taken, false, {}, 0};
            lock.unlock();
            turn.unlock();
            std::optional<double> seconds;
            const PartStatus status = run_part(*part, *taken, seconds);
            const std::int64_t items = status == PartStatus::done && !open_ended_ ? part->items() : 0;
            lock.lock();
            if (status != PartStatus::done) return;  // only if stop_ is set
            if (taken->results() >= run_.job.most_rows()) end_ = std::min(end_, position + 1);
            if (count_) items_done_ += items;
            ++parts_done_;
            taken_[position].done = true;
            taken_[position].seconds = seconds;
            taken_[position].items = items;
            write_done_parts(lock);
        }
    }

    // Under turn_. A part lost to a failed allocation would leave a gap without a position, so none is taken after it.
    std::unique_ptr<Part> next_part() {
        try {
            return run_.parts.next(stop_);
        } catch (const std::bad_alloc&) {
            stop_.store(true);
            throw;
        }
    }

    // Under the mutex. If the run must end, reading has stopped early, which is not the end of the list.
    void no_more_parts() {
        if (stop_.load() || end_asked_for(run_.time_limit)) return;
        end_ = std::min(end_, next_);
        if (!writing_ && all_written()) everything_written_.notify_one();
    }

    // Under the mutex, or once no thread is running.
    std::int64_t items_done() const { return open_ended_ ? reducer_.taken() : items_done_; }
    bool ends_at(std::int64_t position) const { return position >= end_; }
    // Once no thread is running.
    bool all_parts_done() const {
        if (end_ == kUnknown) return false;
        for (std::int64_t position = written_; position < end_; ++position) {
            const auto found = taken_.find(position);
            if (found == taken_.end() || !found->second.done) return false;
        }
        return true;
    }
    // Whether parts are kept as a whole: for the journal, or because rows are written with the time of their part.
    bool keeps_all() const { return run_.journal != nullptr || waits_for_whole_parts(); }
    // Whether each row is written with the time that its part took.
    bool waits_for_whole_parts() const { return run_.row_seconds || run_.after_row != nullptr; }

    // Sets `seconds` to the part's run time, unless the journal has its result.
    PartStatus run_part(Part& part, TakenPart& taken, std::optional<double>& seconds) {
        const PartKey key = run_.journal != nullptr ? part.key() : PartKey();
        if (run_.journal != nullptr) {
            const std::lock_guard lock(journal_mutex_);
            if (auto known = run_.journal->find(key)) {
                taken.put_back(std::move(*known));
                return PartStatus::done;
            }
        }
        const Clock::time_point start = Clock::now();
        const PartStatus status = part.run(taken, StopToken(&stop_));
        seconds = seconds_since(start);
        if (run_.journal != nullptr && status == PartStatus::done) {
            if (run_.documents != nullptr) run_.documents->end_part(part.number());
            const std::lock_guard lock(journal_mutex_);
            if (journal_error_.load() == 0 && !run_.journal->add(key, taken.result())) journal_error_.store(errno);
        }
        return status;
    }

    // Called under the mutex by a thread that has finished a part: writes the next parts that are done, unless another
    // thread is writing, which then finds them itself. So no thread has to be woken up for a part.
    void write_done_parts(std::unique_lock<std::mutex>& lock) {
        if (std::exchange(writing_, true)) return;
        for (auto first = first_done(); first != taken_.end() && !reducer_.closed(); first = first_done()) {
            const Taken taken = std::move(first->second);
            taken_.erase(first);
            ++written_;
            if (!count_) items_done_ += taken.items;
            const bool more_done = first_done() != taken_.end();
            lock.unlock();
            window_moved_.notify_one();
            write_done_part(taken);
            if (!more_done) output_.flush();
            lock.lock();
        }
        writing_ = false;
        if (all_written()) everything_written_.notify_one();
    }

    void write_done_part(const Taken& taken) {
        write_or_lose([&] {
            reducer_.on_progress(taken.part->number(), taken.part->activity());
            write(*taken.part, taken.seconds);
            reducer_.end_part();
        });
    }

    // If there is not enough memory to write a row, no later row is written either: there would be a gap.
    template <class Write>
    void write_or_lose(Write write) {
        if (lost_rows_) return;
        try {
            write();
        } catch (const std::bad_alloc&) {
            note_memory_ran_out();
            lost_rows_ = true;
        }
    }

    // Under the mutex, while no thread is writing.
    bool all_written() const { return reducer_.closed() || ends_at(written_); }

    // Under the mutex: the first unwritten part, if it is done.
    std::map<std::int64_t, Taken>::iterator first_done() {
        const auto first = taken_.find(written_);
        return first != taken_.end() && first->second.done ? first : taken_.end();
    }

    // The main thread: waits until everything is written, there are enough rows, or the run is interrupted. Meanwhile
    // it writes the rows of the first unfinished part.
    void write_in_order() {
        std::unique_lock lock(mutex_);
        while (true) {
            everything_written_.wait_for(lock, kLookInterval, [this] { return !writing_ && all_written(); });
            broken_off_ = end_asked_for(run_.time_limit);
            if (!broken_off_ && started_threads_ == 0) broken_off_ = RunEnd::no_threads;
            if (!broken_off_ && !writing_ && output_.write_failed()) broken_off_ = RunEnd::write_failed;
            if (broken_off_) return;
            if (std::exchange(writing_, true)) continue;
            const auto first = taken_.find(written_);
            const std::shared_ptr<TakenPart> part = first != taken_.end() ? first->second.part : nullptr;
            const std::int64_t items = items_done();
            lock.unlock();
            write_or_lose([&] {
                std::string_view activity = reducer_.on_progress(0, {});
                if (part != nullptr) {
                    activity = reducer_.on_progress(part->number(), part->activity());
                    if (!waits_for_whole_parts()) write(*part, std::nullopt);
                    output_.flush();
                }
                output_.progress(items, activity, run_.parts.share());
                say_journal_failure();
            });
            lock.lock();
            writing_ = false;
            write_done_parts(lock);
            if (!writing_ && all_written()) return;
        }
    }

    // After all threads have ended: writes everything found, in the order of the parts. For an open-ended job, or one
    // with stages, only rows without a gap before them, so that they are the first ones of the whole run.
    void write_after_break() {
        for (const auto& entry : taken_) {  // clang 14 cannot capture structured bindings
            const std::int64_t position = entry.first;
            const Taken& taken = entry.second;
            if (in_order_ && position != written_) {
                write_or_lose([&] { reducer_.on_progress(taken.part->number(), taken.part->activity()); });
                return;
            }
            ++written_;
            write_or_lose([&] {
                reducer_.on_progress(taken.part->number(), taken.part->activity());
                write(*taken.part, taken.seconds);
            });
            if (in_order_ && !taken.done) return;
            write_or_lose([&] { reducer_.end_part(); });
        }
    }

    void say_journal_failure() {
        const int error = journal_error_.load();
        if (error == 0 || std::exchange(journal_failure_said_, true)) return;
        if (run_.on_journal_failure) run_.on_journal_failure(error);
    }

    // `seconds`: the part's run time, if it is done.
    void write(TakenPart& part, std::optional<double> seconds) {
        const PartResult fresh = part.take_new();
        for (const InputProblem& problem : fresh.problems) say(problem);
        if (reducer_.passes_all() && !waits_for_whole_parts()) {
            reducer_.pass(fresh.row_count);
            output_.rows(fresh.rows);
            return;
        }
        const bool adds = run_.job.adds_counts();
        std::string_view rows = fresh.rows;
        while (!rows.empty()) {
            const std::size_t end = rows.find('\n');
            const auto out = reducer_.take(rows.substr(0, end));
            rows.remove_prefix(end + 1);
            if (!out) continue;
            put(*out, adds ? std::exchange(summed_seconds_, 0) : seconds);
            last_row_of_ = part.number();
        }
        if (adds) summed_seconds_ += seconds.value_or(0);
    }

    void put(std::string_view row, std::optional<double> seconds) {
        if (run_.row_seconds) {
            output_.row(with_seconds(row, seconds, run_.json));
        } else {
            output_.row(row);
        }
        if (run_.after_row && seconds) {
            output_.flush();
            run_.after_row(row, *seconds);
        }
    }

    void say(const InputProblem& problem) {
        const std::int64_t line = run_.lines_before + problem.line;
        if (report_.problems++ < run_.most_problems) {
            output_.problem(run_.input_name, {line, problem.column, problem.sentence});
        } else if (first_unsaid_ == 0) {
            first_unsaid_ = line;
        }
    }
    void say_problems_left() {
        const std::int64_t left = report_.problems - run_.most_problems;
        if (left <= 0) return;
        const std::string count = std::to_string(left) + (left == 1 ? " more problem" : " more problems");
        output_.problem(run_.input_name, {first_unsaid_, 1, "and " + count + " from here on"});
    }

    static constexpr std::int64_t kUnknown = INT64_MAX;

    const Run& run_;
    Output& output_;
    Reducer reducer_;
    const std::int64_t window_;
    const bool open_ended_;
    const bool in_order_;  // nothing after a gap is a result
    const std::optional<std::int64_t> count_;
    const std::optional<std::int64_t> items_;

    std::mutex turn_;              // held by the thread that takes the next part
    std::mutex mutex_;             // guards the next seven
    std::int64_t end_ = kUnknown;  // number of positions to run: fewer than there are once one part has all rows wanted
    std::int64_t next_ = 0;
    std::int64_t written_ = 0;
    std::int64_t items_done_ = 0;  // for a list of unknown length, those written, which have no gap before them
    std::int64_t parts_done_ = 0;
    std::map<std::int64_t, Taken> taken_;  // by position, those not written yet
    bool writing_ = false;                 // a thread is writing: it alone uses the reducer and the output

    int started_threads_ = 0;
    int ended_threads_ = 0;                   // under the mutex
    std::optional<Clock::time_point> threw_;  // under the mutex: when an allocation of a thread threw
    std::condition_variable thread_ended_;
    bool lost_rows_ = false;  // only the writing thread uses it

    std::mutex journal_mutex_;           // guards the journal
    std::atomic<int> journal_error_{0};  // the errno of the first record that could not be written
    bool journal_failure_said_ = false;
    std::condition_variable window_moved_;
    std::condition_variable everything_written_;
    std::atomic<bool> stop_{false};
    std::optional<RunEnd> broken_off_;  // why the run was stopped early, if it was
    RunReport report_;
    Clock::time_point started_ = Clock::now();
    std::int64_t last_row_of_ = 0;   // the part that the last row came from
    double summed_seconds_ = 0;      // of the parts whose counts are in the sum not written yet
    std::int64_t first_unsaid_ = 0;  // line of the first problem not printed; 0: all were printed
};

}  // namespace

RunReport run_parts(const Run& run, Output& output) {
    return Runner(run, output).go();
}

}  // namespace rookery::cli
