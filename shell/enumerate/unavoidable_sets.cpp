#include "shell/enumerate/unavoidable_sets.hpp"

#include <algorithm>
#include <utility>

#include "shell/board/patterns.hpp"
#include "shell/jobs/page.hpp"
#include "shell/words/strings.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<std::string_view, kSetMethodCount> kMethodNames = {"small", "digits", "boxes", "random"};

// The part of `text` up to the separator; removes both.
std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

}  // namespace

std::string_view name_of(SetMethod method) {
    return kMethodNames[static_cast<std::size_t>(method)];
}

std::string_view title_of(SetMethod method) {
    constexpr std::array<words::Text, kSetMethodCount> kTitles = {words::kMethodSmall, words::kMethodDigits,
                                                                  words::kMethodBoxes, words::kMethodRandom};
    return kTitles[static_cast<std::size_t>(method)];
}

std::string_view help_of(SetMethod method) {
    constexpr std::array<words::Text, kSetMethodCount> kHelp = {words::kMethodSmallHelp, words::kMethodDigitsHelp,
                                                                words::kMethodBoxesHelp, words::kMethodRandomHelp};
    return kHelp[static_cast<std::size_t>(method)];
}

SetPlace place_of(SetMethod method) {
    constexpr std::array<SetPlace, kSetMethodCount> kPlaces = {SetPlace::every_method, SetPlace::digits,
                                                               SetPlace::boxes, SetPlace::random};
    return kPlaces[static_cast<std::size_t>(method)];
}

std::optional<SetMethod> set_method(std::string_view name) {
    const auto found = std::find(kMethodNames.begin(), kMethodNames.end(), name);
    if (found == kMethodNames.end()) return std::nullopt;
    return static_cast<SetMethod>(found - kMethodNames.begin());
}

UnavoidableSet unavoidable_set(const Grid9& grid, const CellSet& cells) {
    return {cells, digits_of(grid, cells), houses_of(cells), cells.size()};
}

std::string letter_of_set(int index) {
    const std::string last(1, static_cast<char>('A' + index % 26));
    return index < 26 ? last : letter_of_set(index / 26 - 1) + last;
}

void UnavoidableSets::set_method(SetMethod chosen_method) {
    if (method == chosen_method) return;
    method = chosen_method;
    most_cells = {method == SetMethod::small ? std::to_string(kMaxSmallCells) : std::string{}, {}};
}

std::optional<std::map<std::string, std::string>> UnavoidableSets::read_options(std::uint64_t seed) {
    const bool exact = method == SetMethod::small;
    const NumberLimits small{.low = limits::kSetCells.low, .high = kMaxSmallCells};
    const auto cells = exact ? number_of(most_cells, small.high, words::kExpectedSmallCells, small)
                             : number_in(*this, &UnavoidableSets::most_cells, limits::kSetCells.high);
    const auto number =
        method == SetMethod::digits  ? number_in(*this, &UnavoidableSets::digits, limits::kDefaultSetDigits)
        : method == SetMethod::boxes ? number_in(*this, &UnavoidableSets::boxes, limits::kDefaultSetBoxes)
                                     : number_in(*this, &UnavoidableSets::rounds, limits::kDefaultSetRounds);
    if (!cells || (!exact && !number)) return std::nullopt;
    std::map<std::string, std::string> options{{"method", std::string(name_of(method))},
                                               {"max-cells", std::to_string(*cells)}};
    if (method == SetMethod::digits) options["digits"] = std::to_string(*number);
    if (method == SetMethod::boxes) options["boxes"] = std::to_string(*number);
    if (method == SetMethod::random) {
        options["rounds"] = std::to_string(*number);
        options["seed"] = std::to_string(seed);
    }
    return options;
}

void UnavoidableSets::start(const Grid9& grid, int job, int clique_job, std::string what) {
    if (grid != grid_) clear();
    grid_ = grid;
    job_ = last_job_ = job;
    if (clique_job != 0) {
        clique_job_ = clique_job;
        clique_.clear();
        clique_known_ = false;
    }
    fresh_ = true;
    stopped_ = false;
    coming_ = std::move(what);
    failure_.clear();
    remark_.clear();
}

void UnavoidableSets::clear() {
    grid_ = Grid9{};
    job_ = last_job_ = clique_job_ = 0;
    fresh_ = stopped_ = false;
    what_.clear();
    failure_.clear();
    remark_.clear();
    sets_.clear();
    clique_.clear();
    clique_known_ = false;
    shown_for_.reset();
    choose(-1);
    shows_clique = false;
    show_all();
}

void UnavoidableSets::take_row(std::string_view row, std::vector<CellSet>* to) {
    const std::string_view mask = next_part(row, '\t');
    if (mask.size() != Geometry9::kCells) return;
    const CellSet cells = cells_of_mask(mask);
    if (to != nullptr) return to->push_back(cells);
    sets_.push_back(unavoidable_set(grid_, cells));
}

void UnavoidableSets::job_rows(const JobItem& job, std::string_view rows) {
    const bool of_clique = job.id == clique_job_;
    if (!of_clique && job.id != job_) return;
    if (!of_clique && fresh_) {
        fresh_ = false;
        what_ = coming_;
        sets_.clear();
        shown_for_.reset();
        choose(-1);
        show_all();
    }
    while (!rows.empty()) take_row(next_part(rows, '\n'), of_clique ? &clique_ : nullptr);
}

void UnavoidableSets::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                                  std::string_view sentence) {
    if (job.id == job_ && remark_.empty()) remark_ = std::string(sentence);
}

std::string UnavoidableSets::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == clique_job_) {
        clique_job_ = 0;
        clique_known_ = end == JobEnd::finished && !clique_.empty();
    } else if (job.id == job_) {
        job_ = 0;
        end_list(end, message);
    } else {
        return {};
    }
    return failure_.empty() ? count_text(*this) : summary_of(*this);
}

void UnavoidableSets::end_list(JobEnd end, std::string_view message) {
    stopped_ = end == JobEnd::cancelled;
    if (end == JobEnd::failed) failure_ = std::string(message);
    if (fresh_ && end == JobEnd::finished) failure_ = std::exchange(remark_, {});
    if (fresh_ && end == JobEnd::finished && failure_.empty()) {  // there are none
        what_ = coming_;
        sets_.clear();
        shown_for_.reset();
        choose(-1);
    }
    fresh_ = false;
}

void UnavoidableSets::show_all() {
    size_wanted = 0;
    digits_wanted = 0;
    through_cell = false;
}

bool UnavoidableSets::passes(const UnavoidableSet& set, int cell, bool any_size) const {
    if (!any_size && size_wanted != 0 && set.size != size_wanted) return false;
    if ((set.digits & digits_wanted) != digits_wanted) return false;
    if (only_those_digits && digits_wanted != 0 && set.digits != digits_wanted) return false;
    return !through_cell || set.cells.contains(cell);
}

const std::vector<std::uint32_t>& UnavoidableSets::shown(int cell) const {
    const Narrowing now{size_wanted,  digits_wanted,           only_those_digits,
                        through_cell, through_cell ? cell : 0, sets_.size()};
    if (shown_for_ != now) {
        shown_for_ = now;
        shown_.clear();
        for (std::size_t i = 0; i < sets_.size(); ++i) {
            if (passes(sets_[i], cell, false)) shown_.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return shown_;
}

std::map<int, std::int64_t> UnavoidableSets::sizes(int cell) const {
    std::map<int, std::int64_t> counts;
    for (const UnavoidableSet& set : sets_) {
        if (passes(set, cell, true)) ++counts[set.size];
    }
    return counts;
}

const UnavoidableSet* UnavoidableSets::chosen_set() const {
    return chosen < 0 || chosen >= static_cast<int>(sets_.size()) ? nullptr : &sets_[static_cast<std::size_t>(chosen)];
}

void UnavoidableSets::choose(int index) {
    chosen = index >= 0 && index < static_cast<int>(sets_.size()) ? index : -1;
    if (chosen >= 0) shows_clique = false;
}

int UnavoidableSets::place_of_chosen(int cell) const {
    const auto& order = shown(cell);
    const auto found = std::find(order.begin(), order.end(), static_cast<std::uint32_t>(chosen));
    return chosen < 0 || found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

void UnavoidableSets::walk(int by, int cell) {
    const auto& order = shown(cell);
    if (order.empty()) return;
    choose(static_cast<int>(order[walked(place_of_chosen(cell), by, order.size())]));
}

std::string UnavoidableSets::as_lines(int cell) const {
    std::string text;
    for (const std::uint32_t index : shown(cell)) text += set_line(grid_, sets_[index].cells) + '\n';
    return text;
}

std::string UnavoidableSets::as_tsv(int cell) const {
    std::string text = "set\tcells\tdigits\thouses\n";
    for (const std::uint32_t index : shown(cell)) {
        const UnavoidableSet& set = sets_[index];
        text += set_line(grid_, set.cells) + '\t' + std::to_string(set.size) + '\t' + digit_names(set.digits) + '\t' +
                house_names(set.houses) + '\n';
    }
    return text;
}

std::string count_text(const UnavoidableSets& sets) {
    const auto count = static_cast<std::int64_t>(sets.sets().size());
    if (count == 0) return fill(words::kSetsNone, {sets.what()});
    return fill(sets.stopped() ? words::kSetsStopped : words::kSetsFound,
                {counted(count, words::kSetOne, words::kSetMany), sets.what()});
}

std::string summary_of(const UnavoidableSets& sets) {
    const auto count = static_cast<std::int64_t>(sets.sets().size());
    if (!sets.failure().empty()) return fill(words::kSetsFailed, {sets.failure()});
    if (sets.job() != 0) {
        return count == 0 ? std::string(words::kSetsLooking) : fill(words::kSetsLookingCount, {thousands(count)});
    }
    if (sets.what().empty()) return {};
    std::string text = count_text(sets);
    if (count > 0 && sets.clique_known()) text += fill(words::kCliqueSays, {std::to_string(sets.clique().size())});
    return text;
}

}  // namespace rookery::shell
