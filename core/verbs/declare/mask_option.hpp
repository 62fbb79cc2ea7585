// An option whose value is a MASK of cells: 81 characters.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/cell_set.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

class MaskOption final : public Option {
  public:
    MaskOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "MASK", std::move(help)) {}
    CellSet value_or(const CellSet& default_value) const { return cells_.value_or(default_value); }

  private:
    std::string read(std::string_view text) override;

    std::optional<CellSet> cells_;
};

}  // namespace rookery
