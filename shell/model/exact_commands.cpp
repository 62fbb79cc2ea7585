#include "model/exact_commands.hpp"

#include "model/command_words.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings_exact.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGroup = CommandGroup::exact;
constexpr std::string_view kStrategyStart = "strategy-";
constexpr std::string_view kFewestStart = "fewest-row-";

bool always(const Model&) {
    return true;
}
bool is_running(const Model& m) {
    return m.generate.exact.running();
}
const WorkItem* run_of(const Model& m) {
    return is_running(m) ? m.works.find(m.generate.exact.work()) : nullptr;
}
bool is_paused(const Model& m) {
    return run_of(m) != nullptr && run_of(m)->paused;
}
bool has_clues(const Model& m) {
    const ExactAnswer* answer = m.generate.exact_answer();
    return answer != nullptr && answer->verdict == Answer::clues;
}

constexpr auto kCommands = std::to_array<Command>({
    {"view-exact", words::kViewExact, "X", CommandGroup::generate, always,
     [](Model& m) { m.generate.view = GenerateView::exact; }, [](const Model& m) { return m.generate.shows_exact(); }},
    {"decide", words::kDecide, "Ctrl+Enter", kGroup, [](const Model& m) { return m.can_decide(); },
     [](Model& m) { m.decide(); }, nullptr},
    {"pause-deciding", words::kPauseDeciding, "", kGroup, [](const Model& m) { return is_running(m) && !is_paused(m); },
     [](Model& m) { m.works.set_paused(m.generate.exact.work(), true); }, nullptr},
    {"resume-deciding", words::kResumeDeciding, "", kGroup, is_paused,
     [](Model& m) { m.works.set_paused(m.generate.exact.work(), false); }, nullptr},
    {"cancel-deciding", words::kCancelDeciding, "", kGroup, is_running,
     [](Model& m) { m.works.cancel(m.generate.exact.work()); }, nullptr},
    {"open-exact", words::kOpenExact, "Enter", kGroup, has_clues, [](Model& m) { m.open_exact(); }, nullptr},
    {"copy-exact", words::kCopyExact, "", kGroup, has_clues,
     [](Model& m) { copy_text(m, to_line(m.generate.exact_answer()->puzzle)); }, nullptr},
    {"another-exact", words::kAnotherExact, "A", kGroup, [](const Model& m) { return has_clues(m) && m.can_decide(); },
     [](Model& m) { m.decide_again(); }, nullptr},
    {"show-asked", words::kBackToAsked, "", kGroup, [](const Model& m) { return m.asked_elsewhere(); },
     [](Model& m) { m.show_asked(); }, nullptr},
    {"section-fewest", words::kSectionFewest, "", kGroup, always,
     [](Model& m) { m.generate.flip(WishSection::fewest); },
     [](const Model& m) { return m.generate.is_open(WishSection::fewest); }},
    {"search-fewest", words::kSearchFewest, "", kGroup,
     [](const Model& m) { return !is_running(m) && m.generate.exact.strategies.places_digits(); },
     [](Model& m) { m.search_fewest(); }, nullptr},
});

}  // namespace

std::string command_of(Strategy strategy) {
    return std::string(kStrategyStart) + std::string(name_of(strategy));
}

std::span<const Command> exact_commands() {
    return kCommands;
}

bool run_exact_family(Model& m, std::string_view id) {
    ExactPage& exact = m.generate.exact;
    if (id == kUndoOpenExact) {  // no button has it, nor is it offered: the word about an opened puzzle carries it
        const bool can = m.can_undo_open_exact();
        if (can) m.undo_open_exact();
        return can;
    }
    if (const auto rest = rest_after(id, kStrategyStart)) {
        const auto one = strategy(*rest);
        if (!one) return false;
        exact.strategies.has(*one) ? exact.strategies.remove(*one) : exact.strategies.add(*one);
        return true;
    }
    if (const auto index = place_after(id, kFewestStart, static_cast<int>(exact.fewest.records().size()))) {
        m.open_fewest(static_cast<std::size_t>(*index));
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
