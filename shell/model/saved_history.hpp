// The history as saved text (saved_text.hpp). Of each document only what differs from the one before is written, so
// that hundreds of them are some kilobytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/history.hpp"

namespace rookery::shell {

// In the documents of a session the list that was shown when it was written has this number, as long as no work fills
// it again; others are gone.
inline constexpr int kSavedList = -1;
// The results of the mode "Generate" that were shown have the number 0 then, and others this one.
inline constexpr int kLostResults = -1;

// Reads the lines of a history as they come, between lines that are about other things.
class SavedHistory {
  public:
    // Whether the line is one of a history's.
    bool take(std::string_view key, std::string_view value);
    bool is_complete() const { return has_now_; }
    // Gives what was read to `history`.
    void restore(History& history) &&;

  private:
    void end_document();

    Document document_;
    History::Entry entry_;
    bool begun_ = false;
    bool has_now_ = false;
    bool now_taken_ = false;
    Document now_;
    std::vector<History::Entry> past_, future_;
};

inline constexpr std::size_t kMostSavedPast = 250;
inline constexpr std::size_t kMostSavedFuture = 50;
std::string saved(const History& history);

}  // namespace rookery::shell
