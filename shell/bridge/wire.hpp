// Messages between the page and the UI as bytes. messages.mjs describes them; web/page/channel.mjs is the JavaScript
// side.
//
// Numbers are little-endian, and there are no gaps. A bool and a choice have one byte; an i32 and an f32 four; an
// f64 eight, and also an i64, which is sent as an f64. A text is its length in bytes (four) and its UTF-8; a list
// its number of items (four) and the items; texts by name are a list of pairs. A record is its fields. A message is
// its number (one byte) and its fields; an answer is only its value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace rookery::shell {

// Reads values in the order in which they were written. After the first that is cut off or invalid, all others are zero
// or empty, and complete() is false. A text read as string_view points into the message.
class MessageReader {
  public:
    explicit MessageReader(std::string_view bytes) : rest_{bytes} {}

    template <class... Values>
    void operator()(Values&... values) {
        (read(values), ...);
    }
    std::uint8_t number() { return byte(UINT8_MAX); }  // of a message
    // All of the message was read, and all of it was valid.
    bool complete() const { return !failed_ && rest_.empty(); }

  private:
    void read(bool& value) { value = byte(1) != 0; }
    void read(std::int32_t& value) { copy(&value, sizeof value); }
    void read(std::int64_t& value);
    void read(float& value) { copy(&value, sizeof value); }
    void read(double& value) { copy(&value, sizeof value); }
    void read(std::string_view& value);
    void read(std::string& value);
    void read(std::map<std::string, std::string>& value);
    template <class Item>
    void read(std::vector<Item>& value) {
        for (std::uint32_t left = count(); left > 0 && !failed_; --left) read(value.emplace_back());
    }
    template <class Value>
    void read(Value& value) {
        if constexpr (std::is_enum_v<Value>) {
            value = static_cast<Value>(byte(last_of(value)));
        } else {
            Value::pass(*this, value);
        }
    }

    std::uint8_t byte(std::uint8_t most);
    std::uint32_t count();  // of items that follow, each of which has a byte or more
    void copy(void* to, std::size_t bytes);
    void fail();

    std::string_view rest_;
    bool failed_ = false;
};

class MessageWriter {
  public:
    template <class... Values>
    void operator()(const Values&... values) {
        (write(values), ...);
    }
    void number(std::uint8_t number) { put(&number, 1); }
    const std::string& bytes() const { return bytes_; }

  private:
    void write(bool value) { number(value ? 1 : 0); }
    void write(std::int32_t value) { put(&value, sizeof value); }
    void write(std::int64_t value) { write(static_cast<double>(value)); }
    void write(float value) { put(&value, sizeof value); }
    void write(double value) { put(&value, sizeof value); }
    void write(std::string_view value);
    void write(const std::string& value) { write(std::string_view(value)); }
    void write(const std::map<std::string, std::string>& value);
    template <class Item>
    void write(const std::vector<Item>& value) {
        count(value.size());
        for (const Item& item : value) write(item);
    }
    template <class Value>
    void write(const Value& value) {
        if constexpr (std::is_enum_v<Value>) {
            number(static_cast<std::uint8_t>(value));
        } else {
            Value::pass(*this, value);
        }
    }

    void count(std::size_t items);
    void put(const void* from, std::size_t bytes);

    std::string bytes_;
};

// The fields of a message: the parameters of the function that receives it, by value.
template <class... Parameters>
using Fields = std::tuple<std::decay_t<Parameters>...>;

// False: the message does not have the fields that its number implies.
template <class... Values>
bool read_all(MessageReader& from, std::tuple<Values...>& fields) {
    std::apply([&from](Values&... values) { from(values...); }, fields);
    return from.complete();
}

template <class... Values>
std::string encoded(std::uint8_t number, const Values&... values) {
    MessageWriter message;
    message.number(number);
    message(values...);
    return message.bytes();
}

// The value of an answer. Both sides are generated from the same description, so an unreadable answer is a bug: it
// traps.
template <class Answer>
Answer answer_in(std::string_view bytes) {
    MessageReader from(bytes);
    Answer answer{};
    from(answer);
    if (!from.complete()) __builtin_trap();
    return answer;
}

}  // namespace rookery::shell
