// The bar at the foot: the last action on the left, one job on the right. Ended jobs stay until they are dismissed. The
// other jobs are listed on request in a tray above the bar, which takes its room from the panel.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "board/insertion_sort.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kRowHeight = 48;
constexpr float kTrayPadding = 8;
constexpr float kBetweenAnswers = 8;
constexpr double kShowsTime = 0.05;  // seconds; shorter times are not shown

std::vector<const JobItem*> shown_jobs(const Model& model) {
    std::vector<const JobItem*> jobs;
    for (const JobItem& job : model.jobs.items()) {
        if (job.kind != JobKind::analysis) jobs.push_back(&job);
    }
    // Running ones first, the latest of each first.
    std::reverse(jobs.begin(), jobs.end());
    insertion_sort(jobs, [](const JobItem* a, const JobItem* b) { return a->running && !b->running; });
    return jobs;
}

// One puzzle and one method: progress is unknown.
bool is_single(const JobItem& job) {
    return job.kind == JobKind::lab && job.total <= 1;
}

std::string progress_text(const Model& model, const JobItem& job, bool brief) {
    if (job.paused) return std::string(words::kPaused);
    const ExactPage& exact = model.generate.exact;
    // The results of a search for fewer clues do not tell how long it will take.
    if (exact.seeks_fewest() && exact.job() == job.id) return duration(std::floor(model.jobs.seconds_of(job)));
    if (job.total <= 0) return std::string(words::kStarting);
    if (is_single(job)) return duration(std::floor(model.jobs.seconds_of(job)));
    const auto left = model.jobs.seconds_left(job);
    std::string time = left ? fill(words::kTimeLeft, {duration(*left)}) : std::string{};
    // The items of an enumeration are fractions of the work, which mean nothing to users.
    if (job.kind == JobKind::enumeration) return time;
    std::string text = thousands(job.done) + " / " + thousands(job.total);
    if (brief) return text;
    if (job.rate > 0) text += "  \u00B7  " + rate_of(job.rate);
    if (left) text += "  \u00B7  " + time;
    return text;
}

// Announces the progress, or the outcome, as a full sentence.
void say_job(AppUi& ui, const JobItem& job) {
    const std::string id = "job-" + std::to_string(job.id);
    if (!job.running) {
        say(ui, fill(words::kJobEnded, {job.name, job.result}), id);
        if (job.seconds >= kShowsTime) say(ui, fill(words::kTook, {duration(job.seconds)}));
        return;
    }
    // The items of an enumeration are fractions of the work, so it counts parts.
    const Enumeration* parts = ui.model.enumerate.all.with_job(job.id);
    std::string said = progress_text(ui.model, job, false);
    if (!job.activity.empty()) said += said.empty() ? job.activity : "  \u00B7  " + job.activity;
    ui.outline.add({.role = Role::progress,
                    .id = id,
                    .name = job.name,
                    .value = std::move(said),
                    .done = parts != nullptr ? parts->parts_done : job.done,
                    .total = parts != nullptr ? parts->parts : job.total});
}

// One job in a row: name, bar, numbers, buttons, all within [x, right]. `pressed` becomes the command of the pressed
// button: it may remove the job, so it runs after all are drawn.
void draw_job(AppUi& ui, const JobItem& job, float x, float right, float middle, std::string& pressed) {
    const SpokenPart item(ui, {.role = Role::item});
    say_job(ui, job);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = text_face(ui);
    const Face small = small_face(ui);
    const std::string number = std::to_string(job.id);
    const float button_side = 36;
    const auto place_button = [&](const std::string& id, Icon icon, std::string_view help) {
        right -= button_side;
        ImGui::SetCursorScreenPos({right, middle - button_side / 2});
        if (button(ui, id.c_str(), {},
                   {.look = ButtonLook::quiet,
                    .icon = icon,
                    .width = button_side,
                    .height = button_side,
                    .tooltip = help})) {
            pressed = id;
        }
        right -= 4;
    };
    if (job.running) {
        place_button("cancel-job-" + number, Icon::close, words::kCancel);
        const std::string pause = (job.paused ? "resume-job-" : "pause-job-") + number;
        place_button(pause, job.paused ? Icon::play : Icon::pause, job.paused ? words::kResume : words::kPause);
    } else {
        place_button("dismiss-job-" + number, Icon::close, words::kDismiss);
    }
    right -= 4;
    // Pressing anywhere else in the row shows the job.
    const std::string show = "show-job-" + number;
    constexpr float kPressed = 44;
    const ImVec2 row{x - 8, middle - kPressed / 2};
    ImGui::SetCursorScreenPos(row);
    const std::string shows = fill(words::kShowJob, {job.name});
    if (press_area(ui, show, {std::max(1.0F, right - row.x), kPressed}, {.name = shows})) pressed = show;
    row_ground(ui, row, {right, row.y + kPressed}, false);
    if (!job.running) {
        const bool brief = right - x < 380;
        const bool shows_seconds = !brief && job.seconds >= kShowsTime;
        const std::string took = shows_seconds ? fill(words::kTook, {duration(job.seconds)}) : std::string{};
        const float took_x = right - width_of(small, took);
        draw_text_middle(draw, small, took_x, middle, ui.theme.secondary, took);
        draw_icon(draw, job.end == JobEnd::finished ? Icon::check : Icon::close, {x + 9, middle}, 18,
                  job.end == JobEnd::finished ? ui.theme.good
                  : job.end == JobEnd::failed ? ui.theme.conflict
                                              : ui.theme.secondary);
        const std::string text = brief ? job.result : fill(words::kJobEnded, {job.name, job.result});
        return draw_text_middle(draw, face, x + 26, middle, ui.theme.ink, text, took_x - 8);
    }
    const bool brief = right - x < 380;
    const std::string share =
        percent(static_cast<double>(job.done), static_cast<double>(std::max<std::int64_t>(job.total, job.done + 1)));
    const std::string numbers = progress_text(ui.model, job, brief);
    // The numbers have a fixed width, so that the bar does not jump as they change.
    const float numbers_room = brief ? 96.0F : 236.0F;
    const float numbers_x = right - numbers_room;
    draw_text_middle(draw, small, numbers_x, middle, ui.theme.secondary, numbers, right);
    const float share_x = numbers_x - 52;
    const bool shows_share = job.total > 0 && !is_single(job);
    const std::string shown_share = shows_share ? (job.done >= job.total ? percent(1, 1) : share) : std::string{};
    draw_text_middle(draw, face, share_x + 40 - width_of(face, shown_share), middle, ui.theme.ink, shown_share);
    const float name_width = std::min(width_of(face, job.name), 190.0F);
    const float bar_right = share_x - 4;
    if (!job.activity.empty()) {
        // Below the name and the bar.
        draw_text_middle(draw, small, x, middle + 11, ui.theme.secondary, job.activity, bar_right);
        middle -= 9;
    }
    draw_text_middle(draw, face, x, middle, ui.theme.ink, job.name, std::min(x + name_width + 1, bar_right));
    const float bar_x = x + name_width + 12;
    if (bar_right - bar_x < 24) return;
    draw.AddRectFilled({bar_x, middle - 3}, {bar_right, middle + 3}, ui.theme.raised, 3);
    const double part =
        job.total > 0 ? std::clamp(static_cast<double>(job.done) / static_cast<double>(job.total), 0.0, 1.0) : 0;
    const float filled = bar_x + (bar_right - bar_x) * static_cast<float>(part);
    if (filled > bar_x + 3)
        draw.AddRectFilled({bar_x, middle - 3}, {filled, middle + 3}, job.paused ? ui.theme.faint : ui.theme.accent, 3);
}

// The panel shows the hint, or that it is being looked for, in the same words.
bool is_in_panel(const AppUi& ui) {
    if (ui.model.mode != Mode::play || !ui.model.shows(PanelPage::mode) || ui.layout.panel.is_empty()) return false;
    const std::string& said = ui.model.notice.text;
    const PathView& path = ui.model.play.path();
    return path.is_hint() ? said == path.hint_text()
                          : ui.model.play.hints.is_running() && words::kHintLooking == std::string_view(said);
}

float answer_height(const AppUi& ui) {
    return ui.layout.touch ? 44.0F : 32.0F;
}

float answers_width(const AppUi& ui) {
    return button_width(ui, ui.commands.label_of(ui.model.notice.yes_command()), Icon::check) +
           button_width(ui, words::kCancel, Icon::close) + kBetweenAnswers;
}

void draw_answers(AppUi& ui, ImVec2 at) {
    const std::string yes(ui.model.notice.yes_command());
    const std::string_view label = ui.commands.label_of(yes);
    const float height = answer_height(ui);
    ImGui::SetCursorScreenPos(at);
    if (button(ui, "answer-yes", label, {.look = ButtonLook::primary, .icon = Icon::check, .height = height}))
        run(ui, yes);
    ImGui::SetCursorScreenPos({at.x + button_width(ui, label, Icon::check) + kBetweenAnswers, at.y});
    if (button(ui, "answer-no", words::kCancel, {.icon = Icon::close, .height = height})) run(ui, "cancel-question");
}

// Where the bar has no room for a question, it is on a card above the bar, which covers nothing else.
bool needs_card(const AppUi& ui) {
    if (!ui.model.notice.asks()) return false;
    if (ui.layout.page == PageWidth::narrow || ui.layout.bar.height < answer_height(ui)) return true;
    const bool shares = !shown_jobs(ui.model).empty();
    const float room = (shares ? 0.36F : 1.0F) * ui.layout.bar.width - 48;
    return width_of(text_face(ui), ui.model.notice.text) + 12 + answers_width(ui) > room;
}

// A question and its answers, in the place of the message.
void draw_question(AppUi& ui, float x, float right, float middle) {
    const Notice& notice = ui.model.notice;
    const float end = std::min(x + width_of(text_face(ui), notice.text) + 12, right - answers_width(ui));
    draw_text_middle(*ImGui::GetWindowDrawList(), text_face(ui), x, middle, ui.theme.ink, notice.text, end - 12);
    draw_answers(ui, {end, middle - answer_height(ui) / 2});
}

// A message that a visible job row or the panel already shows is not repeated.
// A game's bar is a narrow strip next to the board: jobs are shown elsewhere.
bool is_next_to_board(const AppUi& ui) {
    return ui.layout.game && ui.layout.tabs.is_empty();
}

// A long message, small, so that it fits into the strip.
void draw_in_two_lines(AppUi& ui, float x, float right, float middle, std::string_view text) {
    const Face face = small_face(ui);
    const ImVec2 at{x, std::floor(middle - face.size)};
    const ImVec4 strip{x, at.y, right, at.y + 2 * face.size + 2};
    ImGui::GetWindowDrawList()->AddText(face.font, face.size, at, ui.theme.secondary, text.data(),
                                        text.data() + text.size(), right - x, &strip);
}

void draw_status(AppUi& ui, float x, float right, float middle, std::string_view shown_with_job) {
    const Notice& notice = ui.model.notice;
    const Face face = text_face(ui);
    if (needs_card(ui)) return;
    if (notice.asks()) return draw_question(ui, x, right, middle);
    const bool undo = !notice.undo_command.empty() && !notice.text.empty();
    const std::string_view undo_label = notice.undo_command == "redo" ? words::kRedo : words::kUndo;
    const float link_width = undo ? width_of(face, undo_label) + 20 : 0;
    if (notice.text == shown_with_job || is_in_panel(ui)) return;
    // The document announces it as its status.
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float edge = right - link_width;
    if (x + width_of(face, notice.text) > edge && is_next_to_board(ui)) {
        draw_in_two_lines(ui, x, edge, middle, notice.text);
    } else {
        draw_text_middle(draw, face, x, middle, ui.theme.secondary, notice.text, edge);
    }
    if (!undo) return;
    const float text_end = std::min(x + width_of(face, notice.text), edge);
    ImGui::SetCursorScreenPos({text_end + 6, middle - ui.layout.control / 2});
    const std::string command(notice.undo_command);
    if (link(ui, "status-undo", undo_label)) run(ui, command);
}

void draw_list_of_jobs(AppUi& ui, const std::vector<const JobItem*>& jobs, std::string& pressed) {
    const auto& [x, top, width, whole] = ui.layout.tray;
    const float above = ui.model.jobs.any_ended() ? kRowHeight : 0;  // draw_dismiss_all()
    const float height = whole - above;
    ImGui::SetCursorScreenPos({x, top + above});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme.surface);
    if (ImGui::BeginChild("jobs-list", {width, height})) {
        sharpen(ui);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const ImVec2 at = ImGui::GetWindowPos();
        draw.AddRectFilled(at, {at.x + width, at.y + 1}, ui.theme.thin_line);
        float y = at.y + kTrayPadding - ImGui::GetScrollY();
        for (const JobItem* job : jobs) {
            draw_job(ui, *job, at.x + 16, at.x + width - 12, y + kRowHeight / 2, pressed);
            y += kRowHeight;
        }
        ImGui::SetCursorScreenPos({at.x, y});
        ImGui::Dummy({1, kTrayPadding});
    }
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

// Above the list, and not an item of it.
void draw_dismiss_all(AppUi& ui) {
    const Rect& tray = ui.layout.tray;
    ImGui::GetWindowDrawList()->AddRectFilled({tray.x, tray.y}, {tray.right(), tray.y + kRowHeight}, ui.theme.surface);
    ImGui::SetCursorScreenPos({tray.x + 4, tray.y + (kRowHeight - ui.layout.control) / 2});
    command_button(ui, "dismiss-jobs", {.look = ButtonLook::quiet, .icon = Icon::close});
}

}  // namespace

BarContent bar_content(const Model& model, const View& view) {
    const auto jobs = shown_jobs(model);
    if (jobs.empty()) return {};
    BarContent content{true, !model.notice.text.empty() && model.notice.text != jobs.front()->result};
    if (view.jobs_open && jobs.size() > 1) {
        const auto rows = static_cast<float>(jobs.size() - 1 + (model.jobs.any_ended() ? 1 : 0));
        content.tray = rows * kRowHeight + 2 * kTrayPadding;
    }
    return content;
}

void draw_question_card(AppUi& ui) {
    if (!needs_card(ui)) return;
    constexpr float kMargin = 8;
    constexpr float kMaxWidth = 480;
    const float page = ImGui::GetIO().DisplaySize.x;
    const float width = std::min(kMaxWidth, page - 2 * kMargin);
    const float bottom = (ui.layout.bar.is_empty() ? ImGui::GetIO().DisplaySize.y : ui.layout.bar.bottom()) - kMargin;
    ImGui::SetNextWindowPos({ui.layout.page == PageWidth::narrow ? kMargin : 16, bottom}, ImGuiCond_Always, {0, 1});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, ImGui::GetIO().DisplaySize.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {12, 12});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 8);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.theme.surface);
    constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                        ImGuiWindowFlags_AlwaysAutoResize;
    if (ImGui::Begin("question", nullptr, kFlags)) {
        sharpen(ui);
        const SpokenPart part(ui, Role::part, "part-question", words::kQuestion);
        paragraph(ui, text_face(ui), ui.theme.ink, ui.model.notice.text);
        space(8);
        draw_answers(ui, ImGui::GetCursorScreenPos());
    }
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(3);
}

void draw_bar(AppUi& ui) {
    const Rect& bar = ui.layout.bar;
    const SpokenPart part(ui, Role::part, "part-bar", words::kStatusBar);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool narrow = ui.layout.page == PageWidth::narrow;
    draw.AddRectFilled({bar.x, bar.y}, {bar.right(), bar.bottom()}, ui.theme.page);
    const bool alone = is_next_to_board(ui);
    if (!alone) draw.AddRectFilled({bar.x, bar.y}, {bar.right(), bar.y + 1}, ui.theme.thin_line);
    const float pad = narrow ? 12.0F : 16.0F;
    if (alone) return draw_status(ui, bar.x + pad, bar.right() - pad, bar.y + bar.height / 2, {});
    const auto jobs = shown_jobs(ui.model);
    const std::string_view job_result = jobs.empty() ? std::string_view{} : jobs.front()->result;
    float left = bar.x + pad;
    float right = bar.right() - pad;
    float job_middle = bar.y + bar.height / 2;
    if (narrow) {
        const float status = jobs.empty() ? bar.height : bar.height - kRowHeight;
        if (status > 0) draw_status(ui, left, right, bar.bottom() - status / 2, job_result);
        job_middle = bar.y + kRowHeight / 2;
    } else {
        const float split =
            jobs.empty() ? right : bar.x + bar.width * (ui.layout.page == PageWidth::wide ? 0.40F : 0.36F);
        draw_status(ui, left, split - 16, job_middle, job_result);
        left = split;
    }
    if (jobs.empty()) {
        ui.view.jobs_open = false;
        return;
    }
    if (jobs.size() > 1) {
        const std::string more = fill(words::kMoreJobs, {std::to_string(jobs.size() - 1)});
        const float width = narrow ? 36.0F : button_width(ui, more, Icon::up);
        right -= width;
        ImGui::SetCursorScreenPos({right, job_middle - 18});
        const Icon icon = ui.view.jobs_open ? Icon::down : Icon::up;
        const ButtonStyle style{.look = ButtonLook::quiet,
                                .icon = icon,
                                .width = width,
                                .height = 36,
                                .open = ui.view.jobs_open,
                                .name = more};
        if (button(ui, "more-jobs", narrow ? std::string_view{} : more, style)) {
            ui.view.jobs_open = !ui.view.jobs_open;
            ui.view.draw_again = true;  // the layout makes room for the list
        }
        right -= 4;
    } else {
        ui.view.jobs_open = false;
    }
    std::string pressed;
    const bool open = jobs.size() > 1 && !ui.layout.tray.is_empty();
    const std::size_t listed = open ? jobs.size() : 1;
    {
        const SpokenPart list(ui, {.role = Role::items,
                                   .id = "jobs",
                                   .name = std::string(words::kJobs),
                                   .total = static_cast<std::int64_t>(listed)});
        draw_job(ui, *jobs.front(), left, right, job_middle, pressed);
        if (open) draw_list_of_jobs(ui, {jobs.begin() + 1, jobs.end()}, pressed);
    }
    if (open && ui.model.jobs.any_ended()) draw_dismiss_all(ui);
    if (pressed.empty()) return;
    if (pressed.rfind("show-", 0) == 0) ui.view.jobs_open = false;  // makes room for what it shows
    run(ui, pressed);
}

}  // namespace rookery::shell
