#include "shell/commands/exact_commands.hpp"

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_exact.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr auto kExactGroup = CommandGroup::exact;
constexpr std::string_view kStrategyStart = "strategy-";
constexpr std::string_view kFewestStart = "fewest-row-";

bool is_exact_running(const Model& m) {
    return m.generate.exact.running();
}
const WorkItem* exact_run_of(const Model& m) {
    return is_exact_running(m) ? m.works.find(m.generate.exact.work()) : nullptr;
}
bool is_exact_paused(const Model& m) {
    return exact_run_of(m) != nullptr && exact_run_of(m)->paused;
}
bool has_clues(const Model& m) {
    const ExactAnswer* answer = m.generate.exact_answer();
    return answer != nullptr && answer->verdict == Answer::clues;
}

constexpr auto kExactCommands = std::to_array<Command>({
    {"view-exact", words::kViewExact, "X", CommandGroup::generate, always,
     [](Model& m) { m.generate.view = GenerateView::exact; }, [](const Model& m) { return m.generate.shows_exact(); }},
    {"decide", words::kDecide, "Ctrl+Enter", kExactGroup, [](const Model& m) { return m.generate.can_decide(); },
     [](Model& m) { m.generate.exact.decide(); }, nullptr},
    {"pause-deciding", words::kPauseDeciding, "", kExactGroup,
     [](const Model& m) { return is_exact_running(m) && !is_exact_paused(m); },
     [](Model& m) { m.works.set_paused(m.generate.exact.work(), true); }, nullptr},
    {"resume-deciding", words::kResumeDeciding, "", kExactGroup, is_exact_paused,
     [](Model& m) { m.works.set_paused(m.generate.exact.work(), false); }, nullptr},
    {"cancel-deciding", words::kCancelDeciding, "", kExactGroup, is_exact_running,
     [](Model& m) { m.works.cancel(m.generate.exact.work()); }, nullptr},
    {"open-exact", words::kOpenExact, "Enter", kExactGroup, has_clues, [](Model& m) { open_exact(m); }, nullptr},
    {"copy-exact", words::kCopyExact, "", kExactGroup, has_clues,
     [](Model& m) { copy_text(m, to_line(m.generate.exact_answer()->puzzle)); }, nullptr},
    {"another-exact", words::kAnotherExact, "A", kExactGroup,
     [](const Model& m) { return has_clues(m) && m.generate.can_decide(); },
     [](Model& m) { m.generate.exact.decide_again(m.generate.exact_answer()->seed + 1); }, nullptr},
    {"show-asked", words::kBackToAsked, "", kExactGroup,
     [](const Model& m) { return m.generate.exact.asked_elsewhere(); }, [](Model& m) { m.generate.show_asked(); },
     nullptr},
    {"section-fewest", words::kSectionFewest, "", kExactGroup, always,
     [](Model& m) { m.generate.flip(WishSection::fewest); },
     [](const Model& m) { return m.generate.is_open(WishSection::fewest); }},
    {"search-fewest", words::kSearchFewest, "", kExactGroup,
     [](const Model& m) { return !is_exact_running(m) && m.generate.exact.strategies.places_digits(); },
     [](Model& m) { m.generate.exact.search_fewest(); }, nullptr},
});

}  // namespace

std::string command_of(Strategy strategy) {
    return std::string(kStrategyStart) + std::string(name_of(strategy));
}

std::span<const Command> exact_commands() {
    return kExactCommands;
}

bool run_exact_family(Model& m, std::string_view id) {
    ExactPage& exact = m.generate.exact;
    if (id == kUndoOpenExact) {  // no button has it, nor is it offered: the word about an opened puzzle carries it
        const bool can = can_undo_open_exact(m);
        if (can) undo_open_exact(m);
        return can;
    }
    if (const auto rest = rest_after(id, kStrategyStart)) {
        const auto one = strategy(*rest);
        if (!one) return false;
        exact.strategies.has(*one) ? exact.strategies.remove(*one) : exact.strategies.add(*one);
        return true;
    }
    if (const auto index = place_after(id, kFewestStart, static_cast<int>(exact.fewest.records().size()))) {
        open_fewest(m, static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

void offer_exact(const Model& m, std::vector<OfferedCommand>& offered) {
    const ExactPage& exact = m.generate.exact;
    for (const Strategy one : kAllStrategies) {
        const auto label = exact.strategies.has(one) ? words::kForbidStrategy : words::kAllowStrategy;
        offered.push_back({command_of(one), fill(label, {names_in_sentence({one})})});
    }
    if (!m.generate.is_open(WishSection::fewest)) return;
    const auto& records = exact.fewest.records();
    for (std::size_t i = 0; i < records.size(); ++i) {
        offered.push_back(
            {std::string(kFewestStart) + std::to_string(i),
             fill(words::kOpenFewest, {clues_text(records[i]), names_in_sentence(records[i].strategies)})});
    }
}

}  // namespace rookery::shell
