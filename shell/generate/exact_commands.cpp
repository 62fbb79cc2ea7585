#include "shell/generate/generate_page.hpp"

#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr auto kExactGroup = CommandGroup::exact;
constexpr std::string_view kStrategyStart = "strategy-";
constexpr std::string_view kFewestStart = "fewest-row-";
constexpr std::string_view kSmallStart = "small-";

bool is_exact_running(const GeneratePage& p) {
    return p.exact.running();
}
const JobItem* exact_run_of(const GeneratePage& p) {
    return is_exact_running(p) ? p.workspace().jobs.find(p.exact.job()) : nullptr;
}
bool is_exact_paused(const GeneratePage& p) {
    return exact_run_of(p) != nullptr && exact_run_of(p)->paused;
}
bool has_clues(const GeneratePage& p) {
    return p.exact_clues() != nullptr;
}

bool has_proof(const GeneratePage& p) {
    return p.workspace().jobs.documents(p.proof_job()).bytes > 0;
}

constexpr auto kExactCommands = std::to_array<CommandOf<GeneratePage>>({
    {"view-exact", words::kViewExact, "X", CommandGroup::generate, always,
     [](GeneratePage& p) { p.view = GenerateView::exact; }, [](const GeneratePage& p) { return p.shows_exact(); }},
    {"decide", words::kDecide, "Ctrl+Enter", kExactGroup, [](const GeneratePage& p) { return p.can_decide(); },
     [](GeneratePage& p) { p.exact.decide(); }, nullptr},
    {"pause-deciding", words::kPauseDeciding, "", kExactGroup,
     [](const GeneratePage& p) { return is_exact_running(p) && !is_exact_paused(p); },
     [](GeneratePage& p) { p.workspace().jobs.set_paused(p.exact.job(), true); }, nullptr},
    {"resume-deciding", words::kResumeDeciding, "", kExactGroup, is_exact_paused,
     [](GeneratePage& p) { p.workspace().jobs.set_paused(p.exact.job(), false); }, nullptr},
    {"cancel-deciding", words::kCancelDeciding, "", kExactGroup, is_exact_running,
     [](GeneratePage& p) { p.workspace().jobs.cancel(p.exact.job()); }, nullptr},
    {"open-exact", words::kOpenExact, "Enter", kExactGroup, has_clues, [](GeneratePage& p) { p.open_answer(); },
     nullptr},
    {"copy-exact", words::kCopyExact, "", kExactGroup, has_clues,
     [](GeneratePage& p) { copy_text(p.workspace(), to_line(p.exact_answer()->puzzle)); }, nullptr},
    {"another-exact", words::kAnotherExact, "A", kExactGroup,
     [](const GeneratePage& p) { return has_clues(p) && p.can_decide(); },
     [](GeneratePage& p) { p.exact.decide_again(p.exact_answer()->seed + 1); }, nullptr},
#define ROOKERY_COMMAND(member, first, id, place, name, ...) \
    toggle_command<GeneratePage, &GeneratePage::exact, &ExactPage::member>(id, words::name, kExactGroup),
    ROOKERY_EXACT_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
        {"save-proof", words::kSaveProof, "", kExactGroup, has_proof,
         [](GeneratePage& p) { p.workspace().host.save_documents(p.proof_job(), "rookery-proof"); }, nullptr},
    {"show-asked", words::kBackToAsked, "", kExactGroup,
     [](const GeneratePage& p) { return p.exact.asked_elsewhere(); }, [](GeneratePage& p) { p.show_asked(); }, nullptr},
    {"section-fewest", words::kSectionFewest, "", kExactGroup, always,
     [](GeneratePage& p) { p.flip(SettingsSection::fewest); },
     [](const GeneratePage& p) { return p.is_open(SettingsSection::fewest); }},
    {"section-exact-method", words::kExactMethod, "", kExactGroup, always,
     [](GeneratePage& p) { p.flip(SettingsSection::method); },
     [](const GeneratePage& p) { return p.is_open(SettingsSection::method); }},
    {"section-small", words::kSmallTitle, "", kExactGroup, always,
     [](GeneratePage& p) { p.flip(SettingsSection::small); },
     [](const GeneratePage& p) { return p.is_open(SettingsSection::small); }},
    {"decide-small", words::kDecideSmall, "", kExactGroup,
     [](const GeneratePage& p) {
         return !p.exact.small.running && !p.exact.small.cells.empty() && p.exact.strategies.places_digits();
     },
     [](GeneratePage& p) { p.exact.decide_small(); }, nullptr},
    {"cancel-small", words::kCancelSmall, "", kExactGroup, [](const GeneratePage& p) { return p.exact.small.running; },
     [](GeneratePage& p) { p.workspace().jobs.cancel(p.exact.small.job); }, nullptr},
    {"clear-small", words::kClearSmall, "", kExactGroup,
     [](const GeneratePage& p) { return !p.exact.small.cells.empty(); },
     [](GeneratePage& p) { p.exact.small.cells = {}; }, nullptr},
    {"save-small-proof", words::kSaveSmallProof, "", kExactGroup,
     [](const GeneratePage& p) {
         return p.exact.small.is_answered() && p.workspace().jobs.documents(p.exact.small.job).bytes > 0;
     },
     [](GeneratePage& p) { p.workspace().host.save_documents(p.exact.small.job, "rookery-proof-4x4"); }, nullptr},
    {"figure-five", words::kFigureFive, "", kExactGroup, always,
     [](GeneratePage& p) { p.workspace().hand_over(RunExample{"figure-5"}); }, nullptr},
    {"solved-sets", words::kSolvedSets, "", kExactGroup, always,
     [](GeneratePage& p) { p.workspace().hand_over(RunExample{"solved-sets"}); }, nullptr},
    {"search-fewest", words::kSearchFewest, "", kExactGroup,
     [](const GeneratePage& p) { return !is_exact_running(p) && p.exact.strategies.places_digits(); },
     [](GeneratePage& p) { p.exact.search_fewest(); }, nullptr},
});

}  // namespace

std::string command_of(Strategy strategy) {
    return std::string(kStrategyStart) + std::string(name_of(strategy));
}

std::span<const CommandOf<GeneratePage>> exact_commands() {
    return kExactCommands;
}

bool run_exact_family(GeneratePage& p, std::string_view id) {
    ExactPage& exact = p.exact;
    if (choose(exact, id)) return true;
    if (const auto cell = place_after(id, kSmallStart, SmallPattern::kCells)) {
        exact.small.flip(*cell);
        return true;
    }
    if (const auto rest = rest_after(id, kStrategyStart)) {
        const auto one = strategy(*rest);
        if (!one) return false;
        exact.strategies.has(*one) ? exact.strategies.remove(*one) : exact.strategies.add(*one);
        return true;
    }
    if (const auto index = place_after(id, kFewestStart, static_cast<int>(exact.fewest.records().size()))) {
        p.open_fewest(static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

void offer_exact(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    const ExactPage& exact = p.exact;
    for (const Strategy one : kAllStrategies) {
        const auto label = exact.strategies.has(one) ? words::kForbidStrategy : words::kAllowStrategy;
        offered.push_back({command_of(one), fill(label, {names_in_sentence({one})})});
    }
    for (const auto& choice : ControlsOf<ExactPage>::kChoices) {
        for (int i = 0; i < choice.count; ++i) {
            offered.push_back({choice.command_of(i), fill(choice.label, {choice.title_of(i)})});
        }
    }
    if (!p.is_open(SettingsSection::fewest)) return;
    const auto& records = exact.fewest.records();
    for (std::size_t i = 0; i < records.size(); ++i) {
        offered.push_back(
            {std::string(kFewestStart) + std::to_string(i),
             fill(words::kOpenFewest, {clues_text(records[i]), names_in_sentence(records[i].strategies)})});
    }
}

}  // namespace rookery::shell
