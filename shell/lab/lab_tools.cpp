#include "shell/lab/lab_tools.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "board/geometry.hpp"
#include "shell/jobs/jobs.hpp"

namespace rookery::shell {
namespace {

// Excluded, as its input cannot be typed.
constexpr std::string_view kReadPicture = "read-picture";
constexpr std::size_t kMaxInputSaved = 100'000;  // bytes

std::vector<std::string> parts_of(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

// The first cell of a row that is a 9x9 board; empty: none.
std::string_view puzzle_in(const std::vector<std::string>& row) {
    constexpr std::string_view kDigits = "123456789.0";
    for (const std::string& cell : row) {
        if (cell.size() == Geometry9::kCells && cell.find_first_not_of(kDigits) == std::string::npos) return cell;
    }
    return {};
}

constexpr float kNever = std::numeric_limits<float>::quiet_NaN();

// The verb `exact` reports a pattern as undecided.
bool is_left_open(const std::vector<std::string>& columns, const std::vector<std::string>& row) {
    const auto at = std::find(columns.begin(), columns.end(), "answer");
    return at != columns.end() && row[static_cast<std::size_t>(at - columns.begin())] == "undecided";
}

}  // namespace

const ToolOption* ToolForm::find(std::string_view option) const {
    const auto at = std::find_if(options.begin(), options.end(), [&](const auto& one) { return one.name == option; });
    return at == options.end() ? nullptr : &*at;
}

std::vector<ToolForm> read_tools(std::string_view rows) {
    constexpr std::size_t kColumns = 6;
    std::vector<ToolForm> tools;
    for_each_row(rows, [&](std::string_view text) {
        std::vector<std::string> row = parts_of(text, '\t');
        if (row.size() != kColumns) return;
        if (row[1] == "-") {
            tools.push_back({std::move(row[0]), std::move(row[2]), std::move(row[5]), {}});
        } else if (!tools.empty() && row[1] != "json") {
            std::vector<std::string> words = row[4].empty() ? std::vector<std::string>{} : parts_of(row[4], ',');
            tools.back().options.push_back(
                {std::move(row[1]), std::move(row[2]), std::move(row[3]), std::move(words), std::move(row[5])});
        }
    });
    return tools;
}

void LabTools::know(std::vector<ToolForm> tools) {
    tools_ = std::move(tools);
    std::erase_if(tools_, [](const ToolForm& tool) { return tool.name == kReadPicture; });
    if (chosen() == nullptr && !tools_.empty()) chosen_ = tools_.front().name;
}

const ToolForm* LabTools::chosen() const {
    const auto at =
        std::find_if(tools_.begin(), tools_.end(), [&](const ToolForm& tool) { return tool.name == chosen_; });
    return at == tools_.end() ? nullptr : &*at;
}

bool LabTools::choose(std::string_view tool) {
    if (std::none_of(tools_.begin(), tools_.end(), [&](const ToolForm& one) { return one.name == tool; })) return false;
    chosen_ = tool;
    return true;
}

const Field& LabTools::field(std::string_view option) const {
    static const Field kEmpty;
    const auto tool = given_.find(chosen_);
    if (tool == given_.end()) return kEmpty;
    const auto at = tool->second.find(option);
    return at == tool->second.end() ? kEmpty : at->second;
}

bool LabTools::write(std::string_view option, std::string_view text) {
    const ToolForm* tool = chosen();
    if (tool == nullptr || tool->find(option) == nullptr) return false;
    given_[chosen_][std::string(option)] = {std::string(text), {}};
    return true;
}

bool LabTools::ask(std::string_view tool, std::string_view options, std::string_view given_input) {
    if (!choose(tool)) return false;
    given_[chosen_].clear();
    std::string name;
    for (const std::string& word : parts_of(options, ' ')) {
        const bool is_name = word.substr(0, 2) == "--";
        if (is_name) name = word.substr(2);
        if (!word.empty()) given_[chosen_][name] = {is_name ? "on" : word, {}};
    }
    if (!given_input.empty() || !chosen()->awaits.empty()) input = given_input;
    return true;
}

std::map<std::string, std::string> LabTools::options() const {
    std::map<std::string, std::string> options;
    const ToolForm* tool = chosen();
    if (tool == nullptr) return options;
    for (const ToolOption& one : tool->options) {
        const std::string text(trimmed(field(one.name).text));
        if (!text.empty()) options[one.name] = one.is_switch() ? std::string() : text;
    }
    return options;
}

std::string LabTools::command_line() const {
    std::string line = chosen_;
    for (const auto& [name, value] : options()) {
        line.append(" --").append(name);
        if (!value.empty()) line.append(" ").append(value);
    }
    return line;
}

void LabTools::begin(int job_id) {
    job = job_id;
    result = {};
    result.title = command_line();
    has_failed = false;
    for (auto& [option, field] : given_[chosen_]) field.problem.clear();
    said.clear();
    problems.clear();
    has_puzzles_ = false;
    seconds_.clear();
    picture = {};
    shown_row_ = 0;
    is_pictured_ = false;
    plot.begin(std::string(curve_name));
    is_running = true;
}

void LabTools::fail(std::string_view sentence) {
    constexpr std::string_view kStart = "option ";
    said = sentence;
    has_failed = true;
    if (sentence.substr(0, kStart.size()) != kStart) return;
    const std::string_view rest = sentence.substr(kStart.size());
    const std::string_view name = rest.substr(0, rest.find_first_of(":,"));
    if (chosen() == nullptr || chosen()->find(name) == nullptr) return;
    Field& field = given_[chosen_][std::string(name)];
    field.problem = sentence;
}

void LabTools::plan(std::string_view columns) {
    result.columns = parts_of(columns, '\t');
}

void LabTools::take_rows(std::string_view rows, double seconds) {
    for_each_row(rows, [&](std::string_view text) {
        if (result.rows.size() >= kMaxRows) {
            ++result.left_out;
            return;
        }
        std::vector<std::string> row = parts_of(text, '\t');
        row.resize(result.columns.size());
        has_puzzles_ = has_puzzles_ || !puzzle_in(row).empty();
        seconds_.push_back(is_left_open(result.columns, row) ? kNever : static_cast<float>(seconds));
        result.rows.push_back(std::move(row));
    });
}

void LabTools::follow_rows() {
    if (plot.shown && plot.is_behind(result.rows.size())) draw_anew();
    if (!is_pictured_ && !result.rows.empty()) {
        is_pictured_ = true;
        picture = hall_picture(result, shown_row_);
    }
}

bool LabTools::can_show_row(int by) const {
    const auto row = static_cast<std::int64_t>(shown_row_) + by;
    return !picture.is_empty() && row >= 0 && row < static_cast<std::int64_t>(result.rows.size());
}

void LabTools::show_row(int by) {
    shown_row_ = static_cast<std::size_t>(static_cast<std::int64_t>(shown_row_) + by);
    picture = hall_picture(result, shown_row_);
}

std::string LabTools::puzzles() const {
    std::string lines;
    for (const auto& row : result.rows) {
        const std::string_view puzzle = puzzle_in(row);
        if (!puzzle.empty()) lines.append(puzzle) += '\n';
    }
    return lines;
}

bool LabTools::has_weights() const {
    const auto& columns = result.columns;
    return std::find(columns.begin(), columns.end(), "weight") != columns.end();
}

std::string LabTools::rows_as_text() const {
    std::string text;
    for (const auto& row : result.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) text.append(i == 0 ? "" : "\t").append(row[i]);
        text += '\n';
    }
    return text;
}

saved::Json LabTools::saved() const {
    saved::Json options = saved::Json::object();
    for (const auto& [tool, fields] : given_) {
        for (const auto& [name, field] : fields) {
            if (!field.text.empty()) options[tool][name] = field.text;
        }
    }
    return {{"tool", chosen_},
            {"input", input.size() <= kMaxInputSaved ? input : std::string()},
            {"options", std::move(options)}};
}

void LabTools::take_saved(const saved::Json& value) {
    const std::string tool = saved::text_in(value, "tool");
    if (!tool.empty()) chosen_ = tool;
    saved::take(saved::member(value, "input"), input);
    const saved::Json& options = saved::member(value, "options");
    if (!options.is_object()) return;
    for (const auto& [name, fields] : options.items()) {
        if (!fields.is_object()) continue;
        for (const auto& [option, text] : fields.items()) {
            if (const std::string* written = saved::text(text)) given_[name][option] = {*written, {}};
        }
    }
}

}  // namespace rookery::shell
