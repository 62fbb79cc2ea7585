// LabPage: the job of the view "Tools", and the handling of its rows.
#include <algorithm>
#include <utility>

#include "shell/lab/lab_page.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kMaxToolProblems = 20;

}  // namespace

void LabPage::apply_changes(bool in_sight) {
    if (in_sight && view == LabView::tools) tools.follow_rows();
    if (!in_sight || view != LabView::tools || tools.is_known() || tools_job_ != 0) return;
    tool_rows_.clear();
    tools_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kToolsJob), "verbs", {}, {});
}

void LabPage::open_tool(std::string_view tool, std::string_view options, std::string_view input) {
    view = LabView::tools;
    if (!tools.is_known()) {
        awaited_tool_ = {std::string(tool), std::string(options), std::string(input), {}};
        return;
    }
    if (!tools.ask(tool, options, input)) return;
    fold_all();
    fold(LabSection::tool_options);
}

void LabPage::open_example(std::string_view id) {
    view = LabView::tools;
    if (!tools.is_known()) {
        awaited_tool_ = {{}, {}, {}, id};
    } else if (const ToolExample* example = tool_example(id)) {
        run_example(*example);
    }
}

void LabPage::run_example(const ToolExample& example) {
    if (tools.is_running) return;
    LabPlot& plot = tools.plot;
    plot.forget();
    plot.shown = example.plot.shown;
    plot.kind = example.plot.kind;
    plot.centred = example.plot.centred;
    plot.log_x = example.plot.log_x;
    plot.log_y = false;
    plot.choose(example.plot.x, example.plot.y);
    calls_left_ = example.calls;
    tools.choose(example.tool);
    run_next_call();
}

void LabPage::run_next_call() {
    const ExampleCall& call = calls_left_.front();
    calls_left_ = calls_left_.subspan(1);
    if (!tools.ask(tools.chosen()->name, call.options, call.input)) return;
    tools.curve_name = call.name;
    run_tool();
    tools.curve_name = {};
}

void LabPage::run_tool() {
    const ToolForm* tool = tools.chosen();
    if (tool == nullptr) return;
    ws_.jobs.dismiss(tools.job);
    const std::string input = tool->awaits.empty() ? std::string() : tools.input;
    tools.begin(ws_.jobs.start(*this, JobKind::lab, tools.command_line(), tool->name, tools.options(), input));
    fold_all();
    ws_.notice.say({});
}

void LabPage::tool_puzzles_to_list() {
    const std::string lines = tools.puzzles();
    const std::int64_t count = std::count(lines.begin(), lines.end(), '\n');
    ws_.hand_over(OpenList{lines, tools.result.title, counted(count, words::kSentOne, words::kSentMany)});
}

bool LabPage::take_tool_rows(const JobItem& job, std::string_view rows) {
    if (job.id == tools_job_) {
        tool_rows_.append(rows) += '\n';
        return true;
    }
    if (job.id != tools.job) return false;
    tools.take_rows(rows, job.seconds);
    return true;
}

bool LabPage::take_tool_problem(int job, std::int64_t line, std::int64_t column, std::string_view sentence) {
    if (job != tools.job) return false;
    if (tools.problems.size() < kMaxToolProblems) tools.problems.push_back(place_and_sentence(line, column, sentence));
    return true;
}

bool LabPage::end_tool(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == tools_job_) {
        if (end == JobEnd::finished) tools.know(read_tools(tool_rows_));
        if (const auto awaited = std::exchange(awaited_tool_, {}); awaited && tools.is_known()) {
            if (awaited->example.empty()) {
                open_tool(awaited->tool, awaited->options, awaited->input);
            } else {
                open_example(awaited->example);
            }
        }
        if (!tools.is_known()) problem = fill(words::kToolsUnknown, {message});
        tool_rows_ = {};
        return true;
    }
    if (job.id != tools.job) return false;
    tools.is_running = false;
    if (tools.plot.shown) tools.draw_anew();
    if (end == JobEnd::failed && !is_open(LabSection::tool_options)) fold(LabSection::tool_options);
    const std::string rows = counted(static_cast<std::int64_t>(tools.rows()), words::kLabRowOne, words::kLabRowMany);
    tools.said = end == JobEnd::cancelled ? fill(words::kToolCancelled, {rows}) : rows;
    if (end == JobEnd::failed) tools.fail(message);
    if (end != JobEnd::finished) calls_left_ = {};
    if (calls_left_.empty()) return true;
    if (tools.plot.can_keep()) tools.plot.keep(tools.result.title);
    run_next_call();
    return true;
}

}  // namespace rookery::shell
