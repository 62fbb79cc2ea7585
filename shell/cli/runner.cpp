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

#include "ending.hpp"
#include "job/ledger.hpp"
#include "job/reducer.hpp"
#include "output/output.hpp"
#include "process.hpp"

namespace rookery::cli {
namespace {

constexpr std::int64_t kPartsAheadPerThread = 16;
// A part with more rows than this waits until they can be written, unless its rows are kept as a whole.
constexpr std::int64_t kMaxRowsHeld = 20'000;
// After an allocation has thrown: a thread that has not ended by then is waiting for something that the exception left
// locked, such as a static constant that the core was initializing.
constexpr double kAbandonAfter = 5;  // seconds

// Positions number the parts in the order in which they are taken: the ledger's numbers.
class Runner {
  public:
    Runner(const Run& run, Output& output)
        : run_{run},
          output_{output},
          reducer_{run.job},
          ledger_{rules_of_ledger(run), reducer_},
          window_{kPartsAheadPerThread * run.threads},
          open_ended_{run.job.parts() == kOpenEnded},
          count_{run.parts.count()},
          items_{run.parts.items()} {}

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
        // The summary row (Job::last_word) depends on all parts of the job.
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

    // What the ledger does not record about a part that has been taken but not written.
    struct Taken {
        std::int64_t number = 0;  // in documents
        std::string activity;
        std::optional<double> seconds;  // its run time
        std::int64_t items = 0;         // of an input of unknown length, once it is done
    };

    // The output of the part at a position, for the thread that runs it.
    class PartSink final : public Sink {
      public:
        PartSink(Runner& runner, std::int64_t position, std::int64_t number)
            : runner_{runner}, position_{position}, number_{number} {}

        void row(std::string_view text) override {
            line_.assign(text).push_back('\n');
            rows(line_, 1);
        }
        void rows(std::string_view lines, std::int64_t count) override {
            std::unique_lock lock(runner_.mutex_);
            runner_.wait_for_room(lock, position_);
            runner_.ledger_.add_rows(position_, lines, count);
        }
        void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
            const std::lock_guard lock(runner_.mutex_);
            runner_.ledger_.add_problem(position_, {line, column, std::string(sentence)});
        }
        void activity(std::string_view text) override {
            const std::lock_guard lock(runner_.mutex_);
            runner_.taken_[position_].activity = text;
        }
        void document(std::string_view name, std::string_view text) override {
            if (runner_.run_.documents != nullptr) runner_.run_.documents->add(number_, name, text);
        }

      private:
        Runner& runner_;
        const std::int64_t position_;
        const std::int64_t number_;
        std::string line_;
    };

    static LedgerRules rules_of_ledger(const Run& run) {
        LedgerRules rules = ledger_rules_of(run.job);
        rules.parts = run.parts.count().value_or(LedgerRules::kNoLast);
        rules.keeps_all = run.journal != nullptr;
        return rules;
    }

    // A worker thread: takes parts as long as the next one is inside the window. Only one thread at a time takes a
    // part, because it may still have to be read.
    void run_worker() {
        while (true) {
            std::unique_lock turn(turn_);
            std::unique_lock lock(mutex_);
            window_moved_.wait(lock, [this] {
                return stop_.load() || no_part_left() || ledger_.next() < ledger_.frontier() + window_;
            });
            if (stop_.load() || no_part_left()) return;
            lock.unlock();
            const std::unique_ptr<Part> part = next_part();
            lock.lock();
            if (part == nullptr) return no_more_parts();
            const std::int64_t position = ledger_.next();
            taken_[position].number = part->number();
            if (!ledger_.take()) return;  // by now there are enough rows
            lock.unlock();
            turn.unlock();
            std::optional<double> seconds;
            const PartStatus status = run_part(*part, position, seconds);
            const std::int64_t items = status == PartStatus::done && !open_ended_ ? part->items() : 0;
            lock.lock();
            if (status != PartStatus::done) return;  // only if stop_ is set
            ledger_.end(position);
            if (count_) items_done_ += items;
            ++parts_done_;
            taken_[position].seconds = seconds;
            taken_[position].items = items;
            write_done_parts(lock);
        }
    }

    // Under the mutex.
    void wait_for_room(std::unique_lock<std::mutex>& lock, std::int64_t position) {
        if (keeps_whole_parts()) return;
        const auto has_room = [&] { return ledger_.rows_held(position) < kMaxRowsHeld || stop_.load(); };
        while (!has_room()) rows_written_.wait_for(lock, kLookInterval, has_room);
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
        ledger_.end_at(ledger_.next());
        if (!writing_ && ledger_.is_finished()) everything_written_.notify_one();
    }

    // Under the mutex, or once no thread is running.
    std::int64_t items_done() const { return open_ended_ ? reducer_.taken() : items_done_; }
    bool no_part_left() const { return ledger_.is_finished() || ledger_.next() >= ledger_.parts(); }
    // Once no thread is running.
    bool all_parts_done() const {
        if (ledger_.parts() == LedgerRules::kNoLast) return false;
        for (std::int64_t position = ledger_.frontier(); position < ledger_.parts(); ++position) {
            if (!ledger_.is_done(position)) return false;
        }
        return true;
    }
    // Whether parts are kept as a whole: for the journal, or because rows are written with the time of their part.
    bool keeps_whole_parts() const { return run_.journal != nullptr || waits_for_whole_parts(); }
    // Whether each row is written with the time that its part took.
    bool waits_for_whole_parts() const { return run_.row_seconds || run_.after_row != nullptr; }

    // Sets `seconds` to the part's run time, unless the journal has its result.
    PartStatus run_part(Part& part, std::int64_t position, std::optional<double>& seconds) {
        const PartKey key = run_.journal != nullptr ? part.key() : PartKey();
        if (run_.journal != nullptr) {
            std::unique_lock journal(journal_mutex_);
            const auto known = run_.journal->find(key);
            journal.unlock();
            if (known) {
                const std::lock_guard lock(mutex_);
                ledger_.add_rows(position, known->rows, known->row_count);
                for (const InputProblem& problem : known->problems) ledger_.add_problem(position, problem);
                return PartStatus::done;
            }
        }
        const Clock::time_point start = Clock::now();
        PartSink sink(*this, position, part.number());
        const PartStatus status = part.run(sink, StopToken(&stop_));
        seconds = seconds_since(start);
        if (run_.journal != nullptr && status == PartStatus::done) {
            if (run_.documents != nullptr) run_.documents->end_part(part.number());
            std::unique_lock lock(mutex_);
            const PartOutput& all = *ledger_.all_of(position);
            lock.unlock();  // only this thread changes it
            const std::lock_guard journal(journal_mutex_);
            if (journal_error_.load() == 0 && !run_.journal->add(key, all)) journal_error_.store(errno);
        }
        return status;
    }

    // Called under the mutex by a thread that has finished a part: writes the next parts that are done, unless another
    // thread is writing, which then finds them itself. So no thread has to be woken up for a part.
    void write_done_parts(std::unique_lock<std::mutex>& lock) {
        if (std::exchange(writing_, true)) return;
        while (const auto done = ledger_.release(true)) {
            const Taken taken = take_away(done->part);
            if (!count_) items_done_ += taken.items;
            const bool more_done = ledger_.is_done(ledger_.frontier());
            lock.unlock();
            window_moved_.notify_one();
            write_done_part(*done, taken);
            if (!more_done) output_.flush();
            lock.lock();
            if (reducer_.closed()) ledger_.close();
        }
        writing_ = false;
        if (ledger_.is_finished()) everything_written_.notify_one();
    }

    // Under the mutex, or once no thread is running.
    Taken take_away(std::int64_t position) {
        const auto found = taken_.find(position);
        Taken taken = std::move(found->second);
        taken_.erase(found);
        return taken;
    }

    void write_done_part(const Ledger::Release& done, const Taken& taken) {
        write_or_lose([&] {
            reducer_.on_progress(taken.number, taken.activity);
            write(done.output, taken.number, taken.seconds);
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

    // The main thread: waits until everything is written, there are enough rows, or the run is interrupted. Meanwhile
    // it writes the rows of the first unfinished part.
    void write_in_order() {
        std::unique_lock lock(mutex_);
        while (true) {
            everything_written_.wait_for(lock, kLookInterval, [this] { return !writing_ && ledger_.is_finished(); });
            broken_off_ = end_asked_for(run_.time_limit);
            if (!broken_off_ && started_threads_ == 0) broken_off_ = RunEnd::no_threads;
            if (!broken_off_ && !writing_ && output_.write_failed()) broken_off_ = RunEnd::write_failed;
            if (broken_off_) return;
            if (std::exchange(writing_, true)) continue;
            std::optional<Taken> taken;
            std::optional<Ledger::Release> fresh;
            write_or_lose([&] {
                const std::int64_t first = ledger_.frontier();
                if (const auto found = taken_.find(first); found != taken_.end()) taken = found->second;
                if (taken && !ledger_.is_done(first) && !waits_for_whole_parts()) fresh = ledger_.release();
            });
            const std::int64_t items = items_done();
            lock.unlock();
            rows_written_.notify_all();
            write_or_lose([&] {
                std::string_view activity = reducer_.on_progress(0, {});
                if (taken) activity = reducer_.on_progress(taken->number, taken->activity);
                if (fresh) write(fresh->output, taken->number, std::nullopt);
                output_.flush();
                output_.progress(items, activity, run_.parts.share());
                say_journal_failure();
            });
            lock.lock();
            if (reducer_.closed()) ledger_.close();
            writing_ = false;
            write_done_parts(lock);
            if (!writing_ && ledger_.is_finished()) return;
        }
    }

    // After all threads have ended: writes everything found, in the order of the parts. For an open-ended job, or one
    // with stages, only rows without a gap before them, so that they are the first ones of the whole run.
    void write_after_break() {
        while (const auto rest = ledger_.release_rest()) {
            const Taken taken = take_away(rest->part);
            write_or_lose([&] {
                reducer_.on_progress(taken.number, taken.activity);
                write(rest->output, taken.number, taken.seconds);
            });
            if (ledger_.in_order() && !rest->is_done) return;
            write_or_lose([&] { reducer_.end_part(); });
        }
        if (!ledger_.in_order() || taken_.empty()) return;
        const Taken& next = taken_.begin()->second;  // after a gap: only its odds count
        write_or_lose([&] { reducer_.on_progress(next.number, next.activity); });
    }

    void say_journal_failure() {
        const int error = journal_error_.load();
        if (error == 0 || std::exchange(journal_failure_said_, true)) return;
        if (run_.on_journal_failure) run_.on_journal_failure(error);
    }

    // `part`: its number in documents. `seconds`: the part's run time, if it is done.
    void write(const PartOutput& fresh, std::int64_t part, std::optional<double> seconds) {
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
            last_row_of_ = part;
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

    const Run& run_;
    Output& output_;
    Reducer reducer_;  // of the thread that is writing
    Ledger ledger_;    // under the mutex
    const std::int64_t window_;
    const bool open_ended_;
    const std::optional<std::int64_t> count_;
    const std::optional<std::int64_t> items_;

    std::mutex turn_;              // held by the thread that takes the next part
    std::mutex mutex_;             // guards the next four, and the ledger
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
    std::condition_variable rows_written_;  // of a part that is not done
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
