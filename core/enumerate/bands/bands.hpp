// The method by bands: see band_search.hpp for what it does, band_plan.hpp for how it is divided.
#pragma once

#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// As prepare() with EnumerationMethod::bands.
std::unique_ptr<Enumeration> prepare_bands(const EnumerationRequest& request, StopToken stop);

}  // namespace rookery
