// HoDoKu's optional search settings (SearchChoices), as options of the verbs that use its scale.
#pragma once

#include "logic/technique_card.hpp"
#include "logic/workspace.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

struct SearchChoiceOptions {
    explicit SearchChoiceOptions(VerbOptions* of)
        : als_overlap{of, "als-overlap", "with hodoku: almost locked sets in one step may overlap"},
          als_chains{of, "als-chains", "with hodoku: grouped chains may pass through almost locked sets"},
          siamese{of, "siamese", "with hodoku: two fish with the same base sets also form a step"},
          no_uniqueness{of, "no-uniqueness", "with hodoku: no techniques that assume a unique solution"} {}

    SwitchOption als_overlap;
    SwitchOption als_chains;
    SwitchOption siamese;
    SwitchOption no_uniqueness;

    // Refuses them if that scale is not requested.
    SearchChoices choices(VerbOptions& options, bool by_hodoku) const {
        for (const SwitchOption* option : {&als_overlap, &als_chains, &siamese, &no_uniqueness}) {
            if (option->on() && !by_hodoku) {
                options.refuse("the option " + std::string(option->name()) + " works only with the scale hodoku");
            }
        }
        return {als_overlap.on(), als_chains.on(), siamese.on()};
    }
    // The subset of these techniques that the options leave.
    TechniqueSet of(TechniqueSet techniques) const {
        if (!no_uniqueness.on()) return techniques;
        for (const TechniqueLabel* label : all_labels()) {
            if (label->group == TechniqueGroup::uniqueness) techniques = techniques & ~label->techniques;
        }
        return techniques;
    }
};

}  // namespace rookery
