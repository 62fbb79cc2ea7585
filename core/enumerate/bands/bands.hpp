// The method by bands: band_search.hpp explains it, band_plan.hpp its division into parts.
#pragma once

#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// Like prepare() with EnumerationMethod::bands.
std::unique_ptr<Enumeration> prepare_bands(const EnumerationRequest& request, StopToken stop);

}  // namespace rookery
