// ListPage: many puzzles as a table, filled by a job that surveys them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/jobs/page.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

struct PuzzleList {
    std::string name;     // its origin: "Pasted list", a file's name
    int job = 0;          // the job that fills it; 0: none
    std::string input;    // of that job: a text, or the host's name for a long one
    bool graded = false;  // with HoDoKu's rating, the level and T&E depth of each puzzle
    bool running = false;
    bool comes_back = false;  // its job only brings back the results of an earlier page
    Table table;
    std::vector<LineProblem> problems;  // the first few
    std::int64_t problem_count = 0;     // of all
    bool is_empty() const { return job == 0; }
    // How many rows are rated, beyond, and without a rating, including hidden rows.
    struct Counts {
        std::int64_t rated = 0, beyond = 0, invalid = 0;
    };
    Counts counts;
    void add_rows(std::string_view rows);
};

class ListPage final : public Page, public JobListener {
  public:
    using Page::Page;

    const PuzzleList& list() const { return list_; }
    // Starts a new list of the puzzles in `text`, as one undo step. `graded`: takes up to twice as long, less for the
    // hardest puzzles.
    void survey(std::string_view text, std::string name, std::string said, bool graded = true);
    // Reads a text that takes a while, with a notice until it is read.
    void survey_large(const LargeText& text, std::string name);
    // Surveys the list again, this time graded.
    void grade();
    // Resumes what an earlier page left. False: nothing was kept of it.
    bool resume(const SavedRun& run, const KeptJob* kept);
    void close();                // one undo step
    void bring_back();           // the previous one, as one undo step
    void follow(int before);     // shows the list that the history names
    bool problems_open = false;  // shows the unreadable lines instead of the rows
    // Starts a new list; the previous one can be brought back.
    void start(std::string name, int job, std::string input, bool graded);
    bool can_restore() const { return !former_.empty(); }
    void restore();  // replaces the list by the previous one
    void clear();
    // Shows the list of that job, or none (0). False: it is no longer kept.
    bool show(int job);

    const std::string& filter_text() const { return filter_.text; }
    const std::string& applied_filter() const { return filter_.applied; }
    const std::optional<FilterProblem>& filter_problem() const { return filter_.problem; }
    // An invalid filter changes only filter_problem().
    const FilterLine& filter() const { return filter_; }
    Table& table() { return list_.table; }
    void set_filter(std::string text) { filter_.set(list_.table, std::move(text)); }
    // First click ascending, second descending, third original order.
    void sort_by(Column column);
    int selected = -1;           // index of a table row; -1: none
    bool histogram_open = true;  // the ratings as bars above the rows
    // The histogram's column: the chosen one, if the list has it; else ER.
    Column histogram_column() const;
    bool offers_histogram_of(Column column) const;
    Column histogram_chosen = Column::er;
    bool board_with_list = false;  // wide pages: a row opens without leaving the list
    void open_row(std::size_t place) override;

  private:
    void reword(const Rewording& reworded) override;
    bool run_family(std::string_view id) override;
    bool filter_range(std::string_view range);
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return "read-text"; }
    bool has_filter() const override { return true; }
    bool advance(bool in_sight) override;
    bool write(std::string_view field, std::string_view text) override;
    std::string text_to_copy() const override;
    Board board_in_sight() const override;
    const Table* table_in_sight() const override { return &list_.table; }
    bool show_job(const JobItem& job) override;  // a former list comes back, as one undo step
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    void job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) override;
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    // Only the current list's job is.
    bool job_is_notable(const JobItem& job) const override { return job.id == list_.job; }

    void note_shown(std::string name);
    std::string result(JobEnd end, std::string_view message) const;
    static constexpr std::size_t kMaxProblemsKept = 1000;
    static constexpr std::size_t kMaxFormer = 4;
    PuzzleList* with_job(int job);  // the current or a former list; null: it is gone
    void put_away();                // makes the current list the latest former one

    std::int64_t reading_notice_ = 0;  // the notice shown while a long text is being read
    std::size_t reading_kilobytes_ = 0;
    PuzzleList list_;
    std::vector<PuzzleList> former_;  // latest last
    FilterLine filter_;
};

// Commands of the mode "List". Families: "sort-er", "histogram-te", "filter-er-70-75" (tenths, half-open).
inline constexpr std::string_view kRestoreList = "restore-list";
inline constexpr std::string_view kClearList = "clear-list";
inline constexpr const char* kAllBars = "all-bars";

std::span<const CommandOf<ListPage>> list_commands();
// Shows the histogram of a column.
std::string histogram_command(Column column);

}  // namespace rookery::shell
