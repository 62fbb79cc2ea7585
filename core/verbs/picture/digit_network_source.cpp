#include "verbs/picture/digit_network_source.hpp"

#include <optional>

namespace rookery {
namespace {

std::optional<DigitNetwork>& network_of_program() {
    static std::optional<DigitNetwork> network;
    return network;
}

}  // namespace

bool set_digit_network(std::span<const std::uint8_t> bytes) {
    network_of_program() = DigitNetwork::read(bytes);
    return network_of_program().has_value();
}

const DigitNetwork* digit_network() {
    const std::optional<DigitNetwork>& network = network_of_program();
    return network ? &*network : nullptr;
}

}  // namespace rookery
