// The ledger of a job's parts (core/job/ledger.hpp) as functions for JavaScript (only part_ledger.mjs calls them), in
// all wasm modules that need it: the core, and the page's UI, which so has the rows in its own memory.
//
//   rows of a part ──► Ledger: order, gaps, repeats ──► Reducer: duplicates, limits, sums ──► RowQueue ──► page
//
// Texts are UTF-8. As arguments they are an address and a length, as results a Reply, or null if there is none.
// A reply is valid until the next call, its text until the next call for the same ledger. Rows are joined by line
// feeds. Numbers are passed as doubles, exact up to 2^53; a negative limit means no limit.
#include <emscripten.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "job/ledger.hpp"
#include "job/reducer.hpp"

namespace {

using rookery::InputProblem;
using rookery::Ledger;
using rookery::LedgerRules;
using rookery::PartOutput;
using rookery::Reducer;
using rookery::ReducerRules;

// Rows that wait to be delivered, in blocks of as many as are delivered at once: the page draws in between.
class RowQueue {
  public:
    static constexpr std::int64_t kRowsAtOnce = 200;
    static constexpr std::size_t kBytesAtOnce = 128 * 1024;

    // `count` rows, each ending in a line feed.
    void add(std::string_view lines, std::int64_t count) {
        while (count > 0) {
            if (blocks_.empty() || blocks_.back().is_full()) blocks_.emplace_back();
            Block& block = blocks_.back();
            std::size_t length = lines.size();
            std::int64_t rows = count;
            if (block.rows + rows > kRowsAtOnce || block.lines.size() + length > kBytesAtOnce) {
                length = 0;
                rows = 0;
                do {
                    length = lines.find('\n', length) + 1;
                    ++rows;
                } while (rows < count && block.rows + rows < kRowsAtOnce && block.lines.size() + length < kBytesAtOnce);
            }
            block.lines += lines.substr(0, length);
            block.rows += rows;
            bytes_ += length;
            lines.remove_prefix(length);
            count -= rows;
        }
    }

    // The next block without its last line feed; valid until the next call.
    std::optional<std::string_view> next() {
        if (blocks_.empty()) return std::nullopt;
        delivered_ = std::move(blocks_.front().lines);
        blocks_.pop_front();
        bytes_ -= delivered_.size();
        return std::string_view(delivered_).substr(0, delivered_.size() - 1);
    }

    std::size_t bytes() const { return bytes_; }

  private:
    struct Block {
        std::string lines;
        std::int64_t rows = 0;
        bool is_full() const { return rows >= kRowsAtOnce || lines.size() >= kBytesAtOnce; }
    };

    std::list<Block> blocks_;
    std::string delivered_;
    std::size_t bytes_ = 0;
};

// Takes the output of the parts, and lets out the rows of the job.
class PartLedger {
  public:
    PartLedger(ReducerRules reducing, const LedgerRules& rules)
        : reducer_{std::move(reducing)}, parts_{rules, reducer_}, keeps_all_{rules.keeps_all} {
        release();
    }

    Ledger& parts() { return parts_; }
    Reducer& reducer() { return reducer_; }
    RowQueue& rows() { return rows_; }

    // Where a caller puts a text of that many bytes for the next call.
    char* room(std::size_t bytes) {
        if (room_.size() < bytes) room_.resize(bytes);
        return room_.data();
    }
    // The first bytes of the room: rows without the last line feed.
    std::string_view lines_in_room(std::size_t length) {
        room_[length] = '\n';
        return std::string_view(room_).substr(0, length + 1);
    }

    // Lets out what can be.
    void release() {
        if (reducer_.closed()) parts_.close();
        while (const auto fresh = parts_.release()) {
            take(fresh->part, fresh->output);
            if (fresh->is_done) reducer_.end_part();
            if (reducer_.closed()) parts_.close();
        }
    }

    // No more output will come. Returns whether the job is complete and all that it has to say is its last word.
    bool finish() {
        const bool complete = parts_.frontier() >= parts_.parts() && problem_count_ == 0;
        while (const auto rest = parts_.release_rest()) take(rest->part, rest->output);
        const bool is_whole = complete && reducer_.taken() == 0 && !reducer_.left_open();
        if (const auto last = reducer_.end(complete)) add_row(*last);
        return is_whole;
    }

    // The part that the last row came from, once later parts no longer count.
    std::optional<std::int64_t> last_part() const {
        if (!reducer_.closed()) return std::nullopt;
        return last_row_of_;
    }

    const InputProblem* next_problem() {
        if (problems_.empty()) return nullptr;
        problem_ = std::move(problems_.front());
        problems_.pop_front();
        return &problem_;
    }

    // Everything that a part has sent, if that is kept.
    const PartOutput* output_of(std::int64_t part) const { return keeps_all_ ? parts_.all_of(part) : nullptr; }

    void add_restored_problem(InputProblem problem) { restored_problems_.push_back(std::move(problem)); }
    // A finished part, with the problems that were added before.
    bool restore(std::int64_t part, std::string_view lines, std::int64_t count) {
        PartOutput output{std::string(lines), count, std::exchange(restored_problems_, {})};
        const bool is_new = parts_.restore(part, std::move(output));
        release();
        return is_new;
    }

  private:
    void take(std::int64_t part, const PartOutput& output) {
        problem_count_ += output.problems.size();
        problems_.insert(problems_.end(), output.problems.begin(), output.problems.end());
        if (reducer_.passes_all()) {
            reducer_.pass(output.row_count);
            rows_.add(output.rows, output.row_count);
            return;
        }
        for (std::string_view lines = output.rows; !lines.empty();) {
            const std::size_t end = lines.find('\n');
            if (const auto row = reducer_.take(lines.substr(0, end))) {
                add_row(*row);
                last_row_of_ = part;
            }
            lines.remove_prefix(end + 1);
        }
    }

    void add_row(std::string_view row) {
        line_.assign(row).push_back('\n');
        rows_.add(line_, 1);
    }

    Reducer reducer_;
    Ledger parts_;
    const bool keeps_all_;
    RowQueue rows_;
    std::list<InputProblem> problems_;
    std::size_t problem_count_ = 0;  // including those delivered
    std::int64_t last_row_of_ = 0;
    std::vector<InputProblem> restored_problems_;
    InputProblem problem_;  // delivered last
    std::string room_;
    std::string line_;
};

// A result with a text, and numbers that belong to it.
struct Reply {
    const char* text = nullptr;
    std::size_t length = 0;
    double first = 0;
    double second = 0;
};

const Reply* reply_with(std::optional<std::string_view> text, double first = 0, double second = 0) {
    static Reply reply;
    if (!text) return nullptr;
    reply = {text->data(), text->size(), first, second};
    return &reply;
}

const Reply* reply_with(const InputProblem* problem) {
    if (problem == nullptr) return nullptr;
    return reply_with(problem->sentence, static_cast<double>(problem->line), static_cast<double>(problem->column));
}

struct State {
    double count = 0;
    double remaining = 0;
    double is_finished = 0;
    double waits_for_lost = 0;
    double bytes_held = 0;
    double taken = 0;
    double last_part = 0;
};

std::int64_t limit_of(double number) {
    return number < 0 ? INT64_MAX : static_cast<std::int64_t>(number);
}

double number_of(std::int64_t parts) {
    return parts == LedgerRules::kNoLast ? INFINITY : static_cast<double>(parts);
}

std::int64_t part_of(double number) {
    return static_cast<std::int64_t>(number);
}

InputProblem problem_of(double line, double column, std::string_view sentence) {
    return {part_of(line), part_of(column), std::string(sentence)};
}

}  // namespace

extern "C" {

// `parts` is negative for an open-ended job.
EMSCRIPTEN_KEEPALIVE PartLedger* rookery_ledger_new(double parts, double rows_wanted, bool adds_counts,
                                                    bool has_dedupe_key, double max_idle_parts, bool keeps_all,
                                                    const char* last_word, std::size_t last_word_length,
                                                    const char* left_open, std::size_t left_open_length,
                                                    const char* stages, std::size_t stages_length) {
    const bool open_ended = parts < 0;
    return new PartLedger({open_ended,
                           has_dedupe_key,
                           adds_counts,
                           limit_of(rows_wanted),
                           limit_of(max_idle_parts),
                           {last_word, last_word_length},
                           {left_open, left_open_length},
                           {stages, stages_length}},
                          {.parts = limit_of(parts),
                           .most_rows = open_ended ? rookery::kAllRows : limit_of(rows_wanted),
                           .in_order = stages_length > 0,
                           .keeps_all = keeps_all});
}

EMSCRIPTEN_KEEPALIVE void rookery_ledger_delete(const PartLedger* ledger) {
    delete ledger;
}

EMSCRIPTEN_KEEPALIVE const State* rookery_ledger_state(PartLedger* ledger) {
    static State state;
    const Ledger& parts = ledger->parts();
    state = {.count = number_of(parts.parts()),
             .remaining = number_of(parts.remaining()),
             .is_finished = parts.is_finished() ? 1.0 : 0.0,
             .waits_for_lost = parts.waits_for_lost() ? 1.0 : 0.0,
             .bytes_held = static_cast<double>(parts.bytes_held() + ledger->rows().bytes()),
             .taken = static_cast<double>(ledger->reducer().taken()),
             .last_part = number_of(ledger->last_part().value_or(LedgerRules::kNoLast))};
    return &state;
}

// Negative if there is none.
EMSCRIPTEN_KEEPALIVE double rookery_ledger_take(PartLedger* ledger) {
    return static_cast<double>(ledger->parts().take().value_or(-1));
}

EMSCRIPTEN_KEEPALIVE void rookery_ledger_give_back(PartLedger* ledger, double part) {
    ledger->parts().give_back(part_of(part));
}

EMSCRIPTEN_KEEPALIVE void rookery_ledger_lose(PartLedger* ledger, double part, int attempts, const char* sentence,
                                              std::size_t length) {
    ledger->parts().lose(part_of(part), attempts, {sentence, length});
    ledger->release();
}

EMSCRIPTEN_KEEPALIVE char* rookery_ledger_room(PartLedger* ledger, std::size_t bytes) {
    return ledger->room(bytes);
}

// The rows are in the room, which has place for one more byte.
EMSCRIPTEN_KEEPALIVE void rookery_ledger_add_rows(PartLedger* ledger, double part, std::size_t length, double count) {
    ledger->parts().add_rows(part_of(part), ledger->lines_in_room(length), part_of(count));
    ledger->release();
}

EMSCRIPTEN_KEEPALIVE void rookery_ledger_add_problem(PartLedger* ledger, double part, double line, double column,
                                                     const char* sentence, std::size_t length) {
    ledger->parts().add_problem(part_of(part), problem_of(line, column, {sentence, length}));
    ledger->release();
}

EMSCRIPTEN_KEEPALIVE void rookery_ledger_end(PartLedger* ledger, double part) {
    ledger->parts().end(part_of(part));
    ledger->release();
}

EMSCRIPTEN_KEEPALIVE bool rookery_ledger_is_done(PartLedger* ledger, double part) {
    return ledger->parts().is_done(part_of(part));
}

// A problem of the part that is restored next.
EMSCRIPTEN_KEEPALIVE void rookery_ledger_restored_problem(PartLedger* ledger, double line, double column,
                                                          const char* sentence, std::size_t length) {
    ledger->add_restored_problem(problem_of(line, column, {sentence, length}));
}

// The rows are in the room, as for rookery_ledger_add_rows.
EMSCRIPTEN_KEEPALIVE bool rookery_ledger_restore(PartLedger* ledger, double part, std::size_t length, double count) {
    return ledger->restore(part_of(part), count > 0 ? ledger->lines_in_room(length) : std::string_view(),
                           part_of(count));
}

// With the number of rows.
EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_rows_of(PartLedger* ledger, double part) {
    const PartOutput* output = ledger->output_of(part_of(part));
    if (output == nullptr || output->row_count == 0) return nullptr;
    const std::string_view lines = output->rows;
    return reply_with(lines.substr(0, lines.size() - 1), static_cast<double>(output->row_count));
}

// With line and column.
EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_problem_of(PartLedger* ledger, double part, std::size_t index) {
    const PartOutput* output = ledger->output_of(part_of(part));
    return output == nullptr || index >= output->problems.size() ? nullptr : reply_with(&output->problems[index]);
}

EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_next_rows(PartLedger* ledger) {
    return reply_with(ledger->rows().next());
}

// With line and column.
EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_next_problem(PartLedger* ledger) {
    return reply_with(ledger->next_problem());
}

EMSCRIPTEN_KEEPALIVE bool rookery_ledger_finish(PartLedger* ledger) {
    return ledger->finish();
}

EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_on_progress(PartLedger* ledger, double part, const char* activity,
                                                             std::size_t length) {
    return reply_with(ledger->reducer().on_progress(part_of(part), {activity, length}));
}

}  // extern "C"
