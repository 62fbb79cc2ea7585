// The command line's grammar is derived from the table of verbs, so help, checks and the page always agree.
#include "cli_settings.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string_view>
#include <system_error>
#include <thread>

#include "ending.hpp"
#include "input.hpp"
#include "manual/outline.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {
namespace {

// Reads the whole file. Returns a sentence if it cannot be read, or an empty text.
std::string read_file(const std::string& name, std::string& text) {
    std::ifstream file(name, std::ios::binary);
    // Reading a folder throws; the stream catches that.
    std::ostringstream whole;
    if (file && file.peek() != std::ifstream::traits_type::eof()) whole << file.rdbuf();
    if (file.is_open() && !file.bad() && !whole.fail()) {
        text = whole.str();
        return {};
    }
    return "cannot read " + name + ": " + std::generic_category().message(errno);
}

constexpr int kMaxThreads = 1024;
constexpr const char* kGeneralOptions = "General options";
// Verbs that describe the program, for packages and shells.
constexpr const char* kManualPage = "man";
constexpr const char* kCompletion = "completion";
constexpr double kShortestTime = 0.001;  // seconds
constexpr double kLongestTime = 1e9;

// Reads a decimal number and nothing else: no sign, no blank, no "nan", no hexadecimal digits.
template <class Number>
std::optional<Number> read_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    if (text.empty() || !((text[0] >= '0' && text[0] <= '9') || text[0] == '.')) return std::nullopt;
    const auto [read_to, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && read_to == end ? std::optional(number) : std::nullopt;
}

// Adds a numeric option with a range from `least` to `most`.
template <class Number>
CLI::Option* add_number(CLI::App& sub, const std::string& flag, Number& value, Number least, Number most,
                        const std::string& kind, const std::string& help) {
    return sub.add_option_function<std::string>(
        flag,
        [&value, flag, least, most, kind](const std::string& text) {
            const std::optional<Number> number = read_number<Number>(text);
            if (!number || !(least <= *number && *number <= most)) {
                std::ostringstream expected;
                expected << "expected " << kind << " from " << least << " to " << most << ", found \"" << text << '"';
                throw CLI::ValidationError(flag, expected.str());
            }
            value = *number;
        },
        help);
}

std::string read_shard(const std::string& text, Shard& shard) {
    const char* end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec == std::errc{} && index.ptr != end && *index.ptr == '/') {
        const auto count = std::from_chars(index.ptr + 1, end, shard.count);
        if (count.ec == std::errc{} && count.ptr == end && 0 <= shard.index && shard.index < shard.count) return {};
    }
    return "expected I/N with 0 <= I < N, found \"" + text + "\"";
}

// A switch that makes the verb send documents. On the command line it has a value: where they go.
constexpr std::string_view kDocumentsOption = "proof";

std::string text_of_file(const std::string& flag, const std::string& name) {
    std::string text;
    const std::string problem = read_file(name, text);
    if (!problem.empty()) throw CLI::ValidationError(flag, clean_text(problem));
    return text;
}

std::string input_help(const VerbInfo& verb) {
    std::string help = std::string(awaited_by(verb)) + " (standard input if no FILE is named";
    for (const std::string_view option : verb.instead_of_input) {
        const bool either = std::count(verb.piped_with.begin(), verb.piped_with.end(), option) != 0;
        help += option == verb.instead_of_input.front() ? "; not with --" : " or --";
        help += option;
        if (either) help += " (unless piped in)";
    }
    return help + "; - is standard input)";
}

void add_output(CLI::App& sub, Settings& settings, const std::string& group) {
    sub.add_option("--output", settings.output,
                   "write the rows to FILE atomically, with a last line that describes the run")
        ->type_name("FILE")
        ->group(group);
}

void add_range(CLI::App& sub, Settings& settings, const std::string& help, const std::string& group) {
    sub.add_option_function<std::string>(
           "--range",
           [&settings](const std::string& text) {
               settings.range = shard_range("lines", text);
               if (!settings.range) {
                   throw CLI::ValidationError("--range", "expected A..B with 1 <= A <= B, found \"" + text + "\"");
               }
           },
           help)
        ->type_name("A..B")
        ->group(group);
}

void add_merge(CLI::App& app, Settings& settings) {
    CLI::App* sub = app.add_subcommand(
        kMerge, "join files written by --output into the file of one run, if nothing is missing or duplicated");
    sub->callback([&settings] { settings.verb = kMerge; });
    add_output(*sub, settings, "Options");
    add_range(*sub, settings,
              "the range that the files must cover together (default: from their first line or grid to their last)",
              "Options");
    sub->add_option(
           "FILE", settings.files,
           "files written by --output, in any order (if none is named: their names on standard input, one per line)")
        ->type_name("");
}

// Adds a subcommand, which stores its values in `settings` if it is called.
void add_verb(CLI::App& app, const VerbInfo& verb, Settings& settings) {
    CLI::App* sub = app.add_subcommand(std::string(verb.name), std::string(verb.help));
    sub->callback([&settings, name = std::string(verb.name)] { settings.verb = name; });
    for (const OptionInfo& option : verb.options) {
        const std::string name(option.name);
        const std::string flag = "--" + name;
        const std::string help(option.help);
        if (option.name == kDocumentsOption) {
            sub->add_option_function<std::string>(
                   flag,
                   [&settings, name](const std::string& value) {
                       settings.options[name] = "";
                       settings.proof = value;
                   },
                   help + " to FILE.cnf and FILE.lrat")
                ->type_name(std::string(kFileValue));
        } else if (option.value.empty()) {
            sub->add_flag_callback(
                flag, [&settings, name] { settings.options[name] = ""; }, help);
        } else {
            const bool is_file = option.value == kFileValue;
            sub->add_option_function<std::string>(
                   flag,
                   [&settings, name, flag, is_file](const std::string& value) {
                       settings.options[name] = is_file ? text_of_file(flag, value) : value;
                       if (is_file) settings.option_files.push_back(value);
                   },
                   help)
                ->type_name(std::string(option.value));
        }
    }
    const std::string general = kGeneralOptions;
    sub->add_flag("--header", settings.header, "write the column names first")->group(general);
    add_number(*sub, "--threads", settings.threads, 1, kMaxThreads, "a whole number", "number of threads (all cores)")
        ->type_name("N")
        ->group(general);
    sub->add_option_function<std::string>(
           "--shard",
           [&settings](const std::string& text) {
               const std::string problem = read_shard(text, settings.shard);
               if (!problem.empty()) throw CLI::ValidationError("--shard", problem);
           },
           "run only every N-th part of the job, starting with part I (counted from 0)")
        ->type_name("I/N")
        ->group(general);
    sub->add_option("--resume", settings.resume, "save finished parts in FILE, and skip those already there")
        ->type_name("FILE")
        ->group(general);
    add_output(*sub, settings, general);
    if (verb.has_ranges({})) add_range(*sub, settings, "read only lines A to B of the input (counted from 1)", general);
    add_number(*sub, "--time", settings.seconds, kShortestTime, kLongestTime, "a number of seconds",
               "stop after this many seconds and write the rows found so far; status 3 if the run is incomplete")
        ->type_name("SECONDS")
        ->group(general);
    sub->add_flag("--seconds", settings.row_seconds,
                  "add a last column: the seconds that the row's part of the job took")
        ->group(general);
    if (verb.name == "enumerate") {
        sub->add_flag("--estimate", settings.estimate,
                      "first print the expected running time on standard error (the default on a terminal)")
            ->group(general);
    }
    if (verb.takes_input) {
        sub->add_option("FILE", settings.files, input_help(verb))->type_name("");
    }
}

void add_manual(CLI::App& app, Settings& settings, std::string& shell) {
    app.add_subcommand(kManualPage, "this program's manual page, in roff: rookery man > rookery.1")
        ->callback([&settings] { settings.verb = kManualPage; });
    CLI::App* sub = app.add_subcommand(kCompletion, "a completion script for bash, fish or zsh");
    sub->callback([&settings] { settings.verb = kCompletion; });
    sub->add_option("SHELL", shell, "bash, fish or zsh")->required()->check(CLI::IsMember(kShells))->type_name("");
}

std::vector<std::string> words_of(const std::string& verb, const std::string& option) {
    const VerbInfo* info = find_verb(verb);
    if (info == nullptr) return {};
    const auto found = std::find_if(info->options.begin(), info->options.end(),
                                    [&](const OptionInfo& each) { return each.name == option; });
    return found == info->options.end() ? std::vector<std::string>() : found->words;
}

OptionOutline outline_of(const CLI::Option& option, const std::string& verb) {
    const std::string& name = option.get_lnames().front();
    const std::string type = option.get_items_expected_max() == 0 ? "" : option.get_type_name();
    return {"--" + name, type.substr(0, type.find(':')), option.get_description(), words_of(verb, name)};
}

// The outline of `app`, with the options that all verbs share listed once.
Outline outline_of(const CLI::App& app) {
    Outline outline{app.get_description(), kVersion, {}, {}};
    const auto every = [](const CLI::App*) { return true; };
    for (const CLI::App* sub : app.get_subcommands(every)) {
        VerbOutline verb{sub->get_name(), sub->get_description(), {}, {}, {}, find_verb(sub->get_name()) != nullptr};
        if (verb.name == kCompletion) verb.arguments = kShells;
        for (const CLI::Option* option : sub->get_options()) {
            if (option->get_positional() && verb.arguments.empty()) verb.input = option->get_description();
            if (option->get_positional() || option == sub->get_help_ptr()) continue;
            const std::string& name = option->get_lnames().front();
            const auto has_it = [&](const VerbInfo& each) {
                return app.get_subcommand(std::string(each.name))->get_option_no_throw("--" + name) != nullptr;
            };
            const std::vector<VerbInfo>& verbs = all_verbs();
            if (option->get_group() != kGeneralOptions || !std::all_of(verbs.begin(), verbs.end(), has_it)) {
                verb.options.push_back(outline_of(*option, verb.name));
            } else if (verb.name == verbs.front().name) {
                outline.general.push_back(outline_of(*option, ""));
            }
        }
        outline.verbs.push_back(std::move(verb));
    }
    return outline;
}

// The error sentence if the first word is not a verb, or empty.
std::string unknown_verb(const CLI::App& app, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return {};
    const std::string_view word = argv[1];
    if (!app.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == word; }).empty()) return {};
    return std::get<CallError>(make_job({argv[1], {}, {}})).sentence;
}

}  // namespace

std::optional<int> read_arguments(int argc, char** argv, Settings& settings) {
    CLI::App app{
        "Rookery: solves, rates, explains and makes sudoku puzzles.\n"
        "It reads the named files or standard input, and writes tab-separated rows to standard output.\n"
        "Exit status: 0 everything was done, 1 some inputs were bad, 2 the call was wrong, 3 stopped early (by\n"
        "--time, by --give-up before --count was reached, or by a signal), 130 stopped by Ctrl+C. If several apply,\n"
        "the first of 2, 130, 3, 1. Whatever was found is always written, and standard error says how much was done.",
        "rookery"};
    app.set_version_flag("--version", std::string("rookery ") + kVersion);
    app.require_subcommand(1);
    settings.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    for (const VerbInfo& verb : all_verbs()) add_verb(app, verb, settings);
    add_merge(app, settings);
    std::string shell;
    add_manual(app, settings, shell);
    if (const std::string problem = unknown_verb(app, argc, argv); !problem.empty()) {
        std::cerr << "rookery: " << clean_text(problem) << '\n';
        return kCallWrong;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::stringstream errors;
        const int code = app.exit(error, std::cout, errors);
        for (std::string line; std::getline(errors, line);) std::cerr << clean_text(line) << '\n';
        return code == 0 ? kAllGood : kCallWrong;
    }
    if (settings.verb != kManualPage && settings.verb != kCompletion) return std::nullopt;
    std::cout << (shell.empty() ? man_page(outline_of(app)) : completion(outline_of(app), shell)) << std::flush;
    if (std::cout) return kAllGood;
    std::cerr << "rookery: cannot write to standard output\n";
    return kCallWrong;
}

}  // namespace rookery::cli
