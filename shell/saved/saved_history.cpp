#include "shell/saved/saved_history.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "shell/saved/saved_document.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

// Writes documents one after another.
class HistoryWriter {
  public:
    explicit HistoryWriter(const Document& now) : now_{now} {}

    Json document(Document document) {
        const bool shown = document.list != 0 && document.list == now_.list;
        document.list = shown ? kSavedList : 0;
        document.results = document.results == now_.results ? 0 : kLostResults;
        Json difference = difference_of(before_, document);
        before_ = std::move(document);
        return difference;
    }
    Json entry(const History::Entry& entry) {
        Json written = document(entry.document);
        written["name"] = entry.name;
        if (entry.where != Mode::play) written["mode"] = static_cast<int>(entry.where);
        return written;
    }

  private:
    const Document& now_;
    Document before_;
};

// `document` is the previous one on entry and the entry's own on return.
History::Entry read_entry(const Json& value, Document& document) {
    take_difference(document, value);
    const std::int64_t where = saved::number(saved::member(value, "mode")).value_or(0);
    const bool known = where >= 0 && where < kModeCount;
    // Each page numbers its strokes from the start, and a new stroke never continues a saved one: no group.
    return {document, saved::text_in(value, "name"), known ? static_cast<Mode>(where) : Mode::play, -1};
}

}  // namespace

Json json_of(const History& history) {
    HistoryWriter writer(history.now());
    Json written = {{"past", Json::array()}, {"future", Json::array()}};
    const auto& past = history.past();
    const std::size_t first = past.size() - std::min(past.size(), kMaxSavedPast);
    for (std::size_t i = first; i < past.size(); ++i) written["past"].push_back(writer.entry(past[i]));
    written["now"] = writer.document(history.now());
    const auto& future = history.future();
    for (std::size_t i = 0; i < std::min(future.size(), kMaxSavedFuture); ++i) {
        written["future"].push_back(writer.entry(future[future.size() - 1 - i]));
    }
    return written;
}

bool take_history(History& history, const Json& value) {
    const Json& now = saved::member(value, "now");
    if (!now.is_object()) return false;
    Document document;
    std::vector<History::Entry> past, future;
    std::size_t left = saved::list(value, "past").size();
    for (const Json& entry : saved::list(value, "past")) {
        History::Entry read = read_entry(entry, document);
        if (left-- <= kMaxSavedPast) past.push_back(std::move(read));
    }
    take_difference(document, now);
    Document present = document;
    for (const Json& entry : saved::list(value, "future")) {
        if (future.size() < kMaxSavedFuture) future.push_back(read_entry(entry, document));
    }
    std::reverse(future.begin(), future.end());
    history.restore(std::move(present), std::move(past), std::move(future));
    return true;
}

}  // namespace rookery::shell
