// Options for whole numbers and ranges of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "text/numbers.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

// The default of an option.
struct NumberDefault {
    std::optional<std::uint64_t> value = {};
    std::string note = {};  // for the help: if the default varies, or the behaviour without one
};

class AnyNumberOption : public Option {
  public:
    AnyNumberOption(OptionPlace place, std::string_view name, std::string_view value, std::string help,
                    NumberLimits limits, const NumberDefault& preset);

  protected:
    std::string read(std::string_view text) override;

    std::optional<std::uint64_t> given_value_;
    std::optional<std::uint64_t> preset_;

  private:
    NumberLimits limits_;
};

template <class T = std::uint64_t>
class NumberOption final : public AnyNumberOption {
  public:
    NumberOption(OptionPlace place, std::string_view name, std::string_view value, std::string help,
                 NumberLimits limits, const NumberDefault& preset = {})
        : AnyNumberOption(place, name, value, std::move(help), limits, preset) {}

    // The given number, or the default; 0 if there is neither.
    T value() const { return value_or(static_cast<T>(preset_.value_or(0))); }
    // The same with a default that depends on something else.
    T value_or(T default_value) const { return given_value_ ? static_cast<T>(*given_value_) : default_value; }
    std::optional<T> if_given() const {
        return given_value_ ? std::optional(static_cast<T>(*given_value_)) : std::nullopt;
    }
};

// The seed of a random stream; 1 if it is not given.
class SeedOption final : public AnyNumberOption {
  public:
    SeedOption(OptionPlace place, std::string help)
        : AnyNumberOption(place, "seed", "S", std::move(help), kSeedLimits, {.value = 1}) {}
    std::uint64_t value() const { return given_value_.value_or(*preset_); }
};

// "A..B", "A", "A.." or "..B" with limits.low <= A <= B <= limits.high.
class RangeOption final : public Option {
  public:
    enum class Unit : std::uint8_t {
        ones,
        tenths
    };  // unit of the limits and the value; ratings such as "6.2..7" are in tenths
    RangeOption(OptionPlace place, std::string_view name, std::string help, IntRange limits, Unit unit = Unit::ones);

    IntRange value_or(IntRange default_value) const { return given_value_.value_or(default_value); }

  private:
    std::string read(std::string_view text) override;
    std::string shown(int limit) const;

    IntRange limits_;
    Unit unit_;
    std::optional<IntRange> given_value_;
};

// The same for numbers that may exceed an int.
class LongRangeOption final : public Option {
  public:
    struct Range {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
    };
    LongRangeOption(OptionPlace place, std::string_view name, std::string help, Range limits);

    std::optional<Range> if_given() const { return given_value_; }

  private:
    std::string read(std::string_view text) override;

    Range limits_;
    std::optional<Range> given_value_;
};

}  // namespace rookery
