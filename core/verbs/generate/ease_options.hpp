// The "Ease and Toil" options of the verb generate: wnef, tolerance, weight, masking, uniqueness, guesses, anneal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "generate/ease/ease_request.hpp"
#include "generate/generate_limits.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/rated/ease_columns.hpp"

namespace rookery {

// A number as read_share() reads it.
class ShareOption final : public Option {
  public:
    ShareOption(OptionPlace place, std::string_view name, std::string help, std::optional<double> preset = {});
    std::optional<double> value() const { return value_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<double> value_;
};

// A group of the options of a verb.
struct EaseOptions {
    explicit EaseOptions(VerbOptions* of) : options{of} {}

    // None if no such option is given. Without wnef the request is for the lowest WNEF that masking can reach.
    std::optional<EaseRequest> ease_request();

    VerbOptions* options;
    ShareOption wnef{options, "wnef", "target WNEF (the ease of \"Ease and Toil\", 0 to 1), such as 0.25"};
    ShareOption tolerance{options, "tolerance", "how far the WNEF may be from the target", EaseRequest().tolerance};
    WeightOption weight{options};
    ChoiceOption<Masking> masking{options,
                                  "masking",
                                  "how clues are removed",
                                  {{"tuned", Masking::tuned, "by strategies"}, {"random", Masking::random}},
                                  {.word = "tuned"}};
    ChoiceOption<UniquenessTest> uniqueness{options,
                                            "uniqueness",
                                            "how each removal is tested",
                                            {{"hybrid", UniquenessTest::hybrid},
                                             {"fast", UniquenessTest::fast, "by singles"},
                                             {"slow", UniquenessTest::slow, "exact"}},
                                            {.word = "hybrid"}};
    NumberOption<int> guesses{options,
                              "guesses",
                              "N",
                              "the hybrid test rejects boards that need more guesses",
                              limits::kGuesses,
                              {.value = EaseRequest().guesses}};
    SwitchOption anneal{options, "anneal", "put clues back and mask again, for a WNEF that is hard to reach"};
};

}  // namespace rookery
