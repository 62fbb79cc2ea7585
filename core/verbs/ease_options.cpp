#include "verbs/ease_options.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include "text/joined.hpp"

namespace rookery {
namespace {

constexpr int kMostGuesses = 1'000'000;

// A decimal number from 0 to 1 with at most six digits behind the point: "0.25", ".25", "1".
std::optional<double> read_share(std::string_view text) {
    constexpr std::size_t kMostDigits = 6;
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point == std::string_view::npos ? "" : text.substr(point + 1);
    if (whole.size() + fraction.size() == 0 || whole.size() > 1 || fraction.size() > kMostDigits) return std::nullopt;
    int millionths = 0;
    for (const char c : std::string(whole) + std::string(fraction)) {
        if (c < '0' || c > '9') return std::nullopt;
        millionths = 10 * millionths + (c - '0');
    }
    for (std::size_t i = fraction.size(); i < kMostDigits; ++i) millionths *= 10;
    constexpr int kOne = 1'000'000;
    if (millionths > kOne) return std::nullopt;
    return static_cast<double>(millionths) / kOne;
}

std::optional<double> share_option(Options& options, std::string_view name) {
    if (!options.has(name)) return std::nullopt;
    const auto value = read_share(options.text(name));
    if (!value) options.reject(name, "a number from 0 to 1, as 0.25");
    return value;
}

// That of `values` whose name the option gives; the first if it is absent.
template <class T>
T named_option(Options& options, std::string_view name, std::initializer_list<T> values) {
    const std::string text = options.text(name);
    std::string names;
    for (const T value : values) {
        if (!options.has(name) || text == name_of(value)) return value;
        append_item(names, name_of(value));
    }
    options.reject(name, "one of " + names);
    return *values.begin();
}

}  // namespace

EaseWeight read_ease_weight(Options& options) {
    return named_option(options, "weight", {EaseWeight::exponential, EaseWeight::quadratic, EaseWeight::linear});
}

std::optional<EaseWish> read_ease(Options& options) {
    const bool anneal = options.flag("anneal");
    bool asked = anneal;
    for (const OptionInfo& info : ease_option_infos())
        asked = asked || (info.name != "anneal" && options.has(info.name));
    if (!asked) return std::nullopt;

    EaseWish wish;
    wish.target = share_option(options, "wnef");
    wish.tolerance = share_option(options, "tolerance").value_or(wish.tolerance);
    if (options.has("tolerance") && !options.has("wnef")) {
        options.reject_call("tolerance says how far the WNEF may be from the wanted one: expected wnef beside it");
    }
    wish.weight = read_ease_weight(options);
    wish.masking = named_option(options, "masking", {Masking::tuned, Masking::random});
    wish.uniqueness =
        named_option(options, "uniqueness", {UniquenessTest::hybrid, UniquenessTest::fast, UniquenessTest::slow});
    wish.guesses = static_cast<int>(options.number("guesses", static_cast<std::uint64_t>(wish.guesses), 0,
                                                   static_cast<std::uint64_t>(kMostGuesses)));
    if (options.has("guesses") && wish.uniqueness != UniquenessTest::hybrid) {
        options.reject_call("guesses limit the hybrid test of uniqueness: expected no other beside them");
    }
    wish.anneal = anneal;
    return wish;
}

std::vector<OptionInfo> ease_option_infos() {
    return {
        {"wnef", "X", "a WNEF (ease of \"Ease and Toil\", 0 to 1) of X, as 0.25"},
        {"tolerance", "X", "how far the WNEF may be from that (0.01)"},
        {"weight", "NAME", "of choices in the WNEF: exponential (if not given), quadratic, linear"},
        {"masking", "NAME", "how clues go: tuned (if not given) by strategies, or random"},
        {"uniqueness", "NAME", "how a clue less is judged: hybrid (if not given), fast by singles, slow exactly"},
        {"guesses", "N", "the hybrid test rejects what needs more guesses (2)"},
        {"anneal", "", "put clues back and mask again, for a WNEF out of reach otherwise"},
    };
}

}  // namespace rookery
