// The ledger of a job's parts (core/job/ledger.hpp) as functions for JavaScript (only part_ledger.mjs calls them), in
// all wasm modules that need it: the core, and the page's UI, which thus has the rows in its own memory.
//
// Texts are UTF-8. As arguments they are an address and a length, as results a Reply, or null if there is none.
// A reply is valid until the next call, its text until the next call for the same ledger. Rows are joined by line
// feeds. Numbers are passed as doubles, exact up to 2^53; a negative limit means no limit.
#include <emscripten.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "job/ledger.hpp"

namespace {

using rookery::InputProblem;
using rookery::JobOutput;
using rookery::Ledger;
using rookery::LedgerRules;
using rookery::PartOutput;
using rookery::ReducerRules;

// A job's output, and where JavaScript puts texts for it. JobOutput comes first: shell/platform takes rows by the
// same address.
class PartLedger final : public JobOutput {
  public:
    PartLedger(ReducerRules reducing, const LedgerRules& rules)
        : JobOutput{std::move(reducing), rules}, keeps_all_{rules.keeps_all} {}

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

    // Everything that a part has sent, if that is kept.
    const PartOutput* output_of(std::int64_t part) { return keeps_all_ ? parts().all_of(part) : nullptr; }

    void add_restored_problem(InputProblem problem) { restored_problems_.push_back(std::move(problem)); }
    // A finished part, with the problems that were added before.
    bool restore(std::int64_t part, std::string_view lines, std::int64_t count) {
        PartOutput output{std::string(lines), count, std::exchange(restored_problems_, {})};
        const bool is_new = parts().restore(part, std::move(output));
        release();
        return is_new;
    }

  private:
    const bool keeps_all_;
    std::vector<InputProblem> restored_problems_;
    std::string room_;
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
    double has_rows = 0;
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
             .last_part = number_of(ledger->last_part().value_or(LedgerRules::kNoLast)),
             .has_rows = ledger->rows().is_empty() ? 0.0 : 1.0};
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

// The rows are in the room, which has space for one more byte.
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

// The reply has the number of rows.
EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_rows_of(PartLedger* ledger, double part) {
    const PartOutput* output = ledger->output_of(part_of(part));
    if (output == nullptr || output->row_count == 0) return nullptr;
    const std::string_view lines = output->rows;
    return reply_with(lines.substr(0, lines.size() - 1), static_cast<double>(output->row_count));
}

// The reply has the line and the column.
EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_problem_of(PartLedger* ledger, double part, std::size_t index) {
    const PartOutput* output = ledger->output_of(part_of(part));
    return output == nullptr || index >= output->problems.size() ? nullptr : reply_with(&output->problems[index]);
}

EMSCRIPTEN_KEEPALIVE const Reply* rookery_ledger_next_rows(PartLedger* ledger) {
    return reply_with(ledger->rows().next());
}

// The reply has the line and the column.
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
