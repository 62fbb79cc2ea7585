#include "shell/app/twin_rows.hpp"

#include <algorithm>

#include "shell/app/model.hpp"

namespace rookery::shell {

TwinRows twin_rows(const Model& model, std::size_t total) {
    const std::size_t pages = (total + kTwinRows - 1) / kTwinRows;
    const std::size_t wanted = model.twin_place.mode == model.mode ? model.twin_place.row / kTwinRows : 0;
    const std::size_t page = pages == 0 ? 0 : std::min(wanted, pages - 1);
    return {page * kTwinRows, std::min((page + 1) * kTwinRows, total)};
}

}  // namespace rookery::shell
