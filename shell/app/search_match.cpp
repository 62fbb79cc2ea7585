#include "shell/app/search_match.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

// For a word of the text, by what it matches.
constexpr int kSynonym = 110;  // the first one, which is as good as a name
constexpr int kLabelWord = 95;
constexpr int kLabelStart = 70;
constexpr int kSynonymStart = 55;
constexpr int kEnglishWord = 40;
constexpr int kInsideLabel = 35;  // "spiel" in "Beispiele"
constexpr int kEnglishStart = 30;
constexpr int kPlace = 30;
constexpr int kInsideSynonym = 25;
constexpr int kGapsInLabel = 20;  // "swrdfish"
constexpr int kGapsInSynonym = 12;

constexpr int kWholeLabel = 100;  // in addition: the text is the label
constexpr int kLabelBegins = 3;
constexpr int kFirstWord = 10;
constexpr int kLaterSynonym = 4;  // less for each before it
constexpr int kMaxOff = 10;       // for what else the label or the word has
constexpr int kMaxLater = 24;

constexpr std::size_t kShortestLoose = 4;  // letters for a match inside a word or with gaps
constexpr std::size_t kMaxGaps = 2;        // letters left out

struct Accented {
    std::string_view letter;
    std::string_view plain;
};
constexpr auto kAccented = std::to_array<Accented>({
    {"\u00E4", "a"}, {"\u00F6", "o"},  {"\u00FC", "u"}, {"\u00C4", "a"}, {"\u00D6", "o"},
    {"\u00DC", "u"}, {"\u00DF", "ss"}, {"\u00E0", "a"}, {"\u00E2", "a"}, {"\u00E7", "c"},
    {"\u00E8", "e"}, {"\u00E9", "e"},  {"\u00EA", "e"}, {"\u00EB", "e"}, {"\u00EE", "i"},
    {"\u00EF", "i"}, {"\u00F4", "o"},  {"\u00F9", "u"}, {"\u00FB", "u"}, {"\u0153", "oe"},
    {"\u00C0", "a"}, {"\u00C7", "c"},  {"\u00C9", "e"}, {"\u00CA", "e"}, {"\u00D7", "x"},
});

bool is_plain(char c) {
    return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9');
}

int off(std::size_t more) {
    return static_cast<int>(std::min(more, static_cast<std::size_t>(kMaxOff)));
}

// Whether the letters are in `word` in that order, from its first letter on, with few others between them.
bool has_with_gaps(std::string_view word, std::string_view letters) {
    std::size_t at = 0;
    std::size_t matched = 0;
    for (; at < word.size() && matched < letters.size(); ++at) {
        if (word[at] == letters[matched]) {
            ++matched;
        } else if (at == 0) {
            return false;
        }
    }
    return matched == letters.size() && at <= letters.size() + kMaxGaps;
}

struct Worth {
    int word, start, inside, gaps;  // 0: such a match does not count
};

int worth_of(std::string_view wanted, std::string_view word, const Worth& worth) {
    if (word == wanted) return worth.word;
    if (word.starts_with(wanted)) return std::max(0, worth.start - off(word.size() - wanted.size()));
    if (wanted.size() < kShortestLoose) return 0;
    if (word.find(wanted) != std::string_view::npos) return worth.inside;
    return has_with_gaps(word, wanted) ? worth.gaps : 0;
}

int best_of_label(std::string_view wanted, const std::vector<std::string>& label) {
    constexpr Worth kWorth{kLabelWord, kLabelStart, kInsideLabel, kGapsInLabel};
    int best = 0;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const int first = i == 0 ? kFirstWord : 0;
        if (const int worth = worth_of(wanted, label[i], kWorth); worth > 0) best = std::max(best, worth + first);
        // "xwing" finds "X-wing".
        const bool joined =
            wanted.size() >= kShortestLoose && i + 1 < label.size() && label[i] + label[i + 1] == wanted;
        if (joined) best = std::max(best, kLabelStart);
    }
    return best;
}

int best_of(std::string_view wanted, const std::vector<std::string>& words, const Worth& worth, bool earlier_is_more) {
    int best = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int found = worth_of(wanted, words[i], worth);
        const int later = earlier_is_more ? std::min(kMaxLater, kLaterSynonym * static_cast<int>(i)) : 0;
        if (found > 0) best = std::max(best, std::max(1, found - later));
    }
    return best;
}

}  // namespace

std::vector<std::string> search_words(std::string_view text) {
    std::vector<std::string> words(1);
    while (!text.empty()) {
        const auto accented = std::find_if(kAccented.begin(), kAccented.end(),
                                           [=](const Accented& one) { return text.starts_with(one.letter); });
        if (accented != kAccented.end()) {
            words.back() += accented->plain;
            text.remove_prefix(accented->letter.size());
            continue;
        }
        const char c = lower_case(text.front());
        if (is_plain(c)) {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
        text.remove_prefix(1);
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::optional<int> match_score(std::string_view wanted, const Searchable& command, std::string_view idle) {
    std::vector<std::string> sought = search_words(wanted);
    const std::vector<std::string> idle_words = search_words(idle);
    const auto says_something = [&](const std::string& word) {
        return std::find(idle_words.begin(), idle_words.end(), word) == idle_words.end();
    };
    const std::vector<std::string> label = search_words(command.label);
    bool whole = sought == label;
    const bool begins = sought.size() <= label.size() && std::equal(sought.begin(), sought.end(), label.begin());
    if (std::any_of(sought.begin(), sought.end(), says_something)) {
        std::erase_if(sought, [&](const std::string& word) { return !says_something(word); });
    }
    if (sought.empty()) return std::nullopt;
    whole |= sought == label;
    const std::vector<std::string> synonyms = search_words(command.synonyms);
    const std::vector<std::string> place = search_words(command.place);
    const std::vector<std::string> english = search_words(command.english);
    int sum = 0;
    bool in_label = true;
    for (const std::string& word : sought) {
        const int by_label = best_of_label(word, label);
        int best = by_label;
        best = std::max(best, best_of(word, synonyms, {kSynonym, kSynonymStart, kInsideSynonym, kGapsInSynonym}, true));
        best = std::max(best, best_of(word, place, {kPlace, kPlace, 0, 0}, false));
        if (word.size() >= kShortestLoose) {
            best = std::max(best, best_of(word, english, {kEnglishWord, kEnglishStart, 0, 0}, true));
        }
        if (best == 0) return std::nullopt;
        in_label &= best == by_label;
        sum += best;
    }
    const int average = sum / static_cast<int>(sought.size());
    const std::size_t more = in_label && label.size() > sought.size() ? label.size() - sought.size() : 0;
    return std::max(0, average + (whole ? kWholeLabel : begins ? kLabelBegins : 0) - off(more));
}

}  // namespace rookery::shell
