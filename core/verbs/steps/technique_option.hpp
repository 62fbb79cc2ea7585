// Techniques named by people: "x-wing, naked pair".
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "logic/technique.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

// A comma-separated list, without regard to case, blanks and hyphens. The beginning of a name stands for all that begin
// so: "hidden single", "nested".
class TechniquesOption final : public Option {
  public:
    TechniquesOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "LIST", std::move(help)) {}
    TechniqueSet value_or(TechniqueSet default_value) const {
        return techniques_.empty() ? default_value : techniques_;
    }

  private:
    std::string read(std::string_view text) override;

    TechniqueSet techniques_;
};

// What the two options leave: exactly kAllTechniques if that is all of them. Refuses choices that leave nothing.
TechniqueSet techniques_left(const TechniquesOption& only, const TechniquesOption& without, VerbOptions& options);

}  // namespace rookery
