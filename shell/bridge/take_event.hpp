// Delivers events to their receivers.
#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>

#include "shell/bridge/codec.hpp"

namespace rookery::shell {

// Calls one function of a receiver with the values that follow in `from`.
template <class Page, class Interface, class Answer, class... Parameters>
bool deliver(Answer (Interface::*function)(Parameters...), MessageReader& from, Page& page, MessageWriter& answer) {
    Fields<Parameters...> fields;
    if (!read_all(from, fields)) return false;
    Interface& receiver = page.receiver(std::type_identity<Interface>());
    const auto call = [&](const auto&... values) { return (receiver.*function)(values...); };
    if constexpr (std::is_void_v<Answer>) {
        std::apply(call, fields);
    } else {
        answer(std::apply(call, fields));
    }
    return true;
}

// Decodes an event and calls its receiver, page.receiver(std::type_identity<Interface>()); `answer` gets what that
// returns. False: the message cannot be decoded, and nothing was called.
template <class Page>
bool take_event(std::string_view message, Page& page, MessageWriter& answer) {
    MessageReader from(message);
    return with_event(from.number(), [&](auto function) { return deliver(function, from, page, answer); });
}

}  // namespace rookery::shell
