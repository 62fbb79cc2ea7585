#include "shell/platform/page_host.hpp"

#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>

#include "shell/platform/json.hpp"

extern "C" {
void rookery_start_job(int id, const char* verb, std::size_t verb_length, const char* options,
                       std::size_t options_length, const char* input, std::size_t input_length, bool keep);
void rookery_forget_kept(const char* key, std::size_t length);
void rookery_cancel_job(int id);
void rookery_pause_job(int id, bool paused);
int rookery_workers();
void rookery_copy_text(const char* text, std::size_t length);
void rookery_save_file(const char* name, std::size_t name_length, const char* text, std::size_t length);
void rookery_save_documents(int job, const char* name, std::size_t length);
void rookery_print_sheet(const char* sheet, std::size_t length);
void rookery_copy_picture(const char* svg, std::size_t length);
void rookery_save_picture(const char* name, std::size_t name_length, const char* svg, std::size_t length);
void rookery_remember(const char* key, std::size_t key_length, const char* text, std::size_t length);
// UTF-8 ending in NUL; the caller frees it.
char* rookery_link_to(const char* fragment, std::size_t length);
void rookery_show_fragment(const char* fragment, std::size_t length);
void rookery_open_file_picker();
void rookery_open_picture_picker();
void rookery_show_picture(const char* input, std::size_t length);
void rookery_forget_picture(const char* input, std::size_t length);
void rookery_paste_clipboard();
void rookery_request_frame();
int rookery_today();
char* rookery_languages();
bool rookery_is_first_visit();
bool rookery_can_share();
void rookery_share_link(const char* title, std::size_t title_length, const char* link, std::size_t link_length);
void rookery_install();
void rookery_show_licences();
void rookery_wake_after(double seconds);
}

namespace rookery::shell {

void PageHost::start_job(const JobRequest& request) {
    std::string options = "{";
    for (const auto& [name, value] : request.options) {
        if (options.size() > 1) options += ',';
        append_json_string(options, name);
        options += ':';
        append_json_string(options, value);
    }
    options += '}';
    rookery_start_job(request.id, request.verb.data(), request.verb.size(), options.data(), options.size(),
                      request.input.data(), request.input.size(), request.keep);
}

void PageHost::forget_kept(std::string_view key) {
    rookery_forget_kept(key.data(), key.size());
}

void PageHost::cancel_job(int id) {
    rookery_cancel_job(id);
}

void PageHost::pause_job(int id, bool paused) {
    rookery_pause_job(id, paused);
}

int PageHost::workers() const {
    return rookery_workers();
}

void PageHost::copy_text(std::string_view text) {
    rookery_copy_text(text.data(), text.size());
}

void PageHost::save_file(std::string_view name, std::string_view text) {
    rookery_save_file(name.data(), name.size(), text.data(), text.size());
}

void PageHost::save_documents(int job, std::string_view name) {
    rookery_save_documents(job, name.data(), name.size());
}

void PageHost::print_sheet(const PrintSheet& sheet) {
    std::string json = "{\"title\":";
    append_json_string(json, sheet.title);
    json += ",\"perPage\":" + std::to_string(sheet.per_page) + ",\"puzzles\":[";
    for (const PrintedPuzzle& printed : sheet.puzzles) {
        if (json.back() == '}') json += ',';
        json += "{\"puzzle\":";
        append_json_string(json, printed.puzzle);
        json += ",\"caption\":";
        append_json_string(json, printed.caption);
        json += ",\"solution\":";
        append_json_string(json, printed.solution);
        json += ",\"drawing\":";
        append_json_string(json, printed.drawing);
        json += '}';
    }
    json += "]}";
    rookery_print_sheet(json.data(), json.size());
}

void PageHost::copy_picture(std::string_view svg) {
    rookery_copy_picture(svg.data(), svg.size());
}

void PageHost::open_picture_picker() {
    rookery_open_picture_picker();
}

void PageHost::show_picture(std::string_view input) {
    rookery_show_picture(input.data(), input.size());
}

void PageHost::forget_picture(std::string_view input) {
    rookery_forget_picture(input.data(), input.size());
}

void PageHost::save_picture(std::string_view name, std::string_view svg) {
    rookery_save_picture(name.data(), name.size(), svg.data(), svg.size());
}

void PageHost::remember(std::string_view key, std::string_view text) {
    rookery_remember(key.data(), key.size(), text.data(), text.size());
}

std::string PageHost::link_to(std::string_view fragment) const {
    const std::unique_ptr<char, decltype(&std::free)> link(rookery_link_to(fragment.data(), fragment.size()),
                                                           &std::free);
    return link.get();
}

void PageHost::show_fragment(std::string_view fragment) {
    rookery_show_fragment(fragment.data(), fragment.size());
}

void PageHost::paste_clipboard() {
    rookery_paste_clipboard();
}

void PageHost::open_file_picker() {
    rookery_open_file_picker();
}

int PageHost::today() const {
    return rookery_today();
}

bool PageHost::is_first_visit() const {
    return rookery_is_first_visit();
}

bool PageHost::can_share() const {
    return rookery_can_share();
}

void PageHost::share_link(std::string_view title, std::string_view link) {
    rookery_share_link(title.data(), title.size(), link.data(), link.size());
}

void PageHost::install() {
    rookery_install();
}

void PageHost::show_licences() {
    rookery_show_licences();
}

std::string PageHost::languages() const {
    const std::unique_ptr<char, decltype(&std::free)> languages(rookery_languages(), &std::free);
    return languages.get();
}

double PageHost::now_seconds() const {
    return emscripten_get_now() / 1000.0;
}

void PageHost::request_frame() {
    rookery_request_frame();
}

void PageHost::wake_after(double seconds) {
    wake_after_ = wake_after_ < 0 ? seconds : std::min(wake_after_, seconds);
}

void PageHost::set_alarm() {
    if (wake_after_ >= 0) rookery_wake_after(wake_after_);
    wake_after_ = -1;
}

}  // namespace rookery::shell
