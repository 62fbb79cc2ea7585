#include "shell/generate/generate_settings.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <limits>

#include "generate/difficulty.hpp"
#include "rate/rate.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr int kMaxWanted = 10'000;
constexpr int kMaxSteps = 500;
constexpr int kMaxScore = 100'000;
constexpr int kMaxDepth = 3;
constexpr int kMaxBraids = 39;  // the verb's limit, for whips too
constexpr int kMaxGenerateMinutes = 7 * 24 * 60;
constexpr int kMaxAttempts = 1'000'000'000;
constexpr int kMaxGuesses = 1'000'000;
constexpr int kWnefUnits = 10'000;  // a WNEF is read to four decimals

using Options = std::map<std::string, std::string>;

bool is_blank(const Field& field) {
    return trimmed(field.text).empty();
}

// "7" or "7.2" in tenths, from 1.0 to 12.9, with a point or a comma.
std::optional<int> rating_number(std::string_view text) {
    const std::size_t dot = text.find_first_of(".,");
    const auto whole = whole_number(text.substr(0, dot), 1, 12);
    if (!whole) return std::nullopt;
    if (dot == std::string_view::npos) return *whole * 10;
    const auto tenth = whole_number(text.substr(dot + 1), 0, 9);
    if (!tenth || text.size() != dot + 2) return std::nullopt;
    return *whole * 10 + *tenth;
}

// "0.12" or ".12" in ten-thousandths, from 0 to 1.
std::optional<int> share_number(std::string_view text) {
    const std::size_t dot = text.find_first_of(".,");
    const std::string_view before = text.substr(0, dot);
    const auto whole = before.empty() && dot == 0 ? std::optional(0) : whole_number(before, 0, 1);
    if (!whole) return std::nullopt;
    int units = *whole * kWnefUnits;
    if (dot != std::string_view::npos) {
        std::string digits(text.substr(dot + 1));
        if (digits.empty() || digits.size() > 4) return std::nullopt;
        digits.resize(4, '0');
        const auto part = whole_number(digits, 0, kWnefUnits - 1);
        if (!part) return std::nullopt;
        units += *part;
    }
    return units <= kWnefUnits ? std::optional(units) : std::nullopt;
}

std::string plain_text(int number) {
    return std::to_string(number);
}

// How to parse and write the numbers of a range.
struct NumberKind {
    int low, high;
    words::Text expected;
    std::optional<int> (*read)(std::string_view);
    std::string (*write)(int);
};
constexpr NumberKind kRating{kLowestRating, kHighestRating, words::kExpectedRating,
                             [](std::string_view text) {
                                 const auto tenths = rating_number(text);
                                 return tenths && *tenths <= kHighestRating ? tenths : std::nullopt;
                             },
                             [](int tenths) { return format_rating(tenths); }};
constexpr NumberKind kClues{17, 81, words::kExpectedClues,
                            [](std::string_view text) { return whole_number(text, 17, 81); }, plain_text};
constexpr NumberKind kSteps{1, kMaxSteps, words::kExpectedSteps,
                            [](std::string_view text) { return whole_number(text, 1, kMaxSteps); }, plain_text};
constexpr NumberKind kScores{1, kMaxScore, words::kExpectedScore,
                             [](std::string_view text) { return whole_number(text, 1, kMaxScore); }, plain_text};

constexpr NumberKind kDepths{0, kMaxDepth, words::kExpectedDepth,
                             [](std::string_view text) { return whole_number(text, 0, kMaxDepth); }, plain_text};
constexpr NumberKind kLengths{0, kMaxBraids, words::kExpectedLength,
                              [](std::string_view text) { return whole_number(text, 0, kMaxBraids); }, plain_text};

const NumberKind& kind_of(RangeNumbers numbers) {
    switch (numbers) {
        case RangeNumbers::clues:
            return kClues;
        case RangeNumbers::steps:
            return kSteps;
        case RangeNumbers::scores:
            return kScores;
        case RangeNumbers::depths:
            return kDepths;
        case RangeNumbers::lengths:
            return kLengths;
        case RangeNumbers::ratings:
            break;
    }
    return kRating;
}

// Parses fields into options and remembers whether all were valid.
class SettingsReader {
  public:
    bool ok() const { return ok_; }
    Options options;

    void range(std::string_view name, FieldRange& range, const NumberKind& kind) {
        const auto low = number_of(range.from, kind.low, kind.expected, kind.read);
        const auto high = number_of(range.to, kind.high, kind.expected, kind.read);
        if (!low || !high) return refuse();
        if (*low > *high) {
            range.to.problem = fill(words::kExpectedAtLeast, {kind.write(*low)});
            return refuse();
        }
        if (range.is_set()) options[std::string(name)] = kind.write(*low) + ".." + kind.write(*high);
    }
    // An empty field gives `default_value` and adds no option.
    int whole(const char* name, Field& field, int default_value, std::string_view expected, int low, int high) {
        const auto number = number_of(field, default_value, expected, low, high);
        if (!number) refuse();
        if (number && name != nullptr && !is_blank(field)) options[name] = std::to_string(*number);
        return number.value_or(default_value);
    }
    void share(const char* name, Field& field) {
        const auto units = number_of(field, -1, words::kExpectedWnef, share_number);
        if (!units) return refuse();
        if (*units >= 0) options[name] = ten_thousandths(*units);
    }
    void refuse() { ok_ = false; }

  private:
    bool ok_ = true;
};

void read_seed(SettingsReader& reader, Field& field, std::uint64_t fresh) {
    const std::string_view text = trimmed(field.text);
    field.problem.clear();
    std::uint64_t seed = fresh;
    if (!text.empty()) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
        if (error != std::errc{} || end != text.data() + text.size()) {
            field.problem = words::kExpectedSeed;
            return reader.refuse();
        }
    }
    reader.options["seed"] = std::to_string(seed);
}

std::optional<Level> level_meant(WantedLevel level) {
    if (level == WantedLevel::any) return std::nullopt;
    return kAllLevels[static_cast<std::size_t>(level) - 1];
}

std::string names_of(TechniqueSet techniques) {
    TechniqueChoice choice;
    choice.take(techniques);
    return choice.names();
}

// "7.0 to 7.5", "from 7.0", "up to 7.5".
std::string window_text(std::string_view name, const FieldRange& range) {
    const std::string_view from = trimmed(range.from.text);
    const std::string_view to = trimmed(range.to.text);
    if (from.empty()) return fill(words::kWindowUpTo, {name, to});
    return to.empty() ? fill(words::kWindowFrom, {name, from}) : fill(words::kWindowBetween, {name, from, to});
}

}  // namespace

std::string_view name_of(StartFrom start) {
    constexpr std::array<std::string_view, kStartFromCount> kNames = {"anew", "like", "near", "within"};
    return kNames[static_cast<std::size_t>(start)];
}
std::string_view title_of(StartFrom start) {
    constexpr std::array<words::Text, kStartFromCount> kTitles = {words::kStartAnew, words::kStartLike,
                                                                  words::kStartNear, words::kStartWithin};
    return kTitles[static_cast<std::size_t>(start)];
}
std::string_view name_of(WantedLevel level) {
    const auto meant = level_meant(level);
    return meant ? name_of(*meant) : "any";
}
std::string_view title_of(WantedLevel level) {
    const auto meant = level_meant(level);
    return meant ? words::kLevelTitles[static_cast<std::size_t>(*meant)] : words::kLevelAny;
}
std::string definition_of(WantedLevel level) {
    const auto meant = level_meant(level);
    return meant ? definition_of(*meant) : std::string{};
}
std::string_view title_of(EaseWeight weight) {
    constexpr std::array<words::Text, kEaseWeights.size()> kTitles = {words::kWeightExponential,
                                                                      words::kWeightQuadratic, words::kWeightLinear};
    return kTitles[static_cast<std::size_t>(weight)];
}
std::string_view title_of(UniquenessTest uniqueness) {
    constexpr std::array<words::Text, kUniquenessTestCount> kTitles = {words::kUniquenessFast, words::kUniquenessSlow,
                                                                       words::kUniquenessHybrid};
    return kTitles[static_cast<std::size_t>(uniqueness)];
}
std::string_view title_of(Masking masking) {
    return masking == Masking::tuned ? words::kMaskingTuned : words::kMaskingRandom;
}

std::string choices_text(const Grid9& puzzle, EaseWeight weight) {
    const Ease ease = ease_of(puzzle);
    return fill(words::kChoicesSays,
                {format_wnef(ease.wnef(weight)), thousands(ease.empty_cells), thousands(ease.choices)});
}

std::string GenerateSettings::summary_of(SettingPlace place) const {
    std::string text;
    for (const auto& range : ControlsOf<GenerateSettings>::kRanges) {
        const FieldRange& now = this->*range.member;
        if (range.place == place && now.is_set()) append_item(text, window_text(range.summary, now));
    }
    for (const auto& field : ControlsOf<GenerateSettings>::kFields) {
        const Field& now = this->*field.member;
        if (field.place == place && !is_blank(now)) append_item(text, fill(field.summary, {trimmed(now.text)}));
    }
    for (const auto& one : ControlsOf<GenerateSettings>::kSwitches) {
        if (one.place == place && this->*one.member) append_item(text, one.summary);
    }
    return text;
}

std::string GenerateSettings::more_text() const {
    std::string text = summary_of(SettingPlace::more);
    if (!required.empty()) append_item(text, counted(required.size(), words::kRequiredOne, words::kRequiredMany));
    return text;
}

std::string GenerateSettings::start_text() const {
    return start == StartFrom::anew ? std::string{} : std::string(title_of(start));
}

std::string GenerateSettings::ease_text() const {
    if (lowest) return std::string(words::kLowestSummary);
    return has_ease() ? fill(words::kWnefSummary, {trimmed(wnef.text)}) : std::string{};
}

std::string GenerateSettings::stop_text() const {
    return summary_of(SettingPlace::stop);
}

std::optional<GenerateCall> GenerateSettings::read(bool asks_clues, std::uint64_t fresh_seed,
                                                   std::string_view board_puzzle) {
    SettingsReader reader;
    GenerateCall call;
    call.wanted = reader.whole("count", count, 10, words::kExpectedCount, 1, kMaxWanted);
    if (is_blank(count)) {
        count.problem = words::kExpectedCount;
        reader.refuse();
    }
    for (const auto& range : ControlsOf<GenerateSettings>::kRanges) {
        if (range.place != SettingPlace::clues || asks_clues)
            reader.range(range.id, this->*range.member, kind_of(range.numbers));
    }
    add_options(*this, reader.options);
    if (level != WantedLevel::any) reader.options["level"] = name_of(level);
    if (!required.empty()) reader.options["with"] = names_of(required);
    if (start != StartFrom::anew) reader.options[std::string(name_of(start))] = board_puzzle;
    reader.share("wnef", wnef);
    reader.share("tolerance", tolerance);
    reader.whole("guesses", guesses, 0, words::kExpectedGuesses, 0, kMaxGuesses);
    if (has_ease()) {
        reader.options["weight"] = name_of(weight);
        reader.options["uniqueness"] = name_of(uniqueness);
        reader.options["masking"] = name_of(masking);
        if (anneal) reader.options["anneal"] = "";
    }
    // Drop options that have no effect with the others.
    if (lowest) reader.options.erase("wnef");
    if (lowest || !has_ease()) reader.options.erase("tolerance");
    if (!has_ease() || uniqueness != UniquenessTest::hybrid) reader.options.erase("guesses");
    call.seconds = 60.0 * reader.whole(nullptr, minutes, 0, words::kExpectedMinutes, 1, kMaxGenerateMinutes);
    reader.whole("give-up", give_up, 0, words::kExpectedAttempts, 1, kMaxAttempts);
    read_seed(reader, seed, fresh_seed);
    if (!reader.ok()) return std::nullopt;
    call.options = std::move(reader.options);
    return call;
}

}  // namespace rookery::shell
