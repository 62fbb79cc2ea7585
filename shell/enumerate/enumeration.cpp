#include "shell/enumerate/enumeration.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "shell/board/patterns.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::string_view option_in(const CallOptions& options, const char* name) {
    const auto found = options.find(name);
    return found == options.end() ? std::string_view{} : std::string_view(found->second);
}

std::string clues_text(const CallOptions& options) {
    return fill(words::kCluesWanted, {option_in(options, "clues")});
}

}  // namespace

std::string_view verb_of(const CallOptions& options) {
    return options.count("clues") == 0 ? "fewest" : "enumerate";
}

std::string options_text(const CallOptions& options) {
    if (is_fewest(options)) return std::string(words::kLeastClues);
    std::string text = clues_text(options);
    const auto add = [&](std::string_view part) { text += ", " + std::string(part); };
    if (options.count("minimal") != 0) add(words::kOptionMinimal);
    if (options.count("first") != 0) add(words::kOptionFirst);
    const int required = cells_of_mask(option_in(options, "required")).size();
    if (required > 0) add(counted(required, words::kOptionRequiredOne, words::kOptionRequiredMany));
    const std::string_view allowed = option_in(options, "allowed");
    const int barred = allowed.empty() ? 0 : Geometry9::kCells - cells_of_mask(allowed).size();
    if (barred > 0) add(counted(barred, words::kOptionBarredOne, words::kOptionBarredMany));
    if (option_in(options, "method") == "gridchecker") add(words::kOptionGridchecker);
    return text;
}

std::string found_text(std::int64_t puzzles) {
    return puzzles == 0 ? std::string(words::kFoundNone) : counted(puzzles, words::kFoundOne, words::kFoundMany);
}

std::string kept_text(const KeptJob& kept, bool here) {
    const std::string said_options = options_text(kept.options);
    const std::string found = found_text(kept.rows);
    std::string where = fill(here ? words::kInThisGrid : words::kInAGrid, {said_options});
    if (kept.finished) return fill(words::kKeptWhole, {where, found});
    if (is_fewest(kept.options)) return where;  // nearly all of its parts are never needed
    if (kept.parts == 0) return fill(words::kKeptAnew, {where});
    return fill(words::kKeptPart, {where, thousands(kept.parts_done), thousands(kept.parts), found});
}

std::optional<Grid9> puzzle_of_line(std::string_view line) {
    const auto read = parse_line(line, 1);
    const auto* puzzle = std::get_if<ParsedPuzzle>(&read);
    const auto* grid = puzzle == nullptr ? nullptr : std::get_if<Grid9>(&puzzle->grid);
    return grid == nullptr ? std::nullopt : std::optional(*grid);
}

std::optional<Grid9> grid_of_input(std::string_view input) {
    const auto grid = puzzle_of_line(first_line_of(input));
    return grid && is_solution(*grid) ? grid : std::nullopt;
}

CellSet Enumeration::selected_clues() const {
    return selected < 0 ? CellSet() : cells_of_mask(table.puzzle(table.row(static_cast<std::size_t>(selected))));
}

std::string Enumeration::result() const {
    if (end == JobEnd::failed) return fill(words::kEnumerationFailed, {failure});
    if (is_fewest(options)) return fewest_result();
    const std::string clues = clues_text(options);
    const std::string number = found_text(found());
    if (end == JobEnd::cancelled) {
        return fill(words::kEnumerationCancelled, {thousands(parts_done), thousands(parts), number});
    }
    const bool narrowed = options.count("required") != 0 || options.count("allowed") != 0;
    if (found() == 0) return fill(narrowed ? words::kNoneOfThese : words::kNoneInGrid, {clues});
    const auto limit = option_in(options, "limit");
    if (options.count("first") == 0 && std::to_string(found()) == limit) return fill(words::kLimitReached, {number});
    if (options.count("first") != 0) return fill(words::kFirstFound, {clues});
    return fill(found() == 1 ? words::kAllFoundOne : words::kAllFoundMany, {thousands(found()), clues});
}

// The excluded numbers of clues: "17, 18", or "17, 18 (12 of 64 parts)", from "17, 18: 12 of 64 parts".
std::string Enumeration::excluded_text() const {
    const std::size_t colon = excluded.find(": ");
    if (colon == std::string::npos) return excluded;
    const std::string parts = excluded.substr(colon + 2);
    const std::size_t of = parts.find(" of ");
    const std::string done =
        fill(words::kPartsDone, {parts.substr(0, of), parts.substr(of + 4, parts.find(' ', of + 4) - of - 4)});
    return excluded.substr(0, colon) + " (" + done + ")";
}

std::string Enumeration::fewest_result() const {
    const bool some = !excluded.empty() && excluded != "-";
    if (end == JobEnd::cancelled || fewest.empty()) {
        return fill(words::kLeastCluesCancelled, {some ? excluded_text() : std::string(words::kLeastCluesNothing)});
    }
    return some ? fill(words::kLeastCluesOfAll, {fewest, excluded}) : fill(words::kLeastCluesSeventeen, {fewest});
}

void Enumeration::take_rows(std::string_view rows) {
    if (!is_fewest(options)) return table.add_rows(rows);
    // One row: grid, fewest, puzzle, excluded. A search that was stopped early has no puzzle.
    const std::string_view row = rows;
    std::array<std::string_view, 4> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        fields[i] = rows.substr(0, rows.find('\t'));
        rows.remove_prefix(std::min(rows.size(), fields[i].size() + 1));
    }
    excluded = fields[3];
    if (fields[1] == "-") return;
    fewest = fields[1];
    table.add_rows(row);
    selected = table.size() > 0 ? 0 : -1;
}

const Enumeration* Enumerations::of(const Grid9& grid) const {
    const auto found = std::find_if(all_.rbegin(), all_.rend(), [&](const Enumeration& e) { return e.grid == grid; });
    return found == all_.rend() ? nullptr : &*found;
}

Enumeration* Enumerations::of(const Grid9& grid) {
    return const_cast<Enumeration*>(std::as_const(*this).of(grid));
}

Enumeration& Enumerations::start(const Grid9& grid, CallOptions options, int job) {
    drop(grid);
    if (all_.size() >= kMax) {
        const auto old = std::find_if(all_.begin(), all_.end(), [](const Enumeration& e) { return !e.running; });
        if (old != all_.end()) all_.erase(old);
    }
    Enumeration& fresh = all_.emplace_back();
    fresh.grid = grid;
    fresh.options = std::move(options);
    fresh.job = job;
    fresh.running = true;
    return fresh;
}

void Enumerations::drop(const Grid9& grid) {
    all_.remove_if([&](const Enumeration& e) { return e.grid == grid && !e.running; });
}

const Enumeration* Enumerations::with_job(int job) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Enumeration& e) { return e.job == job; });
    return job == 0 || found == all_.end() ? nullptr : &*found;
}

Enumeration* Enumerations::with_job(int job) {
    return const_cast<Enumeration*>(std::as_const(*this).with_job(job));
}

void Enumerations::job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) {
    Enumeration* one = with_job(job.id);
    if (one == nullptr) return;
    one->parts = parts;
    one->table.set_columns(columns);
}

void Enumerations::job_resumed(const JobItem& job, std::int64_t parts_done) {
    if (Enumeration* one = with_job(job.id)) one->parts_before = one->parts_done = parts_done;
}

void Enumerations::job_rows(const JobItem& job, std::string_view rows) {
    if (Enumeration* one = with_job(job.id)) one->take_rows(rows);
}

void Enumerations::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                               std::string_view sentence) {
    Enumeration* one = with_job(job.id);
    if (one != nullptr && one->failure.empty()) one->failure = std::string(sentence);
}

void Enumerations::job_workers(const JobItem& job) {
    Enumeration* one = with_job(job.id);
    if (one == nullptr) return;
    one->parts_done = one->parts_before;
    for (const WorkerState& worker : job.workers) one->parts_done += worker.parts_done;
}

bool Enumerations::job_not_kept(const JobItem& job, std::string_view sentence) {
    Enumeration* one = with_job(job.id);
    if (one != nullptr) one->not_kept = std::string(sentence);
    return one != nullptr;
}

std::string Enumerations::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    Enumeration* one = with_job(job.id);
    if (one == nullptr) return {};
    one->running = false;
    one->end = end;
    if (end == JobEnd::finished && one->options.count("first") == 0) one->parts_done = one->parts;
    if (end == JobEnd::failed) one->failure = std::string(message);
    return one->result();
}

void Enumerations::agree_with(std::vector<KeptJob>& kept) {
    for (KeptJob& job : kept) {
        for (Enumeration& one : all_) {
            if (one.running || job.options != one.options || job.input != to_line(one.grid)) continue;
            job.parts_done = one.parts_done = std::max(one.parts_done, job.parts_done);
            job.rows = std::max(one.found(), job.rows);
        }
    }
}

}  // namespace rookery::shell
