#include "shell/twin/twin_exact.hpp"

#include <string>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/twin/twin_generate.hpp"
#include "shell/twin/twin_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_exact.hpp"
#include "shell/words/strings_generate.hpp"
#include "text/text.hpp"

namespace rookery::shell {

using nlohmann::json;

json twin_exact_pattern(const Model& model) {
    const GeneratePage& page = model.generate;
    const ExactAnswer* answer = page.exact_answer();
    const CellSet marked = page.exact_marks();
    json cells = json::array();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool clue = page.pattern().contains(cell);
        const Digit digit = answer != nullptr ? answer->puzzle[cell] : Digit{0};
        std::string name = fill(clue ? words::kCellClue : words::kCellEmpty, {place_of(cell)});
        if (digit != 0) name = fill(words::kCellClueDigit, {place_of(cell), std::to_string(digit)});
        if (marked.contains(cell)) name = fill(words::kCellInTheWay, {name});
        const std::string value = digit != 0 ? std::to_string(digit) : clue ? "x" : "";
        cells.push_back({{"n", name}, {"v", value}, {"s", cell == model.play.cursor()}});
    }
    return cells;
}

json twin_fewest_table(const Model& model) {
    const auto& records = model.generate.exact.fewest.records();
    return twin_table(model, {words::kStrategies, words::kClues, words::kColumnPuzzle}, records.size(),
                      [&](std::size_t place) -> json {
                          const FewestRecord& record = records[place];
                          return {names_in_sentence(record.strategies), clues_text(record), to_line(record.puzzle)};
                      });
}

json twin_exact_facts(const Model& model) {
    const GeneratePage& page = model.generate;
    json facts = json::array();
    const auto add = [&](const std::string& fact) {
        if (!fact.empty()) facts.push_back(fact);
    };
    add(twin_paste_offer(model));
    add(page.pattern_text());
    add(page.exact_text());
    const RunFoot foot = exact_run(model);
    add(foot.progress);
    if (foot.work != nullptr) add(foot.work->activity);
    add(page.exact.failure());
    if (model.generate.exact.asked_elsewhere()) {
        const ExactQuestion& asked = page.exact.asked();
        add(fill(words::kAskedElsewhere, {title_of(asked.pattern), names_in_sentence(asked.strategies)}));
    }
    if (page.exact.has_run()) add(fill(words::kExactSeedWas, {std::to_string(page.exact.last_seed())}));
    add(std::string(words::kExactHelp));
    return facts;
}

}  // namespace rookery::shell
