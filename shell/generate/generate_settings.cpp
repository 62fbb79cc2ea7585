#include "shell/generate/generate_settings.hpp"

#include <algorithm>
#include <array>

#include "rate/rate.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using Options = std::map<std::string, std::string>;

bool is_blank(const Field& field) {
    return trimmed(field.text).empty();
}

// With a decimal point, which the verb expects.
std::string with_point(std::string_view text) {
    std::string number(text);
    std::replace(number.begin(), number.end(), ',', '.');
    return number;
}

// Parses fields into options and remembers whether all were valid.
class SettingsReader {
  public:
    explicit SettingsReader(GenerateSettings& settings) : settings_{settings} {}
    bool ok() const { return ok_; }
    Options options;

    void range(const RangeControl<GenerateSettings>& control) {
        FieldRange& range = settings_.*control.member;
        const auto number = [&](int limit) { return control.tenths ? format_rating(limit) : std::to_string(limit); };
        const auto lowest = control.limits.low;
        const auto highest = control.limits.high;
        const std::string expected = fill(control.expected, {control.tenths ? number(lowest) : thousands(lowest),
                                                             control.tenths ? number(highest) : thousands(highest)});
        const auto read = [&](std::string_view text) {
            const auto read_end = control.tenths ? read_tenths(with_point(text)) : read_number<int>(text);
            return read_end && lowest <= *read_end && *read_end <= highest ? read_end : std::nullopt;
        };
        const auto low = number_of(range.from, lowest, expected, read);
        const auto high = number_of(range.to, highest, expected, read);
        if (!low || !high) return refuse();
        if (*low > *high) {
            range.to.problem = fill(words::kExpectedAtLeast, {number(*low)});
            return refuse();
        }
        if (range.is_set()) options[std::string(control.id)] = number(*low) + ".." + number(*high);
    }
    // An empty field gives `default_value` and adds no option.
    std::uint64_t whole(Field GenerateSettings::*field, std::string_view option = {}, std::uint64_t default_value = 0) {
        const auto number = number_in(settings_, field, default_value);
        if (!number) refuse();
        if (number && !option.empty() && !is_blank(settings_.*field))
            options[std::string(option)] = std::to_string(*number);
        return number.value_or(default_value);
    }
    void share(const char* name, Field& field) {
        const std::string text = with_point(trimmed(field.text));
        field.problem.clear();
        if (text.empty()) return;
        if (read_share(text)) {
            options[name] = text;
        } else {
            field.problem = words::kExpectedWnef;
            refuse();
        }
    }
    void refuse() { ok_ = false; }

  private:
    GenerateSettings& settings_;
    bool ok_ = true;
};

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
    SettingsReader reader(*this);
    GenerateCall call;
    call.wanted = static_cast<std::int64_t>(reader.whole(&GenerateSettings::count, "count"));
    if (is_blank(count)) {
        count.problem = expectation(words::kExpectedCount, limits::kPuzzles, {});
        reader.refuse();
    }
    for (const auto& range : ControlsOf<GenerateSettings>::kRanges) {
        if (range.place != SettingPlace::clues || asks_clues) reader.range(range);
    }
    add_options(*this, reader.options);
    if (level != WantedLevel::any) reader.options["level"] = name_of(level);
    if (!required.empty()) reader.options["with"] = names_of(required);
    if (start != StartFrom::anew) reader.options[std::string(name_of(start))] = board_puzzle;
    reader.share("wnef", wnef);
    reader.share("tolerance", tolerance);
    reader.whole(&GenerateSettings::guesses, "guesses");
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
    call.seconds = 60.0 * static_cast<double>(reader.whole(&GenerateSettings::minutes));
    reader.whole(&GenerateSettings::give_up, "give-up");
    reader.options["seed"] = std::to_string(reader.whole(&GenerateSettings::seed, {}, fresh_seed));
    if (!reader.ok()) return std::nullopt;
    call.options = std::move(reader.options);
    return call;
}

}  // namespace rookery::shell
