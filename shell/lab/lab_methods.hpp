// LabMethods: the solvers that the laboratory offers, as the verb `classic` names them, each with its one setting; and
// which of them are to run. A method may be there more than once, with different settings.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

struct LabSetting {
    std::string_view value;  // of the verb's option
    std::string_view title;
    std::string_view help;
};

struct LabMethod {
    std::string_view id;  // the verb's option `method`
    std::string_view title;
    std::string_view help;
    std::string_view option;               // the verb's option that is its setting; empty: it has none
    std::span<const LabSetting> settings;  // the first is what it has at the start
};
std::span<const LabMethod> lab_methods();

// One line of the choice.
struct LabEntry {
    int method = 0;   // of lab_methods()
    int setting = 0;  // of that method's
    bool on = false;
    bool added = false;  // not one of the eight that are always there
    const LabMethod& kind() const { return lab_methods()[static_cast<std::size_t>(method)]; }
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
    // Another of that method, ticked, behind it, with the next setting. Only methods with a setting; at most kMost.
    bool can_add(int index) const;
    void add(int index);
    void remove(int index);  // one that was added
    // All of them as they were before. Entries that cannot be are refused, all together.
    void take(std::vector<LabEntry> entries);

    static constexpr int kMost = 12;

  private:
    std::vector<LabEntry> entries_;
};

// The verb's options that an entry stands for.
std::map<std::string, std::string> options_of(const LabEntry& entry);

}  // namespace rookery::shell
