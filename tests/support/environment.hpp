// Environment variables that configure a test run:
//
//   ROOKERY_DATA=FOLDER   also run the tests over the big lists in FOLDER (data_folder.hpp)
//   ROOKERY_FULL=1        those tests take every puzzle instead of a sample
//   ROOKERY_CASES=N       how many random cases an agreement or property test tries
//   ROOKERY_SEED=S        the seed of these random cases
//   ROOKERY_PRESSES=N     how often the random presser of the page presses something
//   ROOKERY_SECONDS=N     how long each fuzz test of a reader runs (default: a fixed number of texts)
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

namespace rookery::environment {

inline std::string text(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}
inline std::uint64_t number(const char* name, std::uint64_t default_value) {
    const std::string value = text(name);
    return value.empty() ? default_value : std::strtoull(value.c_str(), nullptr, 10);
}

}  // namespace rookery::environment
