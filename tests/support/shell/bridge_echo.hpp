// Messages of the bridge, decoded and encoded again as the page's UI does it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "shell/bridge/codec.hpp"
#include "shell/jobs/host.hpp"

namespace rookery::shell {

// Keeps the last request, and answers with zero or an empty text.
class EchoingHost final : public RequestSender<Host> {
  public:
    mutable std::string sent;
    std::string answer;

    double now_seconds() const override { return 0; }

  private:
    std::string send(const std::string& message) const override {
        sent = message;
        return answer;
    }
};

// Decodes one message and encodes it again.
class Echo {
  public:
    explicit Echo(std::string_view message) : from_{message}, number_{from_.number()} {}

    // std::nullopt: the message cannot be decoded.
    std::optional<std::string> of_event() {
        if (!with_event(number_, [this](auto function) { return read(function); })) return std::nullopt;
        return echo_;
    }
    std::optional<std::string> of_request() {
        if (!with_request(number_, [this](auto function) { return send(function); })) return std::nullopt;
        return host_.sent;
    }

  private:
    template <class Interface, class Answer, class... Parameters>
    bool read(Answer (Interface::*)(Parameters...)) {
        Fields<Parameters...> fields;
        if (!read_all(from_, fields)) return false;
        echo_ = std::apply([this](const auto&... values) { return encoded(number_, values...); }, fields);
        return true;
    }
    template <class... Parameters>
    bool send(void (HostRequests::*function)(Parameters...)) {
        Fields<Parameters...> fields;
        if (!read_all(from_, fields)) return false;
        std::apply([&](const auto&... values) { (host_.*function)(values...); }, fields);
        return true;
    }
    template <class Answer, class... Parameters>
    bool send(Answer (HostRequests::*function)(Parameters...) const) {
        Fields<Parameters...> fields;
        if (!read_all(from_, fields)) return false;
        MessageWriter nothing;
        nothing(Answer{});
        host_.answer = nothing.bytes();
        std::apply([&](const auto&... values) { (host_.*function)(values...); }, fields);
        return true;
    }

    MessageReader from_;
    std::uint8_t number_;
    std::string echo_;
    EchoingHost host_;
};

}  // namespace rookery::shell
