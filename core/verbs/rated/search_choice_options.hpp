// What HoDoKu's users may switch on for its searches (SearchChoices), as options of the verbs that take its scale.
#pragma once

#include "logic/search_choices.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

struct SearchChoiceOptions {
    explicit SearchChoiceOptions(VerbOptions* of)
        : als_overlap{of, "als-overlap", "with hodoku: almost locked sets of one step may overlap"},
          als_chains{of, "als-chains", "with hodoku: grouped chains may pass through almost locked sets"},
          siamese{of, "siamese", "with hodoku: two fish over the same bases are a step too"} {}

    SwitchOption als_overlap;
    SwitchOption als_chains;
    SwitchOption siamese;

    // Refuses them where that scale is not asked for.
    SearchChoices choices(VerbOptions& options, bool by_hodoku) const {
        for (const SwitchOption* option : {&als_overlap, &als_chains, &siamese}) {
            if (option->on() && !by_hodoku) {
                options.refuse("the option " + std::string(option->name()) + " is one of the scale hodoku");
            }
        }
        return {als_overlap.on(), als_chains.on(), siamese.on()};
    }
};

}  // namespace rookery
