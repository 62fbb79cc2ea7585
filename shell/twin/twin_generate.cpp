#include "shell/twin/twin_generate.hpp"

#include <string>

#include "shell/twin/twin_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

bool shows_ease(const Model& model) {
    return model.generate.view == GenerateView::wishes && model.generate.is_open(WishSection::ease);
}

bool has_choices(const Model& model) {
    const Grid9 puzzle = puzzle_of(model.play.board());
    return shows_ease(model) && puzzle != Grid9{} && !puzzle.is_full();
}

void add_levels(const LevelTable& levels, EaseWeight weight, json& facts) {
    if (levels.work() != 0) facts.push_back(words::kLevelTesting);
    if (!levels.failure().empty()) facts.push_back(fill(words::kLevelFailed, {levels.failure()}));
    for (const LevelRow& row : levels.rows(weight)) {
        std::string said = fill(words::kLevelSays, {row.level, row.puzzles, row.mean, row.variance});
        const bool last = row.t.empty() || row.t == "-";
        if (!last) said = fill(words::kLevelSaysNext, {said, row.t, row.critical, row.apart});
        facts.push_back(std::move(said));
    }
}

void add_run(const Model& model, json& facts) {
    const GenerateResults& results = model.generate.results;
    const WorkItem* work = results.running() ? model.works.find(results.work()) : nullptr;
    if (work != nullptr) {
        facts.push_back(model.generate.progress_text(*work));
        if (!work->activity.empty()) facts.push_back(work->activity);
    }
    if (!results.result().empty()) facts.push_back(results.result());
    if (results.marked_count() > 0) facts.push_back(fill(words::kMarked, {thousands(results.marked_count())}));
    if (!results.seed().empty()) facts.push_back(fill(words::kSeedWas, {results.seed()}));
}

}  // namespace

json twin_pattern(const Model& model) {
    json cells = json::array();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool clue = model.generate.pattern().contains(cell);
        const std::string name = fill(clue ? words::kCellClue : words::kCellEmpty, {place_of(cell)});
        cells.push_back({{"n", name}, {"v", clue ? "x" : ""}, {"s", cell == model.play.cursor()}});
    }
    return cells;
}

json twin_generate_table(const Model& model) {
    const GenerateResults& results = model.generate.results;
    json table = twin_table(model, results.table);
    if (results.marked_count() == 0) return table;
    table["columns"].push_back(words::kTwinMarked);
    const auto& order = results.table.order();
    auto place = table["first"].get<std::size_t>();
    for (json& row : table["rows"]) {
        row.push_back(results.is_marked(order[place]) ? std::string(words::kTwinMarked) : std::string{});
        ++place;
    }
    return table;
}

json twin_choices(const Model& model) {
    if (!has_choices(model)) return nullptr;
    const Ease ease = ease_of(puzzle_of(model.play.board()));
    json rows = json::array();
    for (int n = 1; n <= 9; ++n) {
        const int cells = ease.histogram[static_cast<std::size_t>(n)];
        if (cells == 0) continue;
        const std::string number = std::to_string(n);
        rows.push_back({{"id", ""},
                        {"range", number},
                        {"count", cells},
                        {"label", cells == 1 ? fill(words::kChoicesOne, {number})
                                             : fill(words::kChoicesMany, {number, thousands(cells)})}});
    }
    return {{"title", words::kChoicesTitle},
            {"columns", {words::kChoicesColumn, words::kChoicesCells}},
            {"rows", std::move(rows)}};
}

std::string twin_paste_offer(const Model& model) {
    if (!model.generate.paste_offer) return {};
    return std::string(words::kPasteOffer) + ". " + std::string(words::kPasteOfferHelp) + ": " +
           std::string(words::kAsPattern) + ", " + std::string(words::kAsPuzzle);
}

json twin_generate_facts(const Model& model) {
    const GeneratePage& page = model.generate;
    json facts = json::array();
    if (std::string offer = twin_paste_offer(model); !offer.empty()) facts.push_back(std::move(offer));
    facts.push_back(page.pattern_text());
    if (page.uses_pattern() && !page.impossible().empty()) {
        facts.push_back(fill(words::kImpossible, {page.impossible()}));
    } else if (const std::string_view open = page.verdict.open(page.pattern()); page.uses_pattern() && !open.empty()) {
        facts.push_back(fill(words::kOpen, {open}));
    }
    add_run(model, facts);
    if (has_choices(model)) facts.push_back(choices_text(puzzle_of(model.play.board()), page.wishes.weight));
    if (shows_ease(model)) add_levels(page.levels, page.wishes.weight, facts);
    return facts;
}

}  // namespace rookery::shell
