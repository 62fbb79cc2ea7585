// The options of a verb: the common ones, and in a struct of each verb that derives from this, its own.
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

    // Reads the options of a call in declaration order. The first invalid one sets error().
    void read(const Call& call, std::string_view verb);
    // Reports an inconsistency between options, or between an option and the input. Only the first counts.
    void refuse(std::string sentence);
    const std::string& error() const { return error_; }  // empty: no error

    std::vector<OptionInfo> infos() const;  // in declaration order, json last

  private:
    friend class Option;
    void add(Option& option, const Option* behind);

    std::vector<Option*> declared_;
    std::string error_;

  public:
    SwitchOption json{this, "json", "write each row as a JSON object; ratings in tenths"};
};

}  // namespace rookery
