// StepRecord: a step as the verbs `explain` and `steps` send it and the page shows it; and its JSON, both ways:
//
// {"n":1,"technique":"X-wing","rating":32,"text":"...","conclusion":"r4c3<>5","place":[cell,digit],
//  "eliminate":[[cell,digit],...],"marks":[[cell,digit,"base|cover|fin"],...],"cells":[...],"houses":[...],
//  "digits":[5],"variant":1,"chains":[{"loop":false,"nodes":[...],"ends":[3]}],"nested":[{...}]}
//
// web/rookery_rows.d.ts describes chains and their nodes. Cells are 0..80; a step that places nothing has no "place".
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "board/geometry.hpp"
#include "logic/step.hpp"

namespace rookery {

struct StepRecord {
    int number = 0;             // in its path or list, from 1; 0: a step that others rest on
    std::string technique;      // its name on the scale
    int rating = 0;             // in tenths, 0 if the step is not on the scale; or a length, or a score
    std::optional<int> length;  // the same, on a scale of whips or braids
    std::string text;           // the whole step in a sentence
    std::string conclusion;     // "r4c3<>5"
    std::optional<CellDigit> placement;
    std::vector<CellDigit> eliminations;
    std::vector<Mark> marks;
    std::vector<std::uint8_t> cells;
    std::vector<std::uint8_t> houses;
    std::vector<Digit> digits;
    int variant = 0;  // see StepFacts
    std::vector<Chain> chains;
    std::vector<StepRecord> nested;  // the steps that chains depend on
    friend bool operator==(const StepRecord&, const StepRecord&) = default;
};

// The member of a JSON object, or the element of an array, that holds a member of a record.
template <class Record, class Value>
struct JsonField {
    std::string_view key;  // empty in arrays
    Value Record::*value;
    // The limits of a number, or of the numbers in a list.
    int low = std::numeric_limits<int>::min();
    int high = std::numeric_limits<int>::max();
    bool left_out_if_empty = false;
};
// clang-tidy 14 deduces no arguments of aggregates.
template <class Record, class Value>
JsonField(std::string_view key, Value Record::*value, int low = 0, int high = 0, bool left_out_if_empty = false)
    -> JsonField<Record, Value>;

inline constexpr std::tuple kStepFields{
    JsonField{"n", &StepRecord::number, 1, std::numeric_limits<int>::max(), true},
    JsonField{"technique", &StepRecord::technique},
    JsonField{"rating", &StepRecord::rating},
    JsonField{"length", &StepRecord::length, 0, std::numeric_limits<int>::max(), true},
    JsonField{"text", &StepRecord::text},
    JsonField{"conclusion", &StepRecord::conclusion},
    JsonField{"place", &StepRecord::placement, 0, 0, true},
    JsonField{"eliminate", &StepRecord::eliminations},
    JsonField{"marks", &StepRecord::marks},
    JsonField{"cells", &StepRecord::cells, 0, Geometry9::kCells - 1},
    JsonField{"houses", &StepRecord::houses, 0, Geometry9::kHouses - 1},
    JsonField{"digits", &StepRecord::digits, 1, Geometry9::kSize},
    JsonField{"variant", &StepRecord::variant, 1, 4, true},
    JsonField{"chains", &StepRecord::chains, 0, 0, true},
    JsonField{"nested", &StepRecord::nested, 0, 0, true}};

// The field of a member of StepRecord.
template <auto kMember, std::size_t kAt = 0>
constexpr const auto& step_field() {
    constexpr const auto& field = std::get<kAt>(kStepFields);
    if constexpr (requires { requires field.value == kMember; }) {
        return field;
    } else {
        return step_field<kMember, kAt + 1>();
    }
}

// The JSON of a member that is a list or may be left out; empty if it is left out.
template <auto kMember>
std::string json_of_member(const StepRecord& step);

// The step in a JSON object. Missing or broken members are left empty; so is a step that is nested too deeply.
StepRecord read_step(const nlohmann::json& object);

}  // namespace rookery
