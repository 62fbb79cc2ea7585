// The options of a verb: what all verbs take, and in a struct of each verb that derives from this, its own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "verbs/declare/option.hpp"

namespace rookery {

class VerbOptions {
  public:
    VerbOptions() = default;
    VerbOptions(const VerbOptions&) = delete;
    VerbOptions& operator=(const VerbOptions&) = delete;

    // Reads the options of a call in the order in which they are declared. The first that is wrong is the error().
    void read(const Call& call, std::string_view verb);
    // What is wrong with several of them together, or with one beside the input. The first counts.
    void refuse(std::string sentence);
    const std::string& error() const { return error_; }  // empty: nothing is wrong

    std::vector<OptionInfo> infos() const;  // in the order in which they are declared, json last

  private:
    friend class Option;
    void add(Option& option, const Option* behind);

    std::vector<Option*> declared_;
    std::string error_;

  public:
    SwitchOption json{this, "json", "one JSON object a row; ratings in tenths"};
};

}  // namespace rookery
