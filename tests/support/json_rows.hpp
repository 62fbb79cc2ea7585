// A verb's rows when each is a JSON object.
#pragma once

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/run_call.hpp"

namespace rookery::tests {

inline std::vector<nlohmann::json> json_rows(const std::string& verb, const Options& options,
                                             const std::string& input) {
    std::vector<nlohmann::json> objects;
    for (const std::string& row : run_call(verb, options, input).rows) {
        objects.push_back(nlohmann::json::parse(row, nullptr, false));
        CHECK_FALSE(objects.back().is_discarded());
    }
    return objects;
}

}  // namespace rookery::tests
