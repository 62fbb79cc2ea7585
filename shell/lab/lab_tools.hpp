// LabTools: every verb of the core as a form: its options as fields, a text as its input, its rows as a table. The
// forms are made from what the verb `verbs` tells, so that a verb or an option that comes to the core comes here by
// itself.
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
    std::string preset;              // empty: there is none, or it depends on something else
    std::vector<std::string> words;  // of which the value is one, or some of a list; empty: it is no word
    std::string help;

    bool is_switch() const { return value.empty(); }
    // One of so few words that each has a button.
    bool is_choice() const { return !words.empty() && words.size() <= kMaxButtons && value != "LIST"; }

    static constexpr std::size_t kMaxButtons = 8;
};

struct ToolForm {
    std::string name;
    std::string awaits;  // what its input is; empty: it takes none
    std::string help;
    std::vector<ToolOption> options;

    const ToolOption* find(std::string_view option) const;  // null: there is none
};

// The rows of the verb `verbs`.
std::vector<ToolForm> read_tools(std::string_view rows);

class LabTools {
  public:
    static constexpr std::size_t kMaxRows = 200'000;  // kept of a run; more are counted

    // --- what there is ---
    bool is_known() const { return !tools_.empty(); }
    void know(std::vector<ToolForm> tools);
    const std::vector<ToolForm>& tools() const { return tools_; }
    const ToolForm* chosen() const;  // null: nothing is known yet
    // False: there is none of that name.
    bool choose(std::string_view tool);

    // --- what is asked: what was written for each option of each verb stays when another is chosen ---
    const Field& field(std::string_view option) const;
    bool is_on(std::string_view option) const { return !field(option).text.empty(); }  // of a switch
    // What is wrong is said when it runs. An empty text: as if it were not there. False: the verb has no such option.
    bool write(std::string_view option, std::string_view text);
    std::map<std::string, std::string> options() const;
    // Another tool with these options alone: "--minus 1 --minimal", as on the command line. Not before it is known.
    bool ask(std::string_view tool, std::string_view options, std::string_view input);
    // As on the command line: "exact --fewest --order 2".
    std::string command_line() const;

    std::string input;
    std::string_view curve_name;  // of the next run's curves; empty: the columns'

    // --- what comes of it ---
    int job = 0;       // that runs, or ran last
    LabTable result;   // its title is the command line
    std::string said;  // how it ended, or what is wrong
    bool is_running = false;
    bool has_failed = false;            // of what was said
    std::vector<std::string> problems;  // lines of the input that could not be used, "3:1: ..."

    void begin(int job_id);
    // Why it failed; beside the option that the sentence is about, if it names one.
    void fail(std::string_view sentence);
    void plan(std::string_view columns);
    void take_rows(std::string_view rows, double seconds);  // since the start
    LabPlot plot;                                           // of the rows
    void draw_anew() { plot.update(result, seconds_); }
    HallPicture picture;  // of the row that is shown; empty: rows of this tool have none
    std::size_t shown_row() const { return shown_row_; }
    bool can_show_row(int by) const;  // so many rows on
    void show_row(int by);
    // Between frames: the plot and the picture follow the rows.
    void follow_rows();
    // The first 9x9 board of each row that has one, a line each; and whether there is any.
    std::string puzzles() const;
    bool has_puzzles() const { return has_puzzles_; }
    bool has_weights() const;          // rows that the verb `statistics` reads
    std::string rows_as_text() const;  // a line each, columns with tabs between
    std::uint64_t rows() const { return result.rows.size() + result.left_out; }

    // {"tool":"exact","input":"","options":{"exact":{"order":"2"}}}
    saved::Json saved() const;
    void take_saved(const saved::Json& value);

  private:
    std::vector<ToolForm> tools_;
    bool has_puzzles_ = false;
    std::vector<float> seconds_;  // when each row came; NaN: it tells of what was left open
    std::size_t shown_row_ = 0;
    bool is_pictured_ = false;  // or has no picture
    std::string chosen_ = "neighbours";
    std::map<std::string, std::map<std::string, Field, std::less<>>, std::less<>> given_;  // by verb, by option
};

}  // namespace rookery::shell
