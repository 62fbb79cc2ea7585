// rookery VERB [OPTIONS] [FILE...]: the verbs of core/verbs on all cores.
#include <malloc.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bench.hpp"
#include "cli_settings.hpp"
#include "ending.hpp"
#include "input.hpp"
#include "journal/journal.hpp"
#include "merge.hpp"
#include "output/documents.hpp"
#include "output/file_roles.hpp"
#include "output/output.hpp"
#include "output/result_file.hpp"
#include "output/run_record.hpp"
#include "parts.hpp"
#include "pictures/picture_file.hpp"
#include "process.hpp"
#include "runner.hpp"
#include "solve/solver_target.hpp"
#include "source.hpp"
#include "text/joined.hpp"
#include "time_estimate.hpp"
#include "verbs/verbs.hpp"

namespace {

using namespace rookery;
using namespace rookery::cli;

constexpr std::int64_t kMaxProblems = 1000;  // for a list; the same as for a text that is read as a whole

std::string header_of(const Job& job, bool row_seconds) {
    const std::string line = joined(job.columns(), "\t");
    return row_seconds ? line + '\t' + kSecondsColumn : line;
}

// Joins the documents of the parts, and reports where the result is. Returns whether it is complete.
bool finish_documents(const Job& job, const RunReport& report, Documents& documents, Output& output) {
    std::string wrong = report.whole ? job.join_documents(documents) : "";
    if (const std::string not_written = documents.finish(report.whole && wrong.empty()); !not_written.empty())
        wrong = not_written;
    if (!wrong.empty()) output.complaint(wrong + ", so the proof is incomplete");
    if (const std::string list = documents.list(); !list.empty()) {
        output.complaint((report.decided ? "proof in " : "proofs of some parts in ") + list);
    }
    return wrong.empty();
}

// One call of the command line: runs its inputs in turn and determines how it ends.
class Session {
  public:
    Session(const Settings& settings, Output& output)
        : settings_{settings},
          output_{output},
          documents_{settings.proof},
          record_{settings},
          header_{settings.header} {}

    // Returns an exit status.
    int run() {
        try {
            return run_all();
        } catch (const std::bad_alloc&) {
            output_.abandon();
        }
    }

  private:
    int run_all() {
        if (const std::string problem = open_files(); !problem.empty()) {
            output_.complaint(problem);
            return kCallWrong;
        }
        const std::vector<std::string> names = inputs_of(settings_);
        if (std::string problem = range_problem(names.size()); !problem.empty()) {
            output_.complaint(problem);
            return kCallWrong;
        }
        if (names.empty()) {
            start_time();
            with_memory("", [&] { run_one({}); });
        }
        for (std::size_t i = 0; i < names.size() && !is_over(); ++i) {
            inputs_left_ = names.size() - i - 1;
            with_memory(names[i], [&] { take_input(names[i]); });
        }
        if (!settings_.output.empty()) {
            finish_file();
        } else {
            end_rows();
        }
        // A user at a terminal may wonder whether anything was done.
        if (status_ == kAllGood && closing_.empty() && output_.shows_progress() && !output_.has_rows())
            closing_ = "nothing found; the search is complete";
        if (!closing_.empty()) output_.complaint(closing_);
        return status_;
    }

    std::string open_files() {
        if (std::string problem = file_problem(settings_); !problem.empty()) return problem;
        if (!settings_.resume.empty()) {
            if (std::string problem = journal_.open(settings_.resume); !problem.empty()) return problem;
            for (const std::string& remark : journal_.remarks()) output_.remark(settings_.resume, remark);
        }
        if (!settings_.output.empty()) {
            if (std::string problem = file_.open(settings_.output); !problem.empty()) return problem;
            output_.write_to(file_);
        }
        if (settings_.proof.empty()) return {};
        if (settings_.files.size() > 1) return "--proof takes one input, because it writes one set of files";
        return documents_.check();
    }

    std::string range_problem(std::size_t inputs) const {
        if (!settings_.range) return {};
        if (verb() != nullptr && !verb()->has_ranges(settings_.options)) {
            return "expected no --range with --" + joined(verb()->whole_with, ", --");
        }
        return inputs == 1 ? "" : "expected one input with --range, because the range counts its lines";
    }

    // If memory runs out, ends this input without its last rows.
    template <class Use>
    void with_memory(const std::string& name, Use use) {
        try {
            use();
        } catch (const std::bad_alloc&) {
            add(kIncomplete);
            end_early("out of memory" + (name.empty() ? "" : " at " + (name == "-" ? "standard input" : name)));
        }
    }

    // The rows become the requested file if they are complete: inputs may have been bad, but all must have been read.
    void finish_file() {
        if (status_ == kCallWrong) return;
        if ((status_ == kAllGood || status_ == kSomeInputsBad) && !record_.lacks_input()) {
            if (file_.finish(record_.line(file_).text())) return;
            closing_ = file_.sentence();
            add(kIncomplete);
        }
        const bool kept = file_.keep_part();
        if (kept && file_.error() != 0) {
            closing_ = file_.sentence() + "; the rows so far are in " + file_.part_name();
        } else if (file_.error() == 0) {
            output_.complaint(settings_.output + " was not written" +
                              (kept ? "; the rows so far are in " + file_.part_name() : ""));
        }
    }

    // The last rows may still have to be written.
    void end_rows() {
        output_.flush();
        if (!output_.write_failed() || status_ == kCallWrong) return;
        closing_ = output_.write_problem();
        add(kIncomplete);
    }

    std::string_view awaited() const { return verb() == nullptr ? std::string_view() : awaited_by(*verb()); }

    void take_input(const std::string& name) {
        // Typing a puzzle does not count against the time limit.
        if (name != "-" || isatty(STDIN_FILENO) == 0) start_time();
        Source source;
        if (time_limit_) source.limit_time(*time_limit_);
        Input input;
        std::string problem = open_input(name, awaited(), output_, source, input);
        const std::int64_t first = settings_.range ? settings_.range->first : 1;
        const std::int64_t last = settings_.range ? settings_.range->last : INT64_MAX;
        if (settings_.range || !settings_.output.empty()) source.select_lines(first, last, !settings_.output.empty());
        if (problem.empty()) {
            const bool whole = read_beginning(source, has_same_parts_always(settings_), input);
            const auto manner = whole || lines_at_a_time(settings_) == 0 ? std::nullopt : list_manner(input.text);
            if (manner) {
                start_time();
                run_list(std::move(input), *manner, source);
                problem = source.problem();
            } else {
                problem = whole || read_rest(source, input) ? source.problem() : too_long(name);
                if (problem.empty()) {
                    start_time();
                    if (takes_pictures()) {
                        run_pictures(std::move(input), name);
                    } else {
                        run_one(std::move(input));
                    }
                }
            }
        }
        if (problem.empty() && !is_over() && settings_.range && source.lines() < last) {
            output_.remark(name == "-" ? "stdin" : name, "only " + std::to_string(source.lines()) +
                                                             " lines, but the range is " + settings_.range->text());
            add(kSomeInputsBad);
        }
        record_.add_input(source, !problem.empty() || (settings_.range && source.lines() < first));
        if (problem.empty()) return;
        output_.complaint(problem);
        add(kSomeInputsBad);
    }

    static std::string too_long(const std::string& name) {
        return name + " has more than " + std::to_string(kLongestText >> 20) +
               " MB; expected less, because this call reads all of it before it starts";
    }

    // A file with one or more pictures.
    void run_pictures(Input input, const std::string& file) {
        PpmText ppm = ppm_of(std::move(input.text), file == "-" ? "" : file);
        if (ppm.problem.empty()) return run_one({std::move(input.name), std::move(ppm.text)});
        output_.remark(input.name + ":1:1", ppm.problem);
        record_.add_problems(1);
        add(kSomeInputsBad);
    }

    // A list, which the call processes a few lines at a time.
    void run_list(Input input, ListManner manner, Source& source) {
        List list{Call{settings_.verb, settings_.options, {}, Call::Lines{1, manner}}, lines_at_a_time(settings_),
                  std::move(input.text), settings_.shard, has_same_parts_always(settings_)};
        PartsOfList parts(std::move(list), source);
        const auto made = parts.without_lines();
        if (const auto* error = std::get_if<CallError>(&made)) {
            output_.complaint(error->sentence);
            return add(kCallWrong);
        }
        const Job& job = *std::get<std::unique_ptr<Job>>(made);
        if (!begin_journal(parts.call_number(), lines_at_a_time(settings_))) return;
        if (takes_header()) output_.row(header_of(job, false));
        Run run = run_of(job, parts, input.name);
        run.most_problems = kMaxProblems;
        finish(run_journaled(run), job);
    }

    // Returns false if the journal does not fit the call, which ends the call.
    bool begin_journal(std::uint64_t call_number, std::int64_t division) {
        if (settings_.resume.empty()) return true;
        const std::string problem = journal_.begin(call_number, division);
        if (problem.empty()) return true;
        output_.complaint(problem);
        add(kCallWrong);
        return false;
    }

    // The common settings of runs of lists and of whole texts.
    Run run_of(const Job& job, Parts& parts, const std::string& input_name) {
        return {job,
                parts,
                settings_.shard.count == 1,
                input_name,
                settings_.threads,
                settings_.resume.empty() ? nullptr : &journal_,
                time_limit_.value_or(TimeLimit()),
                settings_.proof.empty() ? nullptr : &documents_,
                settings_.row_seconds,
                json(),
                {},
                INT64_MAX,
                settings_.range ? settings_.range->first - 1 : 0,
                [this](int error) {
                    output_.complaint("cannot write " + settings_.resume + ": " +
                                      std::generic_category().message(error) +
                                      "; parts finished from here on are not saved in it");
                }};
    }

    RunReport run_journaled(const Run& run) {
        RunReport report = run_parts(run, output_);
        if (report.threads_missing > 0 && report.end != RunEnd::no_threads) {
            output_.complaint(std::to_string(report.threads_missing) + " of " + std::to_string(run.threads) +
                              " threads could not be started; the others did the work");
        }
        if (report.problems > 0) add(kSomeInputsBad);
        record_.add_problems(report.problems);
        return report;
    }

    const VerbInfo* verb() const { return find_verb(settings_.verb); }
    bool takes_pictures() const { return verb() != nullptr && verb()->takes_pictures; }
    bool json() const { return settings_.options.count("json") != 0; }
    // True once, before the very first row.
    bool takes_header() { return std::exchange(header_, false) && !json(); }

    void start_time() {
        if (settings_.seconds > 0 && !time_limit_) time_limit_ = TimeLimit(settings_.seconds);
    }

    void add(int status) { status_ = worse_status(status_, status); }
    bool is_over() const { return status_ == kCallWrong || status_ == kInterrupted || !closing_.empty(); }

    // The run of this input ended early, so later inputs are not started.
    void end_early(std::string sentence) {
        if (inputs_left_ > 0) {
            sentence += "; " + std::to_string(inputs_left_) + (inputs_left_ == 1 ? " file" : " files") + " not started";
        }
        closing_ = std::move(sentence);
    }

    void run_one(Input input) {
        if (const auto end = end_asked_for(time_limit_.value_or(TimeLimit()))) {
            add(*end == RunEnd::interrupted ? kInterrupted : kIncomplete);
            return end_early("nothing done, " + reason_of(*end, settings_.seconds));
        }
        const Call call{settings_.verb, settings_.options, std::move(input.text)};
        auto made = make_job(call);
        if (const auto* error = std::get_if<CallError>(&made)) {
            output_.complaint(error->sentence);
            return add(kCallWrong);
        }
        const Job& job = *std::get<std::unique_ptr<Job>>(made);
        if (settings_.shard.count > 1 && !job.stages().empty()) {
            output_.complaint("--shard needs a list of grids: the parts of a single grid must run in order");
            return add(kCallWrong);
        }
        const std::uint64_t call_number = settings_.resume.empty() ? 0 : number_of(call);
        if (!begin_journal(call_number, job.parts())) return;
        const bool header = takes_header();
        const TimeLimit time_limit = time_limit_.value_or(TimeLimit());
        if (settings_.verb == "bench") {
            return finish(run_bench(job, header, json(), settings_.row_seconds, time_limit, output_), job);
        }
        if (header) output_.row(header_of(job, settings_.row_seconds));
        JobParts parts(job, settings_.shard, call_number);
        Run run = run_of(job, parts, input.name);
        if (settings_.verb == "enumerate" && (settings_.estimate || output_.shows_progress())) {
            print_time_estimate(call, settings_.threads, settings_.shard, time_limit, output_);
        }
        if (settings_.verb == "estimate" && job.parts() == 1 && settings_.resume.empty()) {
            run.after_row = [&](std::string_view row, double seconds) {
                print_time_of_estimate(row, seconds, call, settings_.threads, output_);
            };
        }
        const RunReport report = run_journaled(run);
        if (!report.odds.empty() && !report.whole) output_.complaint(report.odds);
        if (!settings_.proof.empty() && !finish_documents(job, report, documents_, output_)) add(kSomeInputsBad);
        finish(report, job);
    }

    void finish(const RunReport& report, const Job& job) {
        add(status_of(report.end, job));
        std::string sentence = report.end == RunEnd::write_failed ? output_.write_problem()
                                                                  : closing_sentence(report, job, settings_.seconds);
        if (!sentence.empty()) {
            end_early(std::move(sentence));
        } else if (inputs_left_ > 0 && time_limit_ && time_limit_->passed()) {
            add(kIncomplete);
            end_early(reason_of(RunEnd::out_of_time, settings_.seconds));
        }
    }

    const Settings& settings_;
    Output& output_;
    Journal journal_;
    Documents documents_;
    ResultFile file_;  // of --output
    RunRecord record_;
    std::optional<TimeLimit> time_limit_;
    bool header_;
    std::size_t inputs_left_ = 0;  // after the current one
    int status_ = kAllGood;
    std::string closing_;  // the last line on standard error, of a run that ended early
};

}  // namespace

int main(int argc, char** argv) {
    reserve_standard_descriptors();
    reserve_memory();
    // Memory freed after one block of a list is allocated again for the next: returning it to the system in between
    // costs as much as parsing the block.
    constexpr int kKept = 64 << 20;
    mallopt(M_MMAP_THRESHOLD, kKept);
    mallopt(M_TRIM_THRESHOLD, kKept);
    Output output;
    try {
        Settings settings;
        if (const auto status = read_arguments(argc, argv, settings)) return *status;
        handle_interrupts();
        load_tables();
        if (settings.verb == kMerge) return merge_files(settings, output);
        use_fastest_target([] { return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count()); });
        return Session(settings, output).run();
    } catch (const std::bad_alloc&) {
        std::fputs("rookery: out of memory\n", stderr);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rookery: %s\n", error.what());
    }
    return kIncomplete;
}
