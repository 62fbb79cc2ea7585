#include "stream.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "ending.hpp"
#include "interrupt.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kBlocksPerThread = 16;
constexpr std::int64_t kMostProblems = 1000;  // that are worded; the rest are counted
constexpr int kPause = 5;                     // milliseconds without anything new: what has come is run

// Where line number `count` ends, behind its line feed; npos if there are fewer whole lines. `found`: how many there
// are, if so.
std::size_t end_of_line(std::string_view text, int count, int& found) {
    std::size_t at = 0;
    for (found = 0; found < count; ++found) {
        const void* feed = std::memchr(text.data() + at, '\n', text.size() - at);
        if (feed == nullptr) return std::string_view::npos;
        at = static_cast<std::size_t>(static_cast<const char*>(feed) - text.data()) + 1;
    }
    return at;
}

// As core/text counts them: a carriage return by itself ends a line too.
std::int64_t lines_in(std::string_view text, std::int64_t feeds) {
    std::int64_t lines = feeds;
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] != '\n') ++lines;
    }
    return lines;
}

// Some lines, and what came of them so far, which may be written before they are done.
class Block final : public Sink {
  public:
    Block(std::string lines, std::int64_t first_line) : lines_{std::move(lines)}, first_line_{first_line} {}

    void row(std::string_view text) override {
        const std::lock_guard lock(mutex_);
        rows_.append(text).push_back('\n');
    }
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
        const std::lock_guard lock(mutex_);
        problems_.push_back({line, column, std::string(sentence)});
    }
    void activity(std::string_view text) override {
        const std::lock_guard lock(mutex_);
        activity_ = text;
    }

    struct News {
        std::string rows;  // each with its line end
        std::vector<InputProblem> problems;
        std::string activity;
    };
    News take_new() {
        const std::lock_guard lock(mutex_);
        return {std::exchange(rows_, {}), std::exchange(problems_, {}), activity_};
    }

    // For the thread that runs it.
    std::string take_lines() { return std::move(lines_); }
    std::int64_t first_line() const { return first_line_; }

    // Under the stream's mutex.
    bool done = false;
    std::int64_t puzzles = 0;  // in it, once it is done

  private:
    std::string lines_;
    std::int64_t first_line_;
    std::mutex mutex_;
    std::string rows_;
    std::vector<InputProblem> problems_;
    std::string activity_;
};

class StreamRun {
  public:
    StreamRun(const Stream& stream, Source& source, Output& output)
        : stream_{stream},
          source_{source},
          output_{output},
          most_blocks_{kBlocksPerThread * static_cast<std::size_t>(stream.threads)} {}

    RunReport go() {
        output_.begin_progress(0, stream_.time_limit);
        std::vector<std::thread> threads;
        threads.emplace_back([this] { read_on(); });
        for (int i = 0; i < stream_.threads; ++i) threads.emplace_back([this] { work_on(); });
        write_in_order();
        {
            const std::lock_guard lock(mutex_);  // so that no thread is between looking at stop_ and waiting
            stop_.store(true);
        }
        block_came_.notify_all();
        room_came_.notify_all();
        for (std::thread& thread : threads) thread.join();
        for (const auto& block : window_) write(*block);  // what an end before the time has left
        say_problems_left();
        output_.end_progress();
        output_.flush();
        report_.wanted = -1;
        return report_;
    }

  private:
    // The reader: cuts what comes into blocks of whole lines. Those that have come are not kept waiting for more.
    void read_on() {
        std::string text = stream_.beginning;
        std::size_t at = 0;
        std::int64_t line = 1;
        bool more = true;
        const auto cut = [&](std::size_t size, int feeds) {
            std::string lines = text.substr(at, size);
            const std::int64_t count = lines_in(lines, feeds);
            const bool taken = put(std::make_shared<Block>(std::move(lines), line));
            at += size;
            line += count;
            return taken;
        };
        while (more) {
            int feeds = 0;
            const std::string_view rest = std::string_view(text).substr(at);
            const std::size_t end = end_of_line(rest, stream_.lines, feeds);
            if (end != std::string_view::npos) {
                if (!cut(end, feeds)) return;
                continue;
            }
            text.erase(0, std::exchange(at, 0));
            const Source::Got got = source_.read(text, kPause);
            if (got == Source::Got::pause) {
                if (stop_.load()) return;
                const std::size_t whole = text.rfind('\n') + 1;
                if (whole > 0 && !cut(whole, feeds)) return;
            }
            more = got == Source::Got::bytes || got == Source::Got::pause;
        }
        while (at < text.size()) {
            int feeds = 0;
            const std::size_t end = end_of_line(std::string_view(text).substr(at), stream_.lines, feeds);
            if (!cut(std::min(end, text.size() - at), feeds)) return;
        }
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        block_came_.notify_all();
        something_finished_.notify_one();
    }

    // Once there is room. False: the run is over.
    bool put(std::shared_ptr<Block> block) {
        {
            std::unique_lock lock(mutex_);
            room_came_.wait(lock, [this] { return stop_.load() || window_.size() < most_blocks_; });
            if (stop_.load()) return false;
            window_.push_back(std::move(block));
        }
        block_came_.notify_one();
        return true;
    }

    void work_on() {
        std::unique_lock lock(mutex_);
        while (true) {
            block_came_.wait(lock, [this] { return stop_.load() || next_ < window_.size() || ended_; });
            if (stop_.load() || next_ >= window_.size()) return;
            const std::shared_ptr<Block> block = window_[next_++];
            lock.unlock();
            const std::optional<std::int64_t> puzzles = run(*block);
            lock.lock();
            if (!puzzles) return;  // only when stop_ is set
            block->puzzles = *puzzles;
            block->done = true;
            something_finished_.notify_one();
        }
    }

    // How many puzzles it has; nothing: it was stopped.
    std::optional<std::int64_t> run(Block& block) {
        const std::int64_t first = block.first_line();
        const auto made = make_work(call_of(stream_, block.take_lines(), first));
        const Work& work = *std::get<std::unique_ptr<Work>>(made);
        for (std::int64_t part = 0; part < work.parts(); ++part) {
            if (work.run(part, block, StopToken(&stop_)) != PartStatus::done) return std::nullopt;
        }
        return work.items();
    }

    // The main thread: until everything is written, or an interrupt came.
    void write_in_order() {
        std::unique_lock lock(mutex_);
        const auto first_is_done = [this] { return !window_.empty() && window_.front()->done; };
        while (!(ended_ && window_.empty())) {
            something_finished_.wait_for(lock, kLookInterval,
                                         [&] { return first_is_done() || (ended_ && window_.empty()); });
            report_.end = end_asked_for(stream_.time_limit).value_or(RunEnd::finished);
            if (report_.end != RunEnd::finished) return;
            if (window_.empty()) continue;
            const std::shared_ptr<Block> block = window_.front();
            const bool whole = block->done;
            if (whole) {
                window_.pop_front();
                --next_;
                report_.done += block->puzzles;
            }
            const bool more_ready = whole && first_is_done();
            lock.unlock();
            if (whole) room_came_.notify_one();
            const std::string activity = write(*block);
            if (!more_ready) output_.flush();
            output_.progress(report_.done, activity, source_.share());
            lock.lock();
        }
    }

    std::string write(Block& block) {
        Block::News news = block.take_new();
        for (const InputProblem& problem : news.problems) {
            if (++problems_ <= kMostProblems) output_.problem(stream_.input_name, problem);
            if (problems_ == kMostProblems + 1) first_unsaid_ = problem.line;
        }
        if (!news.problems.empty()) report_.problems = true;
        if (!news.rows.empty()) output_.rows(news.rows);
        return std::move(news.activity);
    }

    void say_problems_left() {
        const std::int64_t left = problems_ - kMostProblems;
        if (left <= 0) return;
        const std::string count = std::to_string(left) + (left == 1 ? " more problem" : " more problems");
        output_.problem(stream_.input_name, {first_unsaid_, 1, "and " + count + " from here on"});
    }

    const Stream& stream_;
    Source& source_;
    Output& output_;
    const std::size_t most_blocks_;

    std::mutex mutex_;                            // guards the next three
    std::deque<std::shared_ptr<Block>> window_;   // read and not written, in their order
    std::size_t next_ = 0;                        // of the window: the first that no thread has taken
    bool ended_ = false;                          // everything is read
    std::condition_variable room_came_;           // for the reader
    std::condition_variable block_came_;          // for the workers
    std::condition_variable something_finished_;  // for the writer
    std::atomic<bool> stop_{false};

    RunReport report_;
    std::int64_t problems_ = 0;
    std::int64_t first_unsaid_ = 1;
};

}  // namespace

Call call_of(const Stream& stream, std::string lines, std::int64_t first_line) {
    Call call = stream.call;
    call.input = std::move(lines);
    call.lines->first = first_line;
    return call;
}

RunReport run_stream(const Stream& stream, Source& source, Output& output) {
    return StreamRun(stream, source, output).go();
}

}  // namespace rookery::cli
