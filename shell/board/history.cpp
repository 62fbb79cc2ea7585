#include "shell/board/history.hpp"

#include <utility>

namespace rookery::shell {
namespace {

constexpr std::int64_t kNoGroup = -1;

}  // namespace

void History::change(const Document& next, std::string name, Mode where) {
    change_in_group(next, std::move(name), where, kNoGroup);
}

void History::change_in_group(const Document& next, std::string name, Mode where, std::int64_t group) {
    made_change_ = next != now_;
    if (!made_change_) return;
    ++revision_;
    ++changes_;
    future_.clear();
    const bool continues = group != kNoGroup && !past_.empty() && past_.back().group == group;
    if (!continues) {
        past_.push_back({now_, std::move(name), where, group});
        if (past_.size() > kMaxEntries) past_.erase(past_.begin());
    }
    now_ = next;
}

void History::start_with(const Document& first) {
    restore(first, {}, {});
}

void History::restore(Document now, std::vector<Entry> past, std::vector<Entry> future) {
    now_ = std::move(now);
    past_ = std::move(past);
    future_ = std::move(future);
    ++revision_;
    ++changes_;
}

void History::rename_list(int from, int to) {
    const auto rename = [&](Document& document) {
        if (document.list == from) document.list = to;
    };
    rename(now_);
    for (Entry& entry : past_) rename(entry.document);
    for (Entry& entry : future_) rename(entry.document);
    ++revision_;
}

History::Undone History::undo() {
    if (past_.empty()) return {};
    ++revision_;
    ++changes_;
    Entry entry = std::move(past_.back());
    past_.pop_back();
    std::swap(now_, entry.document);
    Undone undone{true, entry.name, entry.where};
    future_.push_back(std::move(entry));
    return undone;
}

History::Undone History::redo() {
    if (future_.empty()) return {};
    ++revision_;
    ++changes_;
    Entry entry = std::move(future_.back());
    future_.pop_back();
    std::swap(now_, entry.document);
    Undone redone{true, entry.name, entry.where};
    past_.push_back(std::move(entry));
    return redone;
}

const std::string& History::undo_name() const {
    static const std::string kNothing;
    return past_.empty() ? kNothing : past_.back().name;
}

}  // namespace rookery::shell
