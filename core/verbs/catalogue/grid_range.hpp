// A range of the catalogue's grids instead of an input: the option grids of the verbs for solved grids.
#pragma once

#include <memory>

#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/list/list_job.hpp"

namespace rookery {

// The option: numbers of grids, from 1 to kGridClasses.
class GridRangeOption final {
  public:
    GridRangeOption(OptionPlace place, std::string_view name, std::string help);

    bool given() const { return range_.given(); }
    // The first number; the option must be given.
    std::int64_t first() const { return static_cast<std::int64_t>(range_.if_given()->low); }
    // The grids of the range, from the catalogue; null if the option is not given. Refuses the option if there is no
    // table.
    std::unique_ptr<GridSource> source(VerbOptions& options) const;

  private:
    LongRangeOption range_;
};

}  // namespace rookery
