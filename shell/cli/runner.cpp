#include "runner.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "interrupt.hpp"

namespace rookery::cli {
namespace {

constexpr std::int64_t kPartsAheadPerThread = 16;

struct Finished {
    CollectingSink result;
    PartStatus status = PartStatus::done;
};

// Positions count the parts of this shard: position i is part shard.index + i * shard.count.
class Runner {
  public:
    Runner(const Run& run, Output& output)
        : run_{run}, output_{output}, gate_{run.work}, window_{kPartsAheadPerThread * run.threads} {
        const std::int64_t parts = run.work.parts();
        open_ended_ = parts == kOpenEnded;
        if (!open_ended_) {
            positions_ = std::max<std::int64_t>(0, (parts - run.shard.index + run.shard.count - 1) / run.shard.count);
        }
    }

    RunReport go() {
        output_.begin_progress(items_of_shard());
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
        if (interrupted_) write_after_interrupt();
        output_.end_progress();
        output_.flush();
        report_.end = interrupted_ ? RunEnd::interrupted : RunEnd::finished;
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
            lock.unlock();
            Finished finished = run_position(position);
            lock.lock();
            if (!open_ended_ && finished.status == PartStatus::done)
                items_done_ += run_.work.items_in(part_at(position));
            finished_[position] = std::move(finished);
            something_finished_.notify_one();
        }
    }

    bool ends_at(std::int64_t position) const { return !open_ended_ && position >= positions_; }

    Finished run_position(std::int64_t position) {
        Finished finished;
        const std::int64_t part = part_at(position);
        if (run_.journal != nullptr) {
            const std::lock_guard lock(journal_mutex_);
            if (const CollectingSink* known = run_.journal->find(run_.call_number, part)) {
                finished.result = *known;
                return finished;
            }
        }
        finished.status = run_.work.run(part, finished.result, StopToken(&stop_));
        if (run_.journal != nullptr && finished.status == PartStatus::done) {
            const std::lock_guard lock(journal_mutex_);
            if (!run_.journal->add(run_.call_number, part, finished.result)) report_.journal_failed = true;
        }
        return finished;
    }

    // The main thread: until everything is written, or there is enough, or an interrupt came.
    void write_in_order() {
        std::unique_lock lock(mutex_);
        while (!ends_at(written_) && !gate_.enough()) {
            something_finished_.wait_for(lock, std::chrono::milliseconds(100),
                                         [this] { return finished_.count(written_) != 0; });
            if (interrupted()) {
                interrupted_ = true;
                return;
            }
            const std::int64_t done = open_ended_ ? gate_.taken() : items_done_;
            const auto found = finished_.find(written_);
            if (found != finished_.end()) {
                const Finished finished = std::move(found->second);
                finished_.erase(found);
                ++written_;
                const bool more_ready = finished_.count(written_) != 0;
                lock.unlock();
                window_moved_.notify_all();
                write(finished.result);
                if (!more_ready) output_.flush();
                lock.lock();
            }
            output_.progress(done);
        }
    }

    // All threads have ended: what is finished without a gap, and the rows so far of the part at the gap.
    void write_after_interrupt() {
        for (auto found = finished_.find(written_); found != finished_.end(); found = finished_.find(++written_)) {
            write(found->second.result);
            if (found->second.status != PartStatus::done) return;
        }
    }

    void write(const CollectingSink& result) {
        for (const InputProblem& problem : result.problems) output_.problem(run_.input_name, problem);
        for (const std::string& row : result.rows) {
            if (gate_.take(row)) output_.row(row);
        }
        if (!result.problems.empty()) report_.problems = true;
    }

    const Run& run_;
    Output& output_;
    RowGate gate_;
    std::int64_t window_;
    bool open_ended_ = false;
    std::int64_t positions_ = 0;  // unless open-ended

    std::mutex mutex_;  // guards the next four
    std::int64_t next_ = 0;
    std::int64_t written_ = 0;
    std::int64_t items_done_ = 0;
    std::map<std::int64_t, Finished> finished_;

    std::mutex journal_mutex_;  // guards the journal and report_.journal_failed
    std::condition_variable window_moved_;
    std::condition_variable something_finished_;
    std::atomic<bool> stop_{false};
    bool interrupted_ = false;
    RunReport report_;
};

}  // namespace

RunReport run_parts(const Run& run, Output& output) {
    return Runner(run, output).go();
}

}  // namespace rookery::cli
