// Handwritten parser: the library that reads the command line's options throws exceptions, so WebAssembly builds lack
// it.
#include "bench/call.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>
#include <thread>

namespace rookery::bench {

const char* const kUsage =
    "rookery-bench [--runs N] [--threads N|all] [--limit N] [--batch] [--target NAME] [PATH...]\n"
    "\n"
    "PATH is a file with one puzzle of 81 characters per line, or a folder with such files (*.txt).\n"
    "Without a path, the tests' sample is solved.\n"
    "\n"
    "  --runs N         timed runs per list, after a warm-up (default 5; 0 counts only)\n"
    "  --threads N|all  solve on N threads, and on one for comparison (default 1)\n"
    "  --limit N        stop after N solutions of each puzzle (default 2)\n"
    "  --batch          hand the solver several puzzles in one call\n"
    "  --target NAME    the solver's instruction set (default: the fastest here)\n";

namespace {

// All of `text` as a number in least..most.
template <class Number>
bool read_number(std::string_view text, Number least, Number most, Number& number) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end && least <= number && number <= most;
}

std::string read_threads(std::string_view value, int& threads) {
    if (kMaxThreads == 1 && value != "1") {
        return "--threads is not available: this build has only one thread";
    }
    if (value == "all") {
        threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads);
        return {};
    }
    if (read_number(value, 1, kMaxThreads, threads)) return {};
    return "--threads: expected a number from 1 to " + std::to_string(kMaxThreads) + ", or all; found \"" +
           std::string(value) + "\"";
}

// An option that takes a value.
std::string read_option(std::string_view option, std::string_view value, Call& call) {
    if (option == "--threads") return read_threads(value, call.threads);
    if (option == "--runs") {
        if (read_number(value, 0, 1'000'000, call.runs)) return {};
        return "--runs: expected a number from 0 to 1000000; found \"" + std::string(value) + "\"";
    }
    if (option == "--limit") {
        if (read_number<std::uint64_t>(value, 1, std::numeric_limits<std::uint64_t>::max(), call.limit)) return {};
        return "--limit: expected a number, 1 or more; found \"" + std::string(value) + "\"";
    }
    if (option == "--target") {
        call.target = value;
        return value.empty() ? "--target: expected a name" : "";
    }
    return std::string(option) + ": unknown option; --help lists all options";
}

}  // namespace

std::string read_call(int argc, char** argv, Call& call) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--help") {
            call.help = true;
        } else if (argument == "--batch") {
            call.batch = true;
        } else if (argument.substr(0, 2) != "--") {
            call.paths.emplace_back(argument);
        } else {
            const bool last = i + 1 == argc;
            // Without a value to read, a valid option reports that it found "".
            if (std::string problem = read_option(argument, last ? "" : argv[++i], call); !problem.empty())
                return problem;
        }
    }
    return {};
}

}  // namespace rookery::bench
