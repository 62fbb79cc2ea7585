// CaDiCaL's options as constants. CaDiCaL is compiled with this file included first, in place of the class of its
// options.hpp. So features that its defaults switch off are not part of the program (checkers, covered and conditioned
// clauses, and more), and nothing can be set through the environment. Names and defaults are the same as in CaDiCaL's
// own table.
//
// Two options can be set; they determine the format of a proof: `binary` and `lrat`.
#pragma once

#include <cassert>
#include <cstring>
#include <string>

namespace CaDiCaL {

using std::string;
struct Internal;

}  // namespace CaDiCaL

#include "config.hpp"

#define Options UnusedOptions
#define Option UnusedOption
#include "options.hpp"
#undef Option
#undef Options

namespace CaDiCaL {

struct FixedOptions {
    static constexpr int reportdefault = 0;
#define OPTION(NAME, DEFAULT, ...) static constexpr int NAME = static_cast<int>(DEFAULT);
    OPTIONS
#undef OPTION
};

// Has the functions that solver.cpp and config.cpp refer to; those that are never called do nothing.
class Options : public FixedOptions {
  public:
    explicit Options(Internal*) {}

    int binary = FixedOptions::binary;
    int lrat = FixedOptions::lrat;

    bool set(const char* name, int value) {
        int* const option = variable(name);
        if (option != nullptr) *option = value;
        return option != nullptr;
    }
    int get(const char* name) {
        const int* const option = variable(name);
        return option != nullptr ? *option : 0;
    }

    static bool has(const char*) { return false; }
    static bool is_preprocessing_option(const char*) { return false; }
    static bool parse_long_option(const char*, string&, int&) { return false; }
    static void usage() {}
    void copy(Options&) const {}
    void disable_preprocessing() {}
    void optimize(int) {}
    void print() {}
    void reset_default_values() {}

  private:
    int* variable(const char* name) {
        if (std::strcmp(name, "binary") == 0) return &binary;
        if (std::strcmp(name, "lrat") == 0) return &lrat;
        return nullptr;
    }
};

}  // namespace CaDiCaL
