#include "fuzz/targets/targets.hpp"
#include "fuzz/text/invariants.hpp"

namespace rookery::fuzz {

std::string broken_text(std::string_view bytes) {
    return broken_invariant(bytes);
}

}  // namespace rookery::fuzz
