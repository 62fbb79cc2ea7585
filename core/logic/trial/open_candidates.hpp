// OpenCandidates: the undecided candidates of a board, numbered densely, for work on many assumptions at once.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "logic/trial/trial_board.hpp"
#include "simd/v128.hpp"

namespace rookery::trial {

// Access to an array of vectors by byte offset. Loops over the members of variables do nothing but loads, and neither
// processors nor wasm can scale an index by 16 as part of a load.
inline V128& at_offset(V128* vectors, Id offset) {
    return *reinterpret_cast<V128*>(reinterpret_cast<char*>(vectors) + offset);
}
inline const V128& at_offset(const V128* vectors, Id offset) {
    return *reinterpret_cast<const V128*>(reinterpret_cast<const char*>(vectors) + offset);
}

class OpenCandidates {
  public:
    // Lists only cells, and variables, that have several candidates left. With segments: also the data for locked
    // candidates.
    void build(const TrialBoard& board, bool with_segments);

    int size() const { return size_; }
    // By number.
    int candidate(int number) const { return candidates_[number]; }
    int number_of(int candidate) const { return number_of_[candidate]; }
    const std::array<Id, 4>& variables_of(int number) const { return variables_of_[number]; }

    // Calls f(variable, members, size) for each variable, those with few members first. `members` are numbers of
    // candidates; `size` is a constant, so that f's loop over them is unrolled: branch prediction would miss its length
    // half of the time.
    template <class F>
    [[gnu::always_inline]] void for_variables(F f) const {
        int variable = 0;
        const Id* members = members_.data();
        of_size<2>(variable, members, f);
        of_size<3>(variable, members, f);
        of_size<4>(variable, members, f);
        of_size<5>(variable, members, f);
        of_size<6>(variable, members, f);
        of_size<7>(variable, members, f);
        of_size<8>(variable, members, f);
        of_size<9>(variable, members, f);
    }

    // A segment is emptied if another one has candidates and the two that complete the line or the box of both have
    // none. Segments are numbered densely too; number segments() is one that is always empty.
    struct LockingRule {
        Id emptied;
        Id needed;
        Id first_empty;
        Id second_empty;
    };
    int segments() const { return segments_; }
    int locking_rules() const { return rules_; }
    const LockingRule& locking_rule(int i) const { return rule_[i]; }
    const Id* segment_begin(int segment) const { return segment_members_.data() + segment_begin_[segment]; }
    const Id* segment_end(int segment) const { return segment_members_.data() + segment_begin_[segment + 1]; }
    Id row_segment(int number) const { return segments_of_[number][0]; }
    Id column_segment(int number) const { return segments_of_[number][1]; }

  private:
    static Id offset(int number) { return static_cast<Id>(number * sizeof(V128)); }
    template <int kSize, class F>
    [[gnu::always_inline]] void of_size(int& variable, const Id*& members, F& f) const {
        for (; variable < end_of_size_[kSize]; ++variable, members += kSize) {
            f(variable, members, std::integral_constant<int, kSize>{});
        }
    }
    void number_candidates(const TrialBoard& board);
    void number_variables(const TrialBoard& board);
    void number_segments(const TrialBoard& board);
    void add_rules(bool columns, int digit, int band);
    void add_rule(int emptied, int needed, int first_empty, int second_empty);

    int size_ = 0;
    std::array<Id, kCandidates> candidates_;
    std::array<Id, kCandidates> number_of_;
    std::array<std::array<Id, 4>, kCandidates> variables_of_;
    std::array<int, 10> end_of_size_{};
    std::array<Id, 4 * kCandidates> members_;

    int segments_ = 0;
    std::array<std::int16_t, kSegments> segment_number_;
    std::array<Id, kSegments + 1> segment_begin_;
    std::array<Id, 2 * kCandidates> segment_members_;
    std::array<std::array<Id, 2>, kCandidates> segments_of_;
    int rules_ = 0;
    std::array<LockingRule, 4 * kSegments> rule_;
};

}  // namespace rookery::trial
