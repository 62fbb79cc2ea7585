// LabTools: every verb of the core as a form, with its options as fields, a text as its input, and its rows as a table.
// The forms are generated from the output of the verb `verbs`, so that a new verb or option of the core appears
// automatically.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/lab/hall_picture.hpp"
#include "shell/lab/lab_plot.hpp"
#include "shell/lab/lab_result.hpp"
#include "shell/saved/saved_json.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

struct ToolOption {
    std::string name;
    std::string value;               // "N", "A..B"; empty: a switch
    std::string preset;              // empty: none, or it depends on something else
    std::vector<std::string> words;  // the possible values, or list elements; empty: it is not a word
    std::string help;

    bool is_switch() const { return value.empty(); }
    // Whether the value is one of a few words, which get a button each.
    bool is_choice() const { return !words.empty() && words.size() <= kMaxButtons && value != "LIST"; }

    static constexpr std::size_t kMaxButtons = 8;
};

struct ToolForm {
    std::string name;
    std::string awaits;  // describes its input; empty: it takes none
    std::string help;
    std::vector<ToolOption> options;

    const ToolOption* find(std::string_view option) const;  // null: there is none
};

// Parses the rows of the verb `verbs`.
std::vector<ToolForm> read_tools(std::string_view rows);

class LabTools {
  public:
    static constexpr std::size_t kMaxRows = 200'000;  // kept per run; more are only counted

    // --- the tools ---
    bool is_known() const { return !tools_.empty(); }
    void know(std::vector<ToolForm> tools);
    const std::vector<ToolForm>& tools() const { return tools_; }
    const ToolForm* chosen() const;  // null: the list has not arrived
    // False: there is none with that name.
    bool choose(std::string_view tool);

    // --- the request: each verb keeps the values of its options while another is chosen ---
    const Field& field(std::string_view option) const;
    bool is_on(std::string_view option) const { return !field(option).text.empty(); }  // for a switch
    // Validation happens when it runs. An empty text removes the option. False: the verb has no such option.
    bool write(std::string_view option, std::string_view text);
    std::map<std::string, std::string> options() const;
    // Selects a tool with only these options: "--minus 1 --minimal", as on the command line. Requires is_known().
    bool ask(std::string_view tool, std::string_view options, std::string_view input);
    // As on the command line: "exact --fewest --order 2".
    std::string command_line() const;

    std::string input;
    std::string_view curve_name;  // of the next run's curves; empty: the columns' names

    // --- the results ---
    int job = 0;       // the running or last one
    LabTable result;   // its title is the command line
    std::string said;  // the outcome, or the error
    bool is_running = false;
    bool has_failed = false;            // `said` is an error
    std::vector<std::string> problems;  // unusable lines of the input, "3:1: ..."

    void begin(int job_id);
    // Sets the error; shown next to the option that the sentence names, if any.
    void fail(std::string_view sentence);
    void plan(std::string_view columns);
    void take_rows(std::string_view rows, double seconds);  // `seconds` since the start
    LabPlot plot;                                           // of the rows
    void draw_anew() { plot.update(result, seconds_); }
    HallPicture picture;  // of the visible row; empty: the tool's rows have none
    std::size_t shown_row() const { return shown_row_; }
    bool can_show_row(int by) const;  // the row that many rows further on
    void show_row(int by);
    // Call between frames: updates the plot and the picture for new rows.
    void follow_rows();
    // The first 9x9 board of each row that has one, one per line; and whether there are any.
    std::string puzzles() const;
    bool has_puzzles() const { return has_puzzles_; }
    bool has_weights() const;          // the rows can be input of the verb `statistics`
    std::string rows_as_text() const;  // one line each, tab-separated columns
    std::uint64_t rows() const { return result.rows.size() + result.left_out; }

    // {"tool":"exact","input":"","options":{"exact":{"order":"2"}}}
    saved::Json saved() const;
    void take_saved(const saved::Json& value);

  private:
    std::vector<ToolForm> tools_;
    bool has_puzzles_ = false;
    std::vector<float> seconds_;  // arrival time of each row; NaN: an undecided one
    std::size_t shown_row_ = 0;
    bool is_pictured_ = false;  // or known to have no picture
    std::string chosen_ = "neighbours";
    std::map<std::string, std::map<std::string, Field, std::less<>>, std::less<>> given_;  // by verb and option
};

}  // namespace rookery::shell
