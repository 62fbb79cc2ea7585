// rookery VERB [OPTIONS] [FILE...]: the verbs of core/verbs on all cores.
#include <cstdio>
#include <iostream>
#include <iterator>

#include "bench.hpp"
#include "documents.hpp"
#include "file_text.hpp"
#include "interrupt.hpp"
#include "journal.hpp"
#include "output.hpp"
#include "row_seconds.hpp"
#include "runner.hpp"
#include "settings.hpp"
#include "time_estimate.hpp"
#include "verbs/verbs.hpp"

namespace {

using namespace rookery;
using namespace rookery::cli;

struct Input {
    std::string name;
    std::string text;
};

// False with `why` if the file cannot be read.
bool read_input(const std::string& name, Input& input, std::string& why) {
    if (name == "-") {
        input = {"stdin", {std::istreambuf_iterator<char>(std::cin), {}}};
        return true;
    }
    input.name = name;
    why = read_file(name, input.text);
    return why.empty();
}

bool reads_input(const Settings& settings) {
    for (const VerbInfo& info : all_verbs()) {
        if (info.name == settings.verb) return info.takes_input && !(info.input_optional && settings.files.empty());
    }
    return false;
}

std::string header_of(const Work& work, bool row_seconds) {
    std::string line;
    for (const std::string& column : work.columns()) line += (line.empty() ? "" : "\t") + column;
    return row_seconds ? line + '\t' + kSecondsColumn : line;
}

// What is to be said of a run that ended early; empty if it did not. `rows`: what counts are results, not inputs.
std::string closing_sentence(const RunReport& report, const Work& work, double seconds) {
    if (report.end == RunEnd::finished || report.done >= report.wanted) return {};
    const std::string count = std::to_string(report.done) + " of " + std::to_string(report.wanted);
    const bool rows = work.parts() == kOpenEnded;
    const std::string so_far = count + (rows ? " found" : " done");
    char time[32];
    switch (report.end) {
        case RunEnd::gave_up:
            return so_far + ", given up: nothing new came in " + std::to_string(work.patience()) +
                   (work.patience() == 1 ? " attempt" : " attempts in a row");
        case RunEnd::out_of_time:
            std::snprintf(time, sizeof time, "%g", seconds);
            return so_far + ", the time of " + time + " s is up";
        default:
            return so_far + ", interrupted";
    }
}

// Runs the verb over one input (or none). Returns an exit status.
int run_call(const Settings& settings, Input input, bool header, const TimeLimit& time_limit, Journal* journal,
             Documents* documents, Output& output) {
    const Call call{settings.verb, settings.options, std::move(input.text)};
    auto made = make_work(call);
    if (const auto* error = std::get_if<CallError>(&made)) {
        output.complaint(error->sentence);
        return kCallWrong;
    }
    const Work& work = *std::get<std::unique_ptr<Work>>(made);
    const bool json = settings.options.count("json") != 0;
    if (settings.verb == "bench") {
        run_bench(work, header, json, settings.row_seconds, time_limit, output);
        return interrupted() ? kInterrupted : kAllGood;
    }
    if (header && !json) output.row(header_of(work, settings.row_seconds));
    const bool whole = settings.resume.empty() && settings.shard.count == 1;
    if (settings.verb == "estimate" && work.parts() == 1 && whole) {
        return run_timed_estimate(work, call, input.name, settings.threads, settings.row_seconds, output);
    }
    if (settings.verb == "enumerate" && (settings.estimate || output.shows_progress())) {
        tell_time_estimate(call, settings.threads, settings.shard, output);
    }
    Run run{work,
            input.name,
            settings.threads,
            settings.shard,
            journal,
            journal != nullptr ? number_of(call) : 0,
            time_limit,
            documents,
            settings.row_seconds,
            json};
    const RunReport report = run_parts(run, output);
    if (const std::string sentence = closing_sentence(report, work, settings.seconds); !sentence.empty())
        output.complaint(sentence);
    if (report.journal_failed)
        output.complaint("cannot write " + settings.resume + ", so the run cannot be resumed from it");
    const std::string not_written = documents != nullptr ? documents->finish() : "";
    if (!not_written.empty()) output.complaint(not_written + ", so the proof is not whole");
    if (report.end == RunEnd::interrupted) return kInterrupted;
    return report.problems || !not_written.empty() ? kSomeInputsBad : kAllGood;
}

int run_all(const Settings& settings, Output& output) {
    Journal journal;
    if (!settings.resume.empty()) {
        if (const std::string problem = journal.open(settings.resume); !problem.empty()) {
            output.complaint(problem);
            return kCallWrong;
        }
    }
    const TimeLimit time_limit = settings.seconds > 0 ? TimeLimit(settings.seconds) : TimeLimit();
    Journal* used_journal = settings.resume.empty() ? nullptr : &journal;
    Documents documents(settings.proof);
    Documents* used_documents = settings.proof.empty() ? nullptr : &documents;
    if (used_documents != nullptr) {
        std::string problem = documents.check();
        if (settings.files.size() > 1) problem = "expected one input with --proof, for its files have one set of names";
        if (!problem.empty()) {
            output.complaint(problem);
            return kCallWrong;
        }
    }
    if (!reads_input(settings)) {
        return run_call(settings, {}, settings.header, time_limit, used_journal, used_documents, output);
    }

    std::vector<std::string> names = settings.files;
    if (names.empty()) names.emplace_back("-");
    int status = kAllGood;
    bool header = settings.header;
    for (const std::string& name : names) {
        Input input;
        std::string why;
        if (!read_input(name, input, why)) {
            output.complaint(why);
            status = kSomeInputsBad;
            continue;
        }
        const int one = run_call(settings, std::move(input), header, time_limit, used_journal, used_documents, output);
        if (one == kCallWrong || one == kInterrupted) return one;
        if (one == kSomeInputsBad) status = one;
        if (time_limit.passed()) break;
        header = false;
    }
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    Settings settings;
    if (const auto status = read_arguments(argc, argv, settings)) return *status;
    watch_for_interrupt();
    Output output;
    const int status = run_all(settings, output);
    output.flush();
    if (output.write_failed()) {
        output.complaint("cannot write to standard output");
        return kCallWrong;
    }
    return status;
}
