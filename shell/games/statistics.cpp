#include "shell/games/statistics.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

#include "board/shape.hpp"
#include "shell/board/board_text.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxKept = 1000;
constexpr int kLastNumber = 1'000'000'000;

// Records that are equal in all of these are the same.
bool is_before(const FinishedPuzzle& a, const FinishedPuzzle& b) {
    const auto key = [](const FinishedPuzzle& one) {
        return std::tie(one.number, one.on, one.puzzle, one.seconds, one.hints, one.mistakes, one.peeked);
    };
    return key(a) < key(b);
}

int number_after(int number) {
    return std::min(number + 1, kLastNumber);
}

Json json_of(const FinishedPuzzle& one) {
    Json json{{"puzzle", one.puzzle}, {"seconds", one.seconds}, {"on", one.on}};
    if (!one.size.empty()) json["size"] = one.size;
    if (one.level) json["level"] = name_of(*one.level);
    if (one.hints > 0) json["hints"] = one.hints;
    if (one.mistakes > 0) json["mistakes"] = one.mistakes;
    if (one.peeked) json["peeked"] = true;
    if (one.puzzle_of_day) json["day"] = *one.puzzle_of_day;
    return json;
}

// The number that a size begins with; 0: none.
int side_of(std::string_view size) {
    const auto number = number_in_id(size.substr(0, size.find('x')));
    return number.value_or(0);
}

bool is_of_size(std::string_view puzzle, std::string_view size) {
    constexpr std::size_t kLongestSize = 20;
    const auto shape = shape_of_cells(puzzle.size());
    return size.size() <= kLongestSize && shape && shape->side() == side_of(size);
}

std::optional<FinishedPuzzle> finished_in(const Json& json) {
    FinishedPuzzle one;
    one.puzzle = saved::text_in(json, "puzzle");
    one.size = saved::text_in(json, "size");
    const bool is_known = one.size.empty() ? read_grid(one.puzzle).has_value() : is_of_size(one.puzzle, one.size);
    if (!is_known) return std::nullopt;
    one.level = level_named(saved::text_in(json, "level"));
    one.seconds = saved::count(saved::member(json, "seconds"), kLongestSeconds);
    one.hints = saved::count(saved::member(json, "hints"), 10'000);
    one.mistakes = saved::count(saved::member(json, "mistakes"), 10'000);
    saved::take(saved::member(json, "peeked"), one.peeked);
    one.on = saved::count(saved::member(json, "on"), kLastDay);
    if (const Day day = saved::count(saved::member(json, "day"), kLastDay); day > 0) one.puzzle_of_day = day;
    return one;
}

// The longest run of consecutive days.
int longest_run(const std::vector<Day>& days) {
    int longest = 0;
    int run = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        run = i > 0 && days[i] == days[i - 1] + 1 ? run + 1 : 1;
        longest = std::max(longest, run);
    }
    return longest;
}

}  // namespace

std::optional<Level> level_named(std::string_view name) {
    for (const Level level : kAllLevels) {
        if (name_of(level) == name) return level;
    }
    return std::nullopt;
}

std::string size_of(const SizedBoard& board) {
    const std::string side = std::to_string(board.side());
    return side + "x" + side + (board.diagonal ? " diagonal" : "");
}

std::string size_title(std::string_view size) {
    const std::string side = fill(words::kLabSideText, {std::to_string(side_of(size))});
    return size.ends_with("diagonal") ? fill(words::kLabDiagonalText, {side}) : side;
}

void Statistics::put(std::vector<FinishedPuzzle> finished) {
    if (finished.size() > kMaxKept) finished.erase(finished.begin(), finished.end() - std::ptrdiff_t{kMaxKept});
    finished_ = std::move(finished);
    text_.reset();
}

void Statistics::add(FinishedPuzzle finished) {
    ++added_;
    finished.number = number_after(finished_.empty() ? 0 : finished_.back().number);
    auto all = std::move(finished_);
    all.push_back(std::move(finished));
    put(std::move(all));
    erased_.clear();
}

void Statistics::merge(const Statistics& other) {
    if (other.erasures_ < erasures_) return;
    if (other.erasures_ > erasures_) {
        erasures_ = other.erasures_;
        erased_.clear();
        return put(other.finished_);
    }
    std::vector<FinishedPuzzle> all;
    // For records in both, the other's version wins: a newer build may have written members unknown here.
    std::set_union(other.finished_.begin(), other.finished_.end(), finished_.begin(), finished_.end(),
                   std::back_inserter(all), is_before);
    put(std::move(all));
}

const FinishedPuzzle* Statistics::last_of(std::string_view puzzle, std::string_view size) const {
    const auto found = std::find_if(finished_.rbegin(), finished_.rend(), [&](const FinishedPuzzle& one) {
        return one.puzzle == puzzle && one.size == size;
    });
    return found == finished_.rend() ? nullptr : &*found;
}

template <class F>
LevelSummary Statistics::summary_of(F counts) const {
    LevelSummary summary;
    std::vector<int> seconds;
    int best = std::numeric_limits<int>::max();
    for (const FinishedPuzzle& one : finished_) {
        if (!counts(one)) continue;
        ++summary.finished;
        if (one.hints == 0) ++summary.without_hints;
        if (one.peeked) continue;
        seconds.push_back(one.seconds);
        if (one.hints == 0) best = std::min(best, one.seconds);
    }
    if (seconds.empty()) return summary;
    std::sort(seconds.begin(), seconds.end());
    summary.best_seconds = best != std::numeric_limits<int>::max() ? best : seconds.front();
    summary.median_seconds = seconds[(seconds.size() - 1) / 2];
    return summary;
}

LevelSummary Statistics::of(Level level) const {
    return summary_of([&](const FinishedPuzzle& one) { return one.size.empty() && one.level == level; });
}

LevelSummary Statistics::of_size(std::string_view size) const {
    return summary_of([&](const FinishedPuzzle& one) { return one.size == size; });
}

std::vector<std::string> Statistics::other_sizes() const {
    std::vector<std::string> sizes;
    for (const FinishedPuzzle& one : finished_) {
        if (!one.size.empty()) sizes.push_back(one.size);
    }
    const auto place = [](const std::string& size) { return std::pair(side_of(size), std::string_view(size)); };
    std::sort(sizes.begin(), sizes.end(),
              [&](const std::string& a, const std::string& b) { return place(a) < place(b); });
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

std::optional<Rank> Statistics::rank_of(const FinishedPuzzle& one) const {
    const auto counts = [&](const FinishedPuzzle& other) {
        return other.size == one.size && other.level == one.level && other.hints == 0 && !other.peeked;
    };
    if (!one.level || !counts(one)) return std::nullopt;
    Rank rank{.place = 1, .of = 0};
    for (const FinishedPuzzle& other : finished_) {
        if (!counts(other)) continue;
        ++rank.of;
        if (other.seconds < one.seconds) ++rank.place;
    }
    return rank;
}

std::vector<Day> Statistics::daily_days() const {
    std::vector<Day> days;
    for (const FinishedPuzzle& one : finished_) {
        if (one.puzzle_of_day == one.on) days.push_back(one.on);
    }
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());
    return days;
}

int Statistics::streak(Day today) const {
    std::vector<Day> days = daily_days();
    while (!days.empty() && days.back() > today) days.pop_back();
    if (days.empty() || days.back() < today - 1) return 0;
    const auto gap = std::adjacent_find(days.rbegin(), days.rend(), [](Day a, Day b) { return a != b + 1; });
    return static_cast<int>(gap == days.rend() ? days.size() : std::distance(days.rbegin(), gap) + 1);
}

int Statistics::longest_streak() const {
    return longest_run(daily_days());
}

bool Statistics::has_finished_day(Day day) const {
    return std::any_of(finished_.begin(), finished_.end(),
                       [&](const FinishedPuzzle& one) { return one.puzzle_of_day == day; });
}

void Statistics::erase() {
    if (finished_.empty()) return;
    erased_ = std::move(finished_);
    ++erasures_;
    put({});
}

void Statistics::restore() {
    if (!can_restore()) return;
    ++erasures_;
    put(std::exchange(erased_, {}));
}

std::string Statistics::as_csv() const {
    std::string text = "finished,level,seconds,hints,mistakes,looked at the analysis,puzzle of the day,puzzle,size\n";
    for (const FinishedPuzzle& one : finished_) {
        text += iso_text(one.on) + ",";
        if (one.level) text += name_of(*one.level);
        for (const int number : {one.seconds, one.hints, one.mistakes, one.peeked ? 1 : 0})
            text += "," + std::to_string(number);
        text += "," + (one.puzzle_of_day ? iso_text(*one.puzzle_of_day) : std::string{}) + "," + one.puzzle + "," +
                (one.size.empty() ? "9x9" : one.size) + "\n";
    }
    return text;
}

const std::string& Statistics::as_text() const {
    if (text_) return *text_;
    if (finished_.empty() && erasures_ == 0) return text_.emplace();
    Json all = Json::array();
    int before = 0;
    for (const FinishedPuzzle& one : finished_) {
        all.push_back(json_of(one));
        if (one.number != number_after(before)) all.back()["number"] = one.number;
        before = one.number;
    }
    const std::string finished = saved::text_of(all);
    return text_.emplace(erasures_ == 0
                             ? saved::joined({{"finished", finished}})
                             : saved::joined({{"erasures", std::to_string(erasures_)}, {"finished", finished}}));
}

bool Statistics::read(const Json& value) {
    const Json& all = saved::member(value, "finished");
    std::vector<FinishedPuzzle> read;
    for (const Json& entry : saved::list(value, "finished")) {
        auto one = finished_in(entry);
        if (!one) continue;
        const Json& number = saved::member(entry, "number");
        const int next = number_after(read.empty() ? 0 : read.back().number);
        one->number = number.is_null() ? next : saved::count(number, kLastNumber);
        read.push_back(*std::move(one));
    }
    if (!all.is_array() || (read.empty() && !all.empty())) return false;
    std::sort(read.begin(), read.end(), is_before);
    erasures_ = saved::count(saved::member(value, "erasures"), kLastNumber);
    put(std::move(read));
    return true;
}

}  // namespace rookery::shell
