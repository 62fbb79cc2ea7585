// The functions that the page's script calls (web/page/canvas_app.mjs is their only caller). Texts arrive as UTF-8 with
// a length and are returned as UTF-8 ending in NUL, valid until the next call.
#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/platform/canvas_page.hpp"
#include "shell/platform/json.hpp"

namespace {

using rookery::shell::CanvasPage;
using rookery::shell::FrameReport;
using rookery::shell::JobEnd;
using rookery::shell::KeptJob;
using rookery::shell::PointerEvent;
using rookery::shell::WorkerState;

std::unique_ptr<CanvasPage> g_page;                   // set by rookery_start
std::string g_answer;                                 // the text returned last
std::vector<KeptJob> g_kept;                          // received so far
std::vector<rookery::shell::CamePicture> g_pictures;  // likewise

const char* answer(std::string text) {
    g_answer = std::move(text);
    return g_answer.c_str();
}

}  // namespace

extern "C" {

// False when the browser has no WebGL2. All other functions require a successful start.
EMSCRIPTEN_KEEPALIVE bool rookery_start() {
    g_page = std::make_unique<CanvasPage>();
    return g_page->take_context();
}

EMSCRIPTEN_KEEPALIVE void rookery_context_lost() {
    g_page->lose_context();
}

EMSCRIPTEN_KEEPALIVE bool rookery_context_restored() {
    return g_page->take_context();
}

EMSCRIPTEN_KEEPALIVE void rookery_resize(float width, float height, int device_width, int device_height, float ratio) {
    g_page->resize(width, height, device_width, device_height, ratio);
}

EMSCRIPTEN_KEEPALIVE const FrameReport* rookery_frame() {
    return &g_page->frame();
}

EMSCRIPTEN_KEEPALIVE void rookery_apply_input() {
    g_page->apply_input();
}

EMSCRIPTEN_KEEPALIVE void rookery_pointer(int event, float x, float y, int button, bool touch) {
    g_page->pointer(static_cast<PointerEvent>(event), x, y, button, touch);
}

EMSCRIPTEN_KEEPALIVE void rookery_wheel(float dx, float dy) {
    g_page->wheel(dx, dy);
}

EMSCRIPTEN_KEEPALIVE void rookery_key(const char* name, std::size_t length, bool down, bool ctrl, bool shift,
                                      bool alt) {
    g_page->modifiers(ctrl, shift, alt);
    g_page->key({name, length}, down);
}

EMSCRIPTEN_KEEPALIVE void rookery_text(const char* text, std::size_t length) {
    g_page->text({text, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_focus(bool focused) {
    g_page->focus(focused);
}

EMSCRIPTEN_KEEPALIVE bool rookery_tab(bool backwards) {
    return g_page->tab(backwards);
}

EMSCRIPTEN_KEEPALIVE void rookery_leave_text() {
    g_page->leave_text();
}

EMSCRIPTEN_KEEPALIVE void rookery_set_dark(bool dark) {
    g_page->wake();
    g_page->app().set_dark(dark);
}

EMSCRIPTEN_KEEPALIVE void rookery_modifiers(bool ctrl, bool shift, bool alt) {
    g_page->modifiers(ctrl, shift, alt);
}

EMSCRIPTEN_KEEPALIVE void rookery_set_hidden(bool hidden) {
    g_page->set_hidden(hidden);
}

// The page is idle: time to prepare what may be needed soon.
EMSCRIPTEN_KEEPALIVE void rookery_quiet() {
    g_page->wake();
    g_page->app().host_events().quiet();
}

EMSCRIPTEN_KEEPALIVE void rookery_set_reduced_motion(bool reduced) {
    g_page->set_reduced_motion(reduced);
}

EMSCRIPTEN_KEEPALIVE void rookery_paste(const char* text, std::size_t length) {
    g_page->paste({text, length});
}

EMSCRIPTEN_KEEPALIVE const char* rookery_copy(bool cut) {
    return answer(g_page->copy(cut));
}

EMSCRIPTEN_KEEPALIVE void rookery_drop_file(const char* name, std::size_t name_length, const char* text,
                                            std::size_t length) {
    g_page->catch_up();
    g_page->app().drop_file({name, name_length}, {text, length});
}

// A text that the page keeps; jobs get it as input by this name. `file`: where it came from; empty: pasted.
EMSCRIPTEN_KEEPALIVE void rookery_take_long_text(const char* file, std::size_t file_length, const char* name,
                                                 std::size_t name_length, const char* beginning,
                                                 std::size_t beginning_length, double size) {
    g_page->catch_up();
    g_page->app().take_long_text({{name, name_length}, {beginning, beginning_length}, static_cast<std::size_t>(size)},
                                 {file, file_length});
}

// The current drawing as JSON (shell/widgets/outline.hpp).
EMSCRIPTEN_KEEPALIVE const char* rookery_outline() {
    return answer(g_page->outline());
}

// A user action in the document: the widgets have handled it when this returns.
EMSCRIPTEN_KEEPALIVE void rookery_outline_event(const char* event, std::size_t length) {
    g_page->on_event({event, length});
}

// The next frame repaints everything, not only the changes: for the test that both give the same picture.
EMSCRIPTEN_KEEPALIVE void rookery_repaint() {
    g_page->repaint();
}

// Counts are doubles, which JavaScript has: exact up to 2^53.
EMSCRIPTEN_KEEPALIVE void rookery_job_planned(int id, double parts, double items, const char* columns,
                                              std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_planned(id, static_cast<std::int64_t>(parts), static_cast<std::int64_t>(items),
                                           {columns, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_job_resumed(int id, double parts_done, double items_done) {
    g_page->wake();
    g_page->app().job_events().job_resumed(id, static_cast<std::int64_t>(parts_done),
                                           static_cast<std::int64_t>(items_done));
}

EMSCRIPTEN_KEEPALIVE void rookery_job_rows(int id, const char* rows, std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_rows(id, {rows, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_job_problem(int id, double line, double column, const char* sentence,
                                              std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_problem(id, static_cast<std::int64_t>(line), static_cast<std::int64_t>(column),
                                           {sentence, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_job_progress(int id, double items_done) {
    g_page->wake();
    g_page->app().job_events().job_progress(id, static_cast<std::int64_t>(items_done));
}

// The workers' total time so far.
EMSCRIPTEN_KEEPALIVE void rookery_job_time(int id, double seconds) {
    g_page->wake();
    g_page->app().job_events().job_time(id, seconds);
}

EMSCRIPTEN_KEEPALIVE void rookery_job_activity(int id, const char* text, std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_activity(id, {text, length});
}

// Two numbers per worker: its part (or -1), and how many it has finished.
EMSCRIPTEN_KEEPALIVE void rookery_job_workers(int id, const double* numbers, int count) {
    std::vector<WorkerState> workers;
    for (int i = 0; i < count; ++i) {
        workers.push_back({static_cast<std::int64_t>(numbers[2 * i]), static_cast<std::int64_t>(numbers[2 * i + 1])});
    }
    g_page->wake();
    g_page->app().job_events().job_workers(id, workers);
}

EMSCRIPTEN_KEEPALIVE void rookery_job_not_kept(int id, const char* sentence, std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_not_kept(id, {sentence, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_job_damaged(int id, int parts) {
    g_page->wake();
    g_page->app().job_events().job_damaged(id, parts);
}

EMSCRIPTEN_KEEPALIVE void rookery_job_cut_short(int id) {
    g_page->wake();
    g_page->app().job_events().job_cut_short(id);
}

EMSCRIPTEN_KEEPALIVE void rookery_job_documents(int id, double bytes, const char* problem, std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_documents(id, static_cast<std::int64_t>(bytes), {problem, length});
}

// One of the kept jobs. `options`: alternating names and values, each ending in NUL.
EMSCRIPTEN_KEEPALIVE void rookery_kept_job(const char* key, std::size_t key_length, const char* verb,
                                           std::size_t verb_length, const char* options, std::size_t options_length,
                                           const char* input, std::size_t input_length, double parts, double parts_done,
                                           double rows, bool finished, double changed) {
    KeptJob job;
    job.key = {key, key_length};
    job.verb = {verb, verb_length};
    job.input = {input, input_length};
    std::string_view rest(options, options_length);
    const auto next = [&rest] {
        std::string text(rest.substr(0, rest.find('\0')));
        rest.remove_prefix(std::min(rest.size(), text.size() + 1));
        return text;
    };
    while (!rest.empty()) {
        std::string name = next();
        job.options[std::move(name)] = next();
    }
    job.parts = static_cast<std::int64_t>(parts);
    job.parts_done = static_cast<std::int64_t>(parts_done);
    job.rows = static_cast<std::int64_t>(rows);
    job.finished = finished;
    job.changed = changed;
    g_kept.push_back(std::move(job));
}

// All kept jobs have been reported.
EMSCRIPTEN_KEEPALIVE void rookery_kept_jobs() {
    g_page->wake();
    g_page->app().host_events().kept_jobs(std::exchange(g_kept, {}));
}

// The kept jobs cannot be read.
EMSCRIPTEN_KEEPALIVE void rookery_kept_unread(const char* why, std::size_t length) {
    g_page->wake();
    g_page->app().host_events().kept_unread({why, length});
}

// This many kept jobs are damaged.
EMSCRIPTEN_KEEPALIVE void rookery_kept_damaged(int jobs) {
    g_page->wake();
    g_page->app().host_events().kept_damaged(jobs);
}

EMSCRIPTEN_KEEPALIVE void rookery_remembered(const char* key, std::size_t key_length, const char* text,
                                             std::size_t length) {
    g_page->wake();
    g_page->app().host_events().remembered({key, key_length}, {text, length});
}

EMSCRIPTEN_KEEPALIVE void rookery_link_opened(const char* fragment, std::size_t length) {
    g_page->wake();
    g_page->app().host_events().link_opened({fragment, length});
}

// `end` is the number of a PictureEnd: copied, saved, no_clipboard, failed.
EMSCRIPTEN_KEEPALIVE void rookery_picture_ended(int end) {
    g_page->wake();
    g_page->app().host_events().picture_ended(static_cast<rookery::shell::PictureEnd>(end));
}

// One of the new pictures; rookery_pictures_came follows the last one.
EMSCRIPTEN_KEEPALIVE void rookery_picture_came(const char* name, std::size_t name_length, const char* input,
                                               std::size_t input_length) {
    g_pictures.push_back({{name, name_length}, {input, input_length}});
}

EMSCRIPTEN_KEEPALIVE void rookery_pictures_came() {
    g_page->catch_up();
    g_page->app().host_events().pictures_came(std::exchange(g_pictures, {}));
}

// The page shows the picture of that name, with this size in pixels.
EMSCRIPTEN_KEEPALIVE void rookery_picture_pixels(const char* input, std::size_t length, int width, int height) {
    g_page->take_host_picture();
    g_page->app().host_events().picture_pixels({input, length}, width, height);
}

EMSCRIPTEN_KEEPALIVE void rookery_installable(bool can) {
    g_page->wake();
    g_page->app().host_events().installable(can);
}

EMSCRIPTEN_KEEPALIVE void rookery_clipboard_refused() {
    g_page->wake();
    g_page->app().host_events().clipboard_refused();
}

// Why the page cannot remember a text.
EMSCRIPTEN_KEEPALIVE void rookery_not_remembered(const char* why, std::size_t length) {
    g_page->wake();
    g_page->app().host_events().not_remembered({why, length});
}

// Passes the state that must survive a reload to the host.
EMSCRIPTEN_KEEPALIVE void rookery_save() {
    g_page->app().save();
}

// `end` is the number of a JobEnd: finished, cancelled, failed.
EMSCRIPTEN_KEEPALIVE void rookery_job_ended(int id, int end, const char* message, std::size_t length) {
    g_page->wake();
    g_page->app().job_events().job_ended(id, static_cast<JobEnd>(end), {message, length});
}

}  // extern "C"
