// rookery-slowest: searches for inputs that make a verb slow: first by the longest time between two polls of the stop
// token, then by the total time.
//
//   rookery-slowest [VERB|all] [SECONDS] [SEED] [FILE] [LONGEST]
//
// It starts from the verb's inputs in FILE (tests/support/slow_inputs.tsv) and mutates them: a clue moved, a cell of a
// pattern, a line of a matrix, a candidate, a seed. It keeps slower ones, and prints the measurements and the row.
// SECONDS are per row of the file; with 0 the rows are only measured. A part is stopped after LONGEST seconds. Times
// are CPU time, so that other programs on the machine do not count.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/cpu_time.hpp"
#include "board/random.hpp"
#include "generate/full_board.hpp"
#include "support/loaded_tables.hpp"
#include "support/polled_part.hpp"
#include "support/slow_inputs.hpp"

using namespace rookery;
using tests::SlowInput;

namespace {

double longest_part = 10;  // seconds, after which a part is stopped
constexpr double kMilliseconds = 1000;

struct Measured {
    double plan = 0;     // milliseconds, each
    double gap = 0;      // the longest time between two polls, or from the last one to the end
    double silence = 0;  // ... between two signs of life: a row, a problem, a report of what it is doing
    double cost = 0;
    std::int64_t polls = 0;
    std::int64_t gap_ends_at = 0;  // the poll at its end
    bool whole = false;            // the part finished by itself
    std::int64_t rows = 0;
    std::string refused;

    double score() const { return gap + cost / kMilliseconds; }
};

double now() {
    return bench::thread_cpu_seconds() * kMilliseconds;
}

class LifeSink final : public Sink {
  public:
    void row(std::string_view) override { alive(1); }
    void rows(std::string_view, std::int64_t count) override { alive(count); }
    void problem(std::int64_t, std::int64_t, std::string_view) override { alive(0); }
    void activity(std::string_view) override { alive(0); }

    void alive(std::int64_t rows) {
        const double time = now();
        longest = std::max(longest, time - last_);
        last_ = time;
        count += rows;
    }

    double longest = 0;
    std::int64_t count = 0;

  private:
    double last_ = now();
};

Measured measure(const SlowInput& input) {
    Measured result;
    const double planning = now();
    auto made = make_job(input.call);
    result.plan = now() - planning;
    if (const auto* error = std::get_if<CallError>(&made)) {
        result.refused = error->sentence;
        return result;
    }
    const Job& job = *std::get<std::unique_ptr<Job>>(made);
    if (job.parts() != kOpenEnded && input.part >= job.parts()) {
        result.refused = "there are " + std::to_string(job.parts()) + " parts";
        return result;
    }
    LifeSink sink;
    const double begin = now();
    double last = begin;
    const auto note_gap = [&](std::int64_t poll) {
        const double time = now();
        if (time - last > result.gap) {
            result.gap = time - last;
            result.gap_ends_at = poll;
        }
        last = time;
        return time - begin > longest_part * kMilliseconds;
    };
    const tests::PolledPart part = tests::run_polled(job, input.part, sink, note_gap);
    note_gap(part.polls + 1);
    sink.alive(0);
    result.cost = last - begin;
    result.silence = sink.longest;
    result.polls = part.polls;
    result.whole = part.status == PartStatus::done;
    result.rows = sink.count;
    return result;
}

// -------------------------------------------------------------------------------------------------- one change of many

bool is_one_of(const std::string& text, const char* characters) {
    return !text.empty() && text.find_first_not_of(characters) == std::string::npos;
}

void change_line(std::string& line, Random& random) {
    const auto any = [&] { return random.below(static_cast<std::uint32_t>(line.size())); };
    const std::size_t at = any();
    if (is_one_of(line, "123456789") && line.size() == 81) {  // a solved grid
        line = to_line(rough_full_board(random));
    } else if (is_one_of(line, "x.")) {  // a pattern
        if (random.coin()) {
            std::swap(line[at], line[any()]);
        } else {
            line[at] = line[at] == '.' ? 'x' : '.';
        }
    } else if (is_one_of(line, "01")) {  // a row of a matrix
        line[at] = line[at] == '0' ? '1' : '0';
    } else if (line.size() >= 729) {  // candidates: those of a cell are consecutive
        const char digit = static_cast<char>('1' + at % 9);
        line[at] = line[at] == digit ? '.' : digit;
    } else if (is_one_of(line, ".123456789")) {
        const std::uint32_t kind = random.below(3);
        if (kind == 0) {
            line[at] = '.';
        } else if (kind == 1) {
            line[at] = static_cast<char>('1' + random.below(9));
        } else {
            std::swap(line[at], line[any()]);
        }
    } else if (line[at] >= '0' && line[at] <= '9') {  // numbers and domains
        line[at] = static_cast<char>('0' + random.below(10));
    }
}

void change_text(std::string& text, Random& random) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += c;
        }
    }
    std::string& line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
    if (!line.empty()) change_line(line, random);
    text.clear();
    for (const std::string& one : lines) text += (text.empty() ? "" : "\n") + one;
}

SlowInput changed(SlowInput input, Random& random) {
    std::vector<std::string*> texts;
    if (!input.call.input.empty()) texts.push_back(&input.call.input);
    for (const char* name : {"pattern", "within", "near", "like", "candidates", "allowed"}) {
        const auto option = input.call.options.find(name);
        if (option != input.call.options.end()) texts.push_back(&option->second);
    }
    const VerbInfo* verb = find_verb(input.call.verb);
    const bool has_seed = verb != nullptr && std::any_of(verb->options.begin(), verb->options.end(),
                                                         [](const OptionInfo& one) { return one.name == "seed"; });
    const std::uint32_t choices = static_cast<std::uint32_t>(texts.size()) + (has_seed ? 1 : 0) + 1;
    const std::uint32_t choice = random.below(choices);
    constexpr std::uint32_t kMany = 1000;
    constexpr std::uint32_t kMaxChanges = 4;
    if (choice < texts.size()) {
        for (std::uint32_t i = random.below(kMaxChanges) + 1; i > 0; --i) change_text(*texts[choice], random);
    } else if (has_seed && choice == texts.size()) {
        input.call.options["seed"] = std::to_string(random.below(kMany));
    } else {
        input.part = random.coin() ? input.part + 1 : random.below(static_cast<std::uint32_t>(input.part) + 4);
    }
    return input;
}

void print(const SlowInput& input, const Measured& measured) {
    if (!measured.refused.empty()) {
        std::printf("%s\trefused: %s\n", tests::row_of(input).substr(0, 120).c_str(), measured.refused.c_str());
    } else {
        std::printf("gap %.2f ms at poll %lld of %lld, silence %.1f, cost %.1f%s, plan %.1f, rows %lld\t%s\n",
                    measured.gap, static_cast<long long>(measured.gap_ends_at), static_cast<long long>(measured.polls),
                    measured.silence, measured.cost, measured.whole ? "" : "+", measured.plan,
                    static_cast<long long>(measured.rows), tests::row_of(input).c_str());
    }
    std::fflush(stdout);
}

void search_from(SlowInput input, double seconds, Random& random) {
    Measured best = measure(input);
    print(input, best);
    for (const double end = now() + seconds * kMilliseconds; now() < end;) {
        const SlowInput other = changed(input, random);
        Measured measured = measure(other);
        if (!measured.refused.empty() || measured.score() <= best.score()) continue;
        const Measured again = measure(other);
        if (again.score() < measured.score()) measured = again;
        if (measured.score() <= best.score()) continue;
        best = measured;
        input = other;
    }
    if (seconds > 0) print(input, best);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string verb = argc > 1 ? argv[1] : "all";
    const double seconds = argc > 2 ? std::strtod(argv[2], nullptr) : 0;
    Random random(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
    const std::string file = argc > 4 ? argv[4] : tests::slow_inputs_path();
    if (argc > 5) longest_part = std::strtod(argv[5], nullptr);
    for (const SlowInput& input : tests::slow_inputs(tests::file_text(file))) {
        if (verb == "all" || verb == input.call.verb) search_from(input, seconds, random);
    }
}
