#include "verbs/generate/ease_options.hpp"

#include <initializer_list>
#include <utility>

#include "text/numbers.hpp"

namespace rookery {
ShareOption::ShareOption(OptionPlace place, std::string_view name, std::string help, std::optional<double> preset)
    : Option(place, name, "X", std::move(help)), value_{preset} {
    if (preset) describe_default(format_decimals(*preset, 2));
    declare_limits("0", "1");
}

std::string ShareOption::read(std::string_view text) {
    value_ = read_share(text);
    return value_ ? std::string() : refusal("a number from 0 to 1, such as 0.25", text);
}

std::optional<EaseRequest> EaseOptions::ease_request() {
    bool asked = anneal.on();
    for (const Option* option :
         std::initializer_list<const Option*>{&wnef, &tolerance, &weight, &masking, &uniqueness, &guesses}) {
        asked = asked || option->given();
    }
    if (!asked) return std::nullopt;
    if (tolerance.given() && !wnef.given()) {
        options->refuse("tolerance needs a target: add wnef");
    }
    if (guesses.given() && uniqueness.value() != UniquenessTest::hybrid) {
        options->refuse("guesses works only with the hybrid test of uniqueness: leave out other tests");
    }
    EaseRequest ease_request;
    ease_request.target = wnef.value();
    ease_request.tolerance = tolerance.value().value_or(ease_request.tolerance);
    ease_request.weight = weight.value();
    ease_request.masking = masking.value();
    ease_request.uniqueness = uniqueness.value();
    ease_request.guesses = guesses.value();
    ease_request.anneal = anneal.on();
    return ease_request;
}

}  // namespace rookery
