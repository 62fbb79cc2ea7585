#include "shell/bridge/wire.hpp"

#include <bit>
#include <cstring>
#include <utility>

namespace rookery::shell {

static_assert(std::endian::native == std::endian::little, "numbers are copied as they are");

namespace {

constexpr double kMaxExact = 9007199254740992;  // 2^53

}  // namespace

void MessageReader::read(std::int64_t& value) {
    double number = 0;
    read(number);
    const bool exact = number >= -kMaxExact && number <= kMaxExact;  // false for NaN
    if (!exact) fail();
    value = exact ? static_cast<std::int64_t>(number) : 0;
}

void MessageReader::read(std::string_view& value) {
    const std::uint32_t length = count();
    value = rest_.substr(0, length);
    rest_.remove_prefix(length);
}

void MessageReader::read(std::string& value) {
    std::string_view text;
    read(text);
    value = text;
}

void MessageReader::read(std::map<std::string, std::string>& value) {
    for (std::uint32_t left = count(); left > 0 && !failed_; --left) {
        std::string name;
        read(name);
        read(value[std::move(name)]);
    }
}

std::uint8_t MessageReader::byte(std::uint8_t most) {
    std::uint8_t value = 0;
    copy(&value, 1);
    if (value <= most) return value;
    fail();
    return 0;
}

std::uint32_t MessageReader::count() {
    std::uint32_t items = 0;
    copy(&items, sizeof items);
    if (items <= rest_.size()) return items;
    fail();
    return 0;
}

void MessageReader::copy(void* to, std::size_t bytes) {
    if (bytes > rest_.size()) return fail();
    std::memcpy(to, rest_.data(), bytes);
    rest_.remove_prefix(bytes);
}

void MessageReader::fail() {
    failed_ = true;
    rest_ = {};
}

void MessageWriter::write(std::string_view value) {
    count(value.size());
    put(value.data(), value.size());
}

void MessageWriter::write(const std::map<std::string, std::string>& value) {
    count(value.size());
    for (const auto& [name, text] : value) (*this)(name, text);
}

void MessageWriter::count(std::size_t items) {
    const auto number = static_cast<std::uint32_t>(items);
    put(&number, sizeof number);
}

void MessageWriter::put(const void* from, std::size_t bytes) {
    bytes_.append(static_cast<const char*>(from), bytes);
}

}  // namespace rookery::shell
