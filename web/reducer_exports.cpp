// The core's reducer as functions for JavaScript (only reducer.mjs calls them), in all wasm modules that need it: the
// core, and the page's UI, so that the pool needs no second core on the page.
//
// Text arguments are UTF-8 with a length. Text results are the address of rookery_reducer_text_length() bytes of UTF-8,
// valid until the next call. Rows are joined by line feeds. Numbers are passed as doubles, exact up to 2^53; a negative
// limit means no limit.
#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "job/reducer.hpp"

namespace {

using rookery::Reducer;

std::string g_text;  // the last result

const char* hand_out(std::string_view text) {
    g_text = text;
    return g_text.data();
}

std::int64_t limit_of(double number) {
    return number < 0 ? INT64_MAX : static_cast<std::int64_t>(number);
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE Reducer* rookery_reducer_new(bool open_ended, double rows_wanted, bool adds_counts,
                                                  bool has_dedupe_key, double max_idle_parts, const char* last_word,
                                                  std::size_t last_word_length, const char* left_open,
                                                  std::size_t left_open_length, const char* stages,
                                                  std::size_t stages_length) {
    return new Reducer({open_ended,
                        has_dedupe_key,
                        adds_counts,
                        limit_of(rows_wanted),
                        limit_of(max_idle_parts),
                        {last_word, last_word_length},
                        {left_open, left_open_length},
                        {stages, stages_length}});
}

EMSCRIPTEN_KEEPALIVE void rookery_reducer_delete(const Reducer* reducer) {
    delete reducer;
}

EMSCRIPTEN_KEEPALIVE const char* rookery_reducer_take(Reducer* reducer, const char* rows, std::size_t length) {
    g_text.clear();
    take_block(*reducer, {rows, length}, g_text);
    return g_text.data();
}

EMSCRIPTEN_KEEPALIVE bool rookery_reducer_passes_all(const Reducer* reducer) {
    return reducer->passes_all();
}

// Replaces rookery_reducer_take if the reducer passes all rows: counts that many.
EMSCRIPTEN_KEEPALIVE void rookery_reducer_pass(Reducer* reducer, double rows) {
    reducer->pass(static_cast<std::int64_t>(rows));
}

EMSCRIPTEN_KEEPALIVE double rookery_reducer_results_in(const Reducer* reducer, const char* rows, std::size_t length) {
    return static_cast<double>(results_in(*reducer, {rows, length}));
}

EMSCRIPTEN_KEEPALIVE void rookery_reducer_end_part(Reducer* reducer) {
    reducer->end_part();
}

EMSCRIPTEN_KEEPALIVE const char* rookery_reducer_end(Reducer* reducer, bool complete) {
    return hand_out(reducer->end(complete).value_or(std::string_view()));
}

EMSCRIPTEN_KEEPALIVE const char* rookery_reducer_on_progress(Reducer* reducer, double part, const char* activity,
                                                             std::size_t length) {
    return hand_out(reducer->on_progress(static_cast<std::int64_t>(part), {activity, length}));
}

EMSCRIPTEN_KEEPALIVE std::size_t rookery_reducer_text_length() {
    return g_text.size();
}

EMSCRIPTEN_KEEPALIVE double rookery_reducer_taken(const Reducer* reducer) {
    return static_cast<double>(reducer->taken());
}

EMSCRIPTEN_KEEPALIVE bool rookery_reducer_closed(const Reducer* reducer) {
    return reducer->closed();
}

}  // extern "C"
