// Options whose value is one of a few words, or a range of them.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "verbs/declare/option.hpp"

namespace rookery {

class AnyChoiceOption : public Option {
  public:
    struct Default {
        std::optional<std::string_view> word = {};
        std::string_view note = {};  // the behaviour without one
    };

  protected:
    struct Word {
        std::string_view word;
        std::string_view gloss;  // for the help: "WORD (GLOSS)"
    };

    AnyChoiceOption(OptionPlace place, std::string_view name, std::string help, const std::vector<Word>& words,
                    Default preset);
    std::string read(std::string_view text) override;

    std::optional<std::size_t> chosen_;  // index among the words
};

template <class T>
class ChoiceOption : public AnyChoiceOption {
  public:
    struct Meaning {
        std::string_view word;
        T value;
        std::string_view gloss = {};
    };
    ChoiceOption(OptionPlace place, std::string_view name, std::string help, std::vector<Meaning> meanings,
                 Default preset = {})
        : AnyChoiceOption(place, name, std::move(help), words_of(meanings), preset), meanings_{std::move(meanings)} {
        for (const Meaning& meaning : meanings_) {
            if (meaning.word == preset.word) preset_ = meaning.value;
        }
    }
    // The values with their names.
    template <class Values>
    static std::vector<Meaning> named(const Values& values) {
        std::vector<Meaning> meanings;
        for (const T value : values) meanings.push_back({name_of(value), value});
        return meanings;
    }

    // The value of the given word, or the default.
    T value() const { return if_given().value_or(preset_); }
    std::optional<T> if_given() const { return chosen_ ? std::optional(meanings_[*chosen_].value) : std::nullopt; }

  private:
    static std::vector<Word> words_of(const std::vector<Meaning>& meanings) {
        std::vector<Word> words;
        for (const Meaning& meaning : meanings) words.push_back({meaning.word, meaning.gloss});
        return words;
    }

    std::vector<Meaning> meanings_;
    T preset_{};
};

// An option whose value is one of a few ordered words, or a range of them: "hard", "medium..hard".
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
