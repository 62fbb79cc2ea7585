// An option whose value is one of a few ordered words, or a range of them: "hard", "medium..hard".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "verbs/declare/option.hpp"

namespace rookery {

class AnyWordRangeOption : public Option {
  public:
    // The words from low to high.
    AnyWordRangeOption(OptionPlace place, std::string_view name, std::string help,
                       const std::vector<std::string_view>& words);

  protected:
    // One end may be missing, but not both; ignores case.
    std::string read(std::string_view text) override;

    // Indices of words; the full range if the option is not given.
    std::size_t low_ = 0;
    std::size_t high_;

  private:
    std::optional<std::size_t> number_of(std::string_view word) const;

    std::vector<std::string> words_;
};

template <class T>
class WordRangeOption final : public AnyWordRangeOption {
  public:
    template <class Values>
    WordRangeOption(OptionPlace place, std::string_view name, std::string help, const Values& values)
        : AnyWordRangeOption(place, name, std::move(help), words_of(values)), values_(values.begin(), values.end()) {}

    T low() const { return values_[low_]; }
    T high() const { return values_[high_]; }

  private:
    template <class Values>
    static std::vector<std::string_view> words_of(const Values& values) {
        std::vector<std::string_view> words;
        for (const T value : values) words.push_back(name_of(value));
        return words;
    }

    std::vector<T> values_;
};

}  // namespace rookery
