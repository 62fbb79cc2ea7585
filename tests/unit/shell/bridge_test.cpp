// Messages as bytes. tests/web/bridge.test.mjs compares all messages with the JavaScript side.
#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "shell/bridge/take_event.hpp"

using namespace rookery::shell;

namespace {

// An interface with a function of every type, as a page that receives its events.
struct Received {
    std::vector<std::string> calls;

    std::string say(bool loud, std::int64_t times, std::string_view text, const std::vector<WorkerState>& workers) {
        calls.push_back(std::string(text) + (loud ? "!" : "") + std::to_string(times) + "x" +
                        std::to_string(workers.size()));
        return calls.back();
    }
    void end(JobEnd end, const std::map<std::string, std::string>& texts) {
        calls.push_back(std::to_string(static_cast<int>(end)) + texts.begin()->first + texts.begin()->second);
    }
    void count(std::int64_t number) { calls.push_back(std::to_string(number)); }

    Received& receiver(std::type_identity<Received> /*of*/) { return *this; }
};

// Delivers the fields to a function. Returns whether that was possible.
template <class Function>
bool delivered(Function function, std::string_view bytes, Received& page, MessageWriter& answer) {
    MessageReader from(bytes);
    return deliver(function, from, page, answer);
}

}  // namespace

TEST_CASE("an event reaches its receiver, and the answer comes back") {
    Received page;
    MessageWriter answer;
    const std::vector<WorkerState> workers = {{-1, 3}, {9007199254740992, 0}};
    const std::string text("a\0é", 4);
    CHECK(delivered(&Received::say, encoded(7, true, std::int64_t{-5}, text, workers).substr(1), page, answer));
    CHECK(page.calls == std::vector<std::string>{text + "!-5x2"});
    CHECK(answer_in<std::string>(answer.bytes()) == text + "!-5x2");

    MessageWriter none;
    const std::map<std::string, std::string> texts = {{"", "value"}};
    CHECK(delivered(&Received::end, encoded(7, JobEnd::failed, texts).substr(1), page, none));
    CHECK(page.calls.back() == "2value");
    CHECK(none.bytes().empty());
}

TEST_CASE("a message that is cut off, too long or invalid is refused, and nothing is called") {
    Received page;
    MessageWriter answer;
    const std::map<std::string, std::string> texts = {{"name", "value"}};
    const std::string whole = encoded(7, JobEnd::failed, texts).substr(1);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const std::string part = whole.substr(0, length);
        CHECK_FALSE(delivered(&Received::end, part, page, answer));
    }
    CHECK_FALSE(delivered(&Received::end, whole + '\0', page, answer));
    CHECK_FALSE(delivered(&Received::end, '\3' + whole.substr(1), page, answer));  // no JobEnd
    const std::string many = std::string("\1\xff\xff\xff\xff", 5) + whole.substr(5);
    CHECK_FALSE(delivered(&Received::end, many, page, answer));  // fewer texts than it says
    for (const double number : {9007199254740994.0, -1e300, 0.0 / 0.0}) {
        CHECK_FALSE(delivered(&Received::count, encoded(7, number).substr(1), page, answer));
    }
    CHECK(page.calls.empty());
    CHECK(answer.bytes().empty());
}

TEST_CASE("an unknown number is no message") {
    const auto use = [](auto /*function*/) { return true; };
    CHECK(with_event(0, use));
    CHECK(with_request(0, use));
    CHECK_FALSE(with_event(255, use));
    CHECK_FALSE(with_request(255, use));
}
