#include "shell/twin/twin_enumerate.hpp"

#include <string>
#include <utility>

#include "shell/twin/twin_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_enumerate.hpp"
#include "unavoidable/set_text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

bool in_sets(const Model& model) {
    return model.enumerate.view == EnumerateView::sets;
}

// What is drawn on a cell besides its digit, behind its name.
std::string with_marks(const Model& model, int cell, std::string name) {
    const EnumeratePage& page = model.enumerate;
    if (in_sets(model)) {
        const auto& clique = page.sets.clique();
        for (std::size_t i = 0; page.sets.shows_clique && i < clique.size(); ++i) {
            if (clique[i].contains(cell))
                return fill(words::kCellInCliqueSet, {name, letter_of_set(static_cast<int>(i))});
        }
        const UnavoidableSet* set = page.sets.chosen_set();
        return set != nullptr && set->cells.contains(cell) ? fill(words::kCellInSet, {name}) : name;
    }
    if (page.shown() != nullptr && page.shown()->selected_clues().contains(cell))
        name = fill(words::kCellIsClue, {name});
    if (page.mark_of(cell) == CellMark::required) name = fill(words::kCellRequired, {name});
    if (page.mark_of(cell) == CellMark::barred) name = fill(words::kCellBarred, {name});
    return name;
}

json row_of(const UnavoidableSet& set) {
    return {std::to_string(set.size), digit_names(set.digits), house_names(set.houses)};
}

json clique_table(const Model& model) {
    const UnavoidableSets& sets = model.enumerate.sets;
    return twin_table(model, {words::kColumnSet, words::kColumnCells, words::kColumnDigits, words::kColumnHouses},
                      sets.clique().size(), [&](std::size_t place) {
                          json row = row_of(unavoidable_set(sets.grid(), sets.clique()[place]));
                          row.insert(row.begin(), letter_of_set(static_cast<int>(place)));
                          return row;
                      });
}

json table_of_sets(const Model& model) {
    const UnavoidableSets& sets = model.enumerate.sets;
    const auto& shown = sets.shown(model.play.cursor());
    return twin_table(model, {words::kColumnCells, words::kColumnDigits, words::kColumnHouses}, shown.size(),
                      [&](std::size_t place) { return row_of(sets.sets()[shown[place]]); });
}

void add_facts_of_sets(const Model& model, json& facts) {
    const UnavoidableSets& sets = model.enumerate.sets;
    if (const std::string summary = summary_of(sets); !summary.empty()) facts.push_back(summary);
    if (!sets.remark().empty()) facts.push_back(sets.remark());
    const int cursor = model.play.cursor();
    const UnavoidableSet* set = sets.chosen_set();
    if (set == nullptr) return;
    facts.push_back(fill(
        words::kChosenSet,
        {thousands(sets.place_of_chosen(cursor) + 1), thousands(static_cast<std::int64_t>(sets.shown(cursor).size())),
         std::to_string(set->size), digit_names(set->digits), house_names(set->houses)}));
}

void add_facts_of_search(const Model& model, json& facts) {
    const EnumeratePage& page = model.enumerate;
    if (page.estimate.work() != 0) facts.push_back(words::kEstimating);
    if (model.enumerate.has_estimate()) {
        if (page.estimate.is_known()) facts.push_back(page.estimate.text(model.host.workers()));
        if (!page.estimate.failure().empty()) facts.push_back(fill(words::kEstimateFailed, {page.estimate.failure()}));
    }
    const Enumeration* search = page.shown();
    if (search == nullptr) return;
    const WorkItem* work = model.works.find(search->work);
    if (search->running && work != nullptr) {
        facts.push_back(model.enumerate.progress_text(*search, *work));
        for (std::size_t i = 0; i < work->workers.size(); ++i) facts.push_back(worker_text(work->workers[i], i));
    }
    if (!search->running) facts.push_back(search->result());
    if (!search->not_kept.empty()) facts.push_back(fill(words::kNotKept, {search->not_kept}));
    const int place = model.enumerate.place_of_found();
    if (place >= 0) facts.push_back(fill(words::kChosenPuzzle, {thousands(place + 1), thousands(search->found())}));
}

}  // namespace

json twin_grid(const Model& model) {
    const Grid9& grid = model.enumerate.grid();
    json cells = json::array();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const std::string digit = grid[cell] == 0 ? "" : std::to_string(grid[cell]);
        const std::string name = digit.empty()
                                     ? fill(words::kCellEmpty, {place_of(cell)})
                                     : with_marks(model, cell, fill(words::kCellGrid, {place_of(cell), digit}));
        cells.push_back({{"n", name}, {"v", digit}, {"s", cell == model.play.cursor()}});
    }
    return cells;
}

json twin_enumerate_table(const Model& model) {
    const EnumeratePage& page = model.enumerate;
    if (!page.has_grid()) return nullptr;
    if (in_sets(model)) return page.sets.shows_clique ? clique_table(model) : table_of_sets(model);
    return page.shown() == nullptr ? json(nullptr) : twin_table(model, page.shown()->table);
}

json twin_sizes(const Model& model) {
    const UnavoidableSets& sets = model.enumerate.sets;
    if (!model.enumerate.has_grid() || !in_sets(model) || sets.sets().empty()) return nullptr;
    json rows = json::array();
    for (const auto& [size, count] : sets.sizes(model.play.cursor())) {
        const std::string number = std::to_string(size);
        const bool chosen = size == sets.size_wanted;
        rows.push_back({{"id", "sets-size-" + (chosen ? std::string("0") : number)},
                        {"range", number},
                        {"count", count},
                        {"label", chosen ? std::string(words::kSetsAnySize) : fill(words::kSetsSize, {number})}});
    }
    return {{"title", words::kSizesTitle},
            {"columns", {words::kColumnCells, words::kSizesSets}},
            {"rows", std::move(rows)}};
}

json twin_facts(const Model& model) {
    const EnumeratePage& page = model.enumerate;
    json facts = json::array();
    if (!page.problem.empty()) facts.push_back(page.problem);
    if (!page.has_grid()) facts.push_back(words::kEnumerateEmpty);
    if (page.has_grid()) facts.push_back(fill(words::kFactGrid, {page.input()}));
    if (page.has_grid()) in_sets(model) ? add_facts_of_sets(model, facts) : add_facts_of_search(model, facts);
    for (const KeptWork& kept : page.kept_searches) {
        facts.push_back(kept_text(kept, page.has_grid() && kept.input == page.input()));
    }
    return facts;
}

}  // namespace rookery::shell
