// UnavoidableSets: the grid's unavoidable sets as a list that is filled by a job, its filters, the chosen set, and a
// clique of disjoint ones.
//
// The rows come from the verb `unavoidable`: each begins with the set's mask, and the rest follows from mask and grid.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "shell/enumerate/enumerate_controls.hpp"
#include "shell/jobs/controls.hpp"
#include "shell/jobs/jobs.hpp"
#include "unavoidable/small_sets.hpp"

namespace rookery::shell {

enum class SetMethod : std::uint8_t {
    small,   // all sets up to a number of cells
    digits,  // all sets within a number of digits
    boxes,   // the cells of some boxes are emptied
    random,  // random cells are emptied
};
inline constexpr int kSetMethodCount = 4;
std::string_view name_of(SetMethod method);  // in the verb: "small"
std::optional<SetMethod> set_method(std::string_view name);
std::string_view title_of(SetMethod method);  // "Within digits"
std::string_view help_of(SetMethod method);
SetPlace place_of(SetMethod method);  // of the method's own fields

struct UnavoidableSet {
    CellSet cells;
    DigitSet digits = 0;
    std::uint32_t houses = 0;  // bit h for house h: boxes 0..8, rows 9..17, columns 18..26
    int size = 0;
};
UnavoidableSet unavoidable_set(const Grid9& grid, const CellSet& cells);
std::string letter_of_set(int index);  // of disjoint sets: "A", "B" ... "Z", "AA"

class UnavoidableSets final : public JobListener {
  public:
    // --- the search ---
    SetMethod method = SetMethod::small;
    using Place = SetPlace;
    ROOKERY_SET_FIELDS(ROOKERY_FIELD_MEMBER)
    void set_method(SetMethod chosen);  // and its default number of cells
    // The options of the verb, or nullopt if a field is invalid (its problem is set).
    std::optional<std::map<std::string, std::string>> read_options(std::uint64_t seed);

    // --- the list ---
    // The sets of `grid` will come from that job, and the disjoint ones from `clique_job` (0: they remain as they are);
    // until the first row arrives, the previous list of the same grid remains. `what` describes them: "sets of up to 12
    // cells".
    void start(const Grid9& grid, int job, int clique_job, std::string what);
    void clear();
    const Grid9& grid() const { return grid_; }  // the grid of these sets
    int job() const { return job_; }             // 0: none
    int last_job() const { return last_job_; }   // the job of these sets, past or running; 0: none
    const std::string& what() const { return what_; }
    void reword(const Rewording& reworded) {
        reworded.apply(what_);
        reworded.apply(coming_);
        reworded.apply(failure_);
        reworded.apply(remark_);
    }
    const std::string& failure() const { return failure_; }  // why the last search failed
    const std::string& remark() const { return remark_; }    // a partial problem, if there is a list
    bool stopped() const { return stopped_; }                // before all were found
    const std::vector<UnavoidableSet>& sets() const { return sets_; }
    const std::vector<CellSet>& clique() const { return clique_; }
    bool clique_known() const { return clique_known_; }

    // --- filters ---
    int size_wanted = 0;  // 0: any
    DigitSet digits_wanted = 0;
    bool only_those_digits = false;  // else also sets with other digits
    bool through_cell = false;
    bool is_narrowed() const { return size_wanted != 0 || digits_wanted != 0 || through_cell; }
    void show_all();
    // Indices of the sets that pass; `cell`: the cell that they must contain, if that filter is on.
    const std::vector<std::uint32_t>& shown(int cell) const;
    // How many sets of each size pass the filters other than size.
    std::map<int, std::int64_t> sizes(int cell) const;

    int chosen = -1;  // index of a set; -1: none
    const UnavoidableSet* chosen_set() const;
    void choose(int index);               // -1: none; hides the clique
    void walk(int by, int cell);          // through the shown sets
    int place_of_chosen(int cell) const;  // position among the shown sets, or -1
    bool shows_clique = false;            // on the board, instead of the chosen set

    std::string as_lines(int cell) const;  // the shown sets as masks, one per line
    std::string as_tsv(int cell) const;    // with their columns

  private:
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    void end_list(JobEnd end, std::string_view message);
    bool passes(const UnavoidableSet& set, int cell, bool any_size) const;
    void take_row(std::string_view row, std::vector<CellSet>* to);

    Grid9 grid_{};
    int job_ = 0;
    int last_job_ = 0;
    int clique_job_ = 0;
    bool fresh_ = false;  // the job has sent nothing yet
    std::string what_;
    std::string coming_;  // describes the job's results
    std::string failure_;
    std::string remark_;
    bool stopped_ = false;
    std::vector<UnavoidableSet> sets_;
    std::vector<CellSet> clique_;
    bool clique_known_ = false;

    struct Narrowing {
        int size;
        DigitSet digits;
        bool only, through;
        int cell;
        std::size_t of;
        friend bool operator==(const Narrowing&, const Narrowing&) = default;
    };
    mutable std::optional<Narrowing> shown_for_;
    mutable std::vector<std::uint32_t> shown_;
};

template <>
struct ControlsOf<UnavoidableSets> : NoControls<UnavoidableSets> {
    using Owner = UnavoidableSets;
    static constexpr auto kFields = std::to_array<FieldControl<Owner>>({ROOKERY_SET_FIELDS(ROOKERY_CONTROL)});
};

// The list's summary: "311 sets of up to 12 cells; 12 disjoint ones: every puzzle has at least 12 clues", or that the
// search is running, or why there are none.
std::string summary_of(const UnavoidableSets& sets);
std::string count_text(const UnavoidableSets& sets);  // "311 sets of up to 12 cells"

}  // namespace rookery::shell
