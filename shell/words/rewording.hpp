// Rewording: says again, in another language, a sentence that is already on the page: a notice, the name of a job or of
// an undo step, an outcome. Such sentences are made of the page's texts with values filled in, so the text that a
// sentence was made from is found by its fixed parts, and the values are reworded likewise. What is made of no text (a
// file's name, a number, a sentence of the core) stays as it is.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "shell/words/text.hpp"

namespace rookery::shell {

class Rewording {
  public:
    Rewording(Language from, Language to) : from_{from}, to_{to} {}
    bool changes_nothing() const { return from_ == to_; }
    std::string operator()(std::string_view sentence) const;
    void apply(std::string& sentence) const { sentence = (*this)(sentence); }

  private:
    std::string reworded(std::string_view text, int depth) const;
    std::string of_parts(std::string_view text, int depth) const;

    Language from_, to_;
    mutable std::map<std::string, std::string, std::less<>> known_;  // of the sentences so far
};

}  // namespace rookery::shell
