// LabMethods: the Lab's solvers, from the list of core/textbook, each with at most one setting; and which of them are
// to run. A solver may occur more than once, with different settings.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "textbook/classic/solver_card.hpp"

namespace rookery::shell {

// One line of the list.
struct LabEntry {
    int method = 0;   // of all_solver_labels()
    int setting = 0;  // of its words()
    bool on = false;
    bool added = false;  // not one of the permanent entries
    const SolverLabel& kind() const { return *all_solver_labels()[static_cast<std::size_t>(method)]; }
    // The first of the solver's own settings that is a choice; null: it has none.
    const SolverSetting* choice() const;
    std::span<const SettingWord> words() const;  // of that choice
    const SettingWord& word() const { return words()[static_cast<std::size_t>(setting)]; }
};
std::string name_of(const LabEntry& entry);  // "Constraints, hyper-arc"

class LabMethods {
  public:
    LabMethods();
    const std::vector<LabEntry>& entries() const { return entries_; }
    int size() const { return static_cast<int>(entries_.size()); }
    const LabEntry& at(int index) const { return entries_[static_cast<std::size_t>(index)]; }
    int count_on() const;
    void toggle(int index);
    void set(int index, int setting);
    // Inserts another entry of that solver after it, ticked, with the next setting. Only for those with a choice; at
    // most kMaxAdded in all.
    bool can_add(int index) const;
    void add(int index);
    void remove(int index);  // only an added entry
    // Restores all entries; solvers that did not exist then have their defaults. If any entry is invalid, all are
    // refused.
    void take(const std::vector<LabEntry>& kept);

    static constexpr int kMaxAdded = 4;

  private:
    std::vector<LabEntry> entries_;
};

// The options of the verb for an entry.
std::map<std::string, std::string> options_of(const LabEntry& entry);

}  // namespace rookery::shell
