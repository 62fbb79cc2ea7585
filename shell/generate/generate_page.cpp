#include "shell/generate/generate_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "board/clue_cells.hpp"
#include "generate/geometry/reasons.hpp"
#include "shell/board/board_text.hpp"
#include "shell/generate/pattern_library.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/table/table.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void GeneratePage::command_begins() {
    results.forget_failure();
    exact.forget_failure();
}

bool GeneratePage::covers_board() const {
    return view == GenerateView::puzzles || !ws_.shows(PanelPage::mode);
}

void GeneratePage::set_pattern(CellSet pattern, std::string name) {
    Document document = ws_.history.now();
    document.pattern = pattern;
    results.forget_failure();
    ws_.history.change(document, std::move(name), Mode::generate);
}

void GeneratePage::draw(int cell, bool clue, std::int64_t stroke) {
    Document document = ws_.history.now();
    document.pattern = drawn(document.pattern, cell, clue, symmetry_);
    results.forget_failure();
    ws_.history.change_in_group(document, std::string(words::kDidDraw), Mode::generate, stroke);
}

void GeneratePage::move(PatternMove move) {
    set_pattern(moved(pattern(), move), std::string(words::kDidMovePattern));
}

void GeneratePage::set_symmetry(PatternSymmetry symmetry) {
    symmetry_ = symmetry;
    set_pattern(completed(pattern(), symmetry), fill(words::kDidSymmetry, {title_of(symmetry)}));
}

void GeneratePage::complete() {
    set_pattern(completed(pattern(), symmetry_), fill(words::kDidSymmetry, {title_of(symmetry_)}));
}

std::string GeneratePage::impossible() const {
    if (pattern().empty()) return {};
    const std::string reason = impossible_by_lines(pattern());
    return reason.empty() ? std::string(feasibility.impossible(pattern())) : reason;
}

ExactAtOnce GeneratePage::exact_at_once() const {
    ExactAtOnce known;
    if (!exact.strategies.places_digits()) {
        known.missing = std::string(words::kExactNoSingles);
    } else if (pattern().empty()) {
        known.missing = std::string(words::kExactNoPattern);
    } else if (const auto& reason = exact.position_reason()) {
        known.impossible = reason->sentence;
        known.cells = reason->cells;
    } else {
        known.impossible = impossible();
    }
    return known;
}

std::string GeneratePage::exact_text() const {
    const ExactAtOnce known = exact_at_once();
    if (!known.missing.empty()) return known.missing;
    if (!known.impossible.empty()) return fill(words::kAnswerImpossible, {known.impossible});
    const ExactAnswer* answer = exact_answer();
    return answer == nullptr ? std::string{} : text_of(*answer);
}

const ExactAnswer* GeneratePage::exact_clues() const {
    const ExactAnswer* answer = exact_answer();
    return answer != nullptr && answer->feasibility == Answer::clues ? answer : nullptr;
}

CellSet GeneratePage::exact_marks() const {
    const ExactAtOnce known = exact_at_once();
    const ExactAnswer* answer = exact_answer();
    return answer == nullptr || known.is_decisive() ? known.cells : answer->marked;
}

std::string GeneratePage::pattern_text() const {
    if (shows_exact()) return pattern().empty() ? std::string{} : title_of(pattern());
    if (settings.has_ease()) return std::string(words::kCellsFromEase);
    switch (settings.start) {
        case StartFrom::like:
            return std::string(words::kCellsLike);
        case StartFrom::near:
            return std::string(words::kCellsNear);
        case StartFrom::within:
            return std::string(words::kCellsWithin);
        case StartFrom::anew:
            break;
    }
    if (!pattern().empty()) return title_of(pattern());
    if (symmetry_ == PatternSymmetry::none) return std::string(words::kFreePattern);
    return fill(words::kFreeSymmetric, {title_in_sentence(symmetry_)});
}

void GeneratePage::put_results_away() {
    former_.push_back(std::exchange(results, GenerateResults{}));
    if (former_.size() > kMaxFormer) former_.erase(former_.begin());
}

bool GeneratePage::show_results(int set) {
    if (results.set == set) return true;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const auto& r) { return r.set == set; });
    if (there == former_.end()) return false;
    GenerateResults wanted = std::move(*there);
    former_.erase(there);
    put_results_away();
    results = std::move(wanted);
    return true;
}

GenerateResults* GeneratePage::results_of(int job) {
    if (job == 0) return nullptr;
    if (results.job() == job) return &results;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const auto& r) { return r.job() == job; });
    return there == former_.end() ? nullptr : &*there;
}

void GeneratePage::show_asked() {
    const ExactQuestion asked = exact.asked();
    set_pattern(asked.pattern, std::string(words::kDidBackToAsked));
    exact.strategies = asked.strategies;
}

void GeneratePage::show_exact_of(int job) {
    view = GenerateView::exact;
    const ExactPage::Asked* asked = exact.asked_by(job);
    if (asked == nullptr) return;
    exact.strategies = asked->question.strategies;
    if (asked->fewest) {
        if (!is_open(SettingsSection::fewest)) flip(SettingsSection::fewest);
    } else if (asked->question.pattern != pattern()) {
        set_pattern(asked->question.pattern, std::string(words::kDidBackToAsked));
        ws_.notice.say_with_undo(std::string(words::kDidBackToAsked));
    }
}

// GeneratePage: pasting a pattern, or a puzzle whose clue cells may be meant as one.
bool GeneratePage::paste(const ParseResult& parsed, std::string_view text, std::string_view /*name*/) {
    const auto take = [&](CellSet cells, const std::string& name) {
        set_pattern(cells, name);
        if (!shows_exact()) view = GenerateView::settings;
    };
    const bool one = parsed.puzzles.size() == 1;
    const auto* grid = one ? std::get_if<Grid9>(&parsed.puzzles.front().grid) : nullptr;
    if (parsed.puzzles.empty() || (grid != nullptr && clue_cells(*grid).empty())) {
        const auto mask = parsed.puzzles.empty() ? read_pattern_text(text) : std::optional(CellSet{});
        if (!mask) return false;
        take(*mask, std::string(words::kDidPastePattern));
        ws_.say_change(fill(words::kPastedPattern, {title_of(*mask)}));
        return true;
    }
    if (grid == nullptr) return false;
    take(clue_cells(*grid), std::string(words::kDidPastePattern));
    ws_.say_change(fill(words::kPastedAsPattern, {recognised_in_words(parsed), title_of(clue_cells(*grid))}));
    paste_offer = PasteOffer{board_of(*grid, parsed.puzzles.front(), *parsed.format), recognised_in_words(parsed),
                             ws_.history.made_change(), ws_.history.revision()};
    return true;
}

void GeneratePage::take_pasted_puzzle() {
    if (!paste_offer) return;
    const PasteOffer offer = *std::exchange(paste_offer, std::nullopt);
    // The pattern was only a wrong guess: a single undo then leads back to before the paste.
    if (offer.changed) ws_.history.undo();
    ws_.hand_over(OpenPuzzle{offer.board, fill(words::kDidPaste, {offer.recognised}),
                             fill(words::kPastedAsPuzzle, {offer.recognised})});
}

// GeneratePage: its fields, and the choices that survive a reload.

namespace {

using saved::Json;

// The open ones, by index.
Json sections_json(const GeneratePage& p) {
    Json open = Json::array();
    for (int i = 0; i < kSettingsSectionCount; ++i) open.push_back(p.is_open(static_cast<SettingsSection>(i)));
    return open;
}
void take_sections(GeneratePage& p, const Json& value) {
    if (!value.is_array()) return;
    for (int i = 0; i < kSettingsSectionCount && i < static_cast<int>(value.size()); ++i) {
        const auto section = static_cast<SettingsSection>(i);
        bool open = p.is_open(section);
        saved::take(value[static_cast<std::size_t>(i)], open);
        if (open != p.is_open(section)) p.flip(section);
    }
}

constexpr auto kGenerateSettings = std::to_array<saved::Setting<GeneratePage>>({
    saved::choice<GeneratePage, 3, &GeneratePage::view>("generate-view"),
    {"symmetry", [](const GeneratePage& p) { return Json(static_cast<int>(p.symmetry())); },
     [](GeneratePage& p, const Json& value) {
         PatternSymmetry symmetry = p.symmetry();
         saved::take_choice(value, kPatternSymmetryCount, symmetry);
         p.take_symmetry(symmetry);
     }},
    {"wish-sections", sections_json, take_sections},
    {"per-page", [](const GeneratePage& p) { return Json(p.per_page); },
     [](GeneratePage& p, const Json& value) {
         const std::int64_t number = saved::number(value).value_or(0);
         if (number == 1 || number == 2 || number == 4 || number == 6) p.per_page = static_cast<int>(number);
     }},
    {"results-filter", [](const GeneratePage& p) { return Json(p.results.filter.text); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) p.results.filter.set(p.results.table, *text);
     }},
    {"results-sort", [](const GeneratePage& p) { return Json(sorting_of(p.results.table)); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) sort_as(p.results.table, *text);
     }},
    {"required-techniques", [](const GeneratePage& p) { return json_of_techniques(p.settings.required); },
     [](GeneratePage& p, const Json& value) {
         if (const auto set = techniques_in(value)) p.settings.required = *set;
     }},
    {"small-pattern", [](const GeneratePage& p) { return Json(p.exact.small.mask()); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* mask = saved::text(value)) p.exact.small.take_mask(*mask);
     }},
    {"strategies", [](const GeneratePage& p) { return Json(names_of(p.exact.strategies)); },
     [](GeneratePage& p, const Json& value) {
         const std::string* names = saved::text(value);
         const auto set = names == nullptr ? std::nullopt : strategies_named(*names);
         if (set) p.exact.strategies = *set;
     }},
});

}  // namespace

bool GeneratePage::write(std::string_view id, std::string_view text) {
    if (id == "results-filter") {
        results.filter.set(results.table, std::string(text));
        return true;
    }
    return write_field(settings, id, text) || write_field(exact, id, text);
}

void GeneratePage::save_settings(Json& values) const {
    saved::save_all(kGenerateSettings, *this, values);
    saved::save_controls(settings, values);
    saved::save_controls(exact, values);
}

void GeneratePage::take_settings(const Json& values) {
    saved::take_all(kGenerateSettings, *this, values);
    saved::take_controls(settings, values);
    saved::take_controls(exact, values);
}

void GeneratePage::reword(const Rewording& reworded) {
    if (paste_offer) reworded.apply(paste_offer->recognised);
    results.reword(reworded);
    levels.reword(reworded);
    exact.reword(reworded);
    reword_fields(settings, reworded);
}

}  // namespace rookery::shell
