#include "shell/generate/exact_method.hpp"

#include <array>
#include <cstddef>

#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct MethodWords {
    std::string_view name;
    words::Text title, help;
};
constexpr std::array<MethodWords, kDecideByCount> kDecideWords = {{
    {"portfolio", words::kByPortfolio, words::kByPortfolioHelp},
    {"anneal", words::kByAnnealing, words::kByAnnealingHelp},
    {"test", words::kByTesting, words::kByTestingHelp},
    {"find", words::kByFinding, words::kByFindingHelp},
    {"refute", words::kByRefuting, words::kByRefutingHelp},
    {"states", words::kByStates, words::kByStatesHelp},
}};
constexpr std::array<MethodWords, kFewestByCount> kFewestWords = {{
    {"anneal", words::kFewestByAnnealing, words::kFewestByAnnealingHelp},
    {"sat", words::kFewestByFormulas, words::kFewestByFormulasHelp},
}};

const MethodWords& words_of(DecideBy method) {
    return kDecideWords[static_cast<std::size_t>(method)];
}
const MethodWords& words_of(FewestBy method) {
    return kFewestWords[static_cast<std::size_t>(method)];
}

}  // namespace

std::string_view name_of(DecideBy method) {
    return words_of(method).name;
}
std::string_view title_of(DecideBy method) {
    return words_of(method).title;
}
std::string_view help_of(DecideBy method) {
    return words_of(method).help;
}
std::string_view name_of(FewestBy method) {
    return words_of(method).name;
}
std::string_view title_of(FewestBy method) {
    return words_of(method).title;
}
std::string_view help_of(FewestBy method) {
    return words_of(method).help;
}

}  // namespace rookery::shell
