// rookery-ease-table [RUNS [QUESTIONS]]: results of the generator of "Ease and Toil". Three tables:
//
//   targets     RUNS (200) runs for each wanted WNEF, by tuned masking without and with annealing: how often it was met
//               within 0.01 by the first board, and by a call of generate(), which tries more boards
//   annealing   the lowest WNEF of RUNS seeds: random masking, tuned masking, the same with annealing
//   tests       QUESTIONS (100,000) puzzles on the verge of uniqueness, judged by each of the three tests, with the
//               solver's own count as the truth
//
// Times are CPU time on one thread. All other figures are the same on every platform.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "bench/cpu_time.hpp"
#include "generate/ease/ease_masker.hpp"
#include "generate/ease/row_by_row_board.hpp"
#include "generate/generate.hpp"
#include "solve/solve.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kSeed = 2008;

class Timer {
  public:
    double milliseconds_each(int count) const { return 1e3 * (bench::cpu_seconds() - start_) / count; }

  private:
    double start_ = bench::cpu_seconds();
};

void print_target(double target, bool anneal, int runs) {
    EaseRequest ease_request;
    ease_request.target = target;
    ease_request.anneal = anneal;
    int first = 0;
    const Timer first_timer;
    for (int run = 0; run < runs; ++run) {
        Random random(kSeed, static_cast<std::uint64_t>(run));
        EaseMasker masker(row_by_row_board(random), ease_request, 0, random);
        first += masker.run() ? 1 : 0;
    }
    const double first_time = first_timer.milliseconds_each(runs);

    GenerateRequest request;
    request.ease = ease_request;
    int hits = 0;
    int clues = 0;
    double sum = 0;
    const Timer call_timer;
    for (int run = 0; run < runs; ++run) {
        Random random(kSeed, static_cast<std::uint64_t>(run));
        GeneratedPuzzle made;
        if (!generate(request, random, made)) continue;
        const double wnef = ease_of(made.puzzle).wnef();
        if (!ease_request.hit_by(wnef) || !solve(made.puzzle).unique()) continue;
        ++hits;
        clues += made.puzzle.clue_count();
        sum += wnef;
    }
    std::printf("%.2f\t%s\t%d\t%.1f\t%.2f\t%.1f\t%.2f\t%.4f\t%.1f\n", target, anneal ? "yes" : "no", runs,
                100.0 * first / runs, first_time, 100.0 * hits / runs, call_timer.milliseconds_each(runs),
                hits == 0 ? 0 : sum / hits, hits == 0 ? 0 : static_cast<double>(clues) / hits);
}

struct Lowest {
    std::string_view name;
    Masking masking;
    bool anneal;
    std::vector<double> wnefs = {};
};

void print_lowest(Lowest& way, const std::vector<double>* other, int runs) {
    EaseRequest ease_request;
    ease_request.masking = way.masking;
    ease_request.anneal = way.anneal;
    double sum = 0;
    double least = 1;
    double most = 0;
    int clues = 0;
    int lower = 0;
    const Timer timer;
    for (int run = 0; run < runs; ++run) {
        Random random(kSeed, static_cast<std::uint64_t>(run));
        EaseMasker masker(row_by_row_board(random), ease_request, 0, random);
        masker.run();
        const double wnef = masker.board().wnef();
        way.wnefs.push_back(wnef);
        sum += wnef;
        least = std::fmin(least, wnef);
        most = std::fmax(most, wnef);
        clues += masker.board().clue_count();
        if (other != nullptr && wnef < (*other)[static_cast<std::size_t>(run)]) ++lower;
    }
    std::printf("%s\t%d\t%.4f\t%.4f\t%.4f\t%.1f\t%.2f\t", way.name.data(), runs, sum / runs, least, most,
                static_cast<double>(clues) / runs, timer.milliseconds_each(runs));
    if (other == nullptr) {
        std::printf("-\n");
    } else {
        std::printf("%.1f\n", 100.0 * lower / runs);
    }
}

// A puzzle with one solution, or one that became ambiguous with its last removed clue.
struct Question {
    Grid9 solution;
    CellSet clues;
    bool unique;
};

std::vector<Question> questions(int count) {
    constexpr int kFewEnough = 40;  // clues: with more, almost every answer is yes
    std::vector<Question> list;
    Random random(kSeed);
    while (true) {
        const Grid9 solution = row_by_row_board(random);
        std::array<int, Geometry9::kCells> order{};
        for (int cell = 0; cell < Geometry9::kCells; ++cell) order[static_cast<std::size_t>(cell)] = cell;
        random.shuffle(order);
        CellSet clues = CellSet::all();
        for (const int cell : order) {
            const CellSet fewer = clues - CellSet::single(cell);
            Grid9 puzzle;
            fewer.for_each([&](int clue) { puzzle[clue] = solution[clue]; });
            const bool unique = solve(puzzle).unique();
            if (fewer.size() <= kFewEnough) list.push_back({solution, fewer, unique});
            if (static_cast<int>(list.size()) == count) return list;
            if (unique) clues = fewer;
        }
    }
}

void print_test(std::string_view name, UniquenessTest test, const std::vector<Question>& list) {
    constexpr int kGuesses = 2;
    int accepted = 0;
    int wrong = 0;
    int lost = 0;
    const Timer timer;
    for (const Question& question : list) {
        const bool yes = UniquenessCheck(question.solution, test, kGuesses).accepts(question.clues);
        accepted += yes ? 1 : 0;
        wrong += yes && !question.unique ? 1 : 0;
        lost += !yes && question.unique ? 1 : 0;
    }
    const double each = 1e3 * timer.milliseconds_each(static_cast<int>(list.size()));
    std::printf("%s\t%zu\t%d\t%d\t%d\t%.2f\n", name.data(), list.size(), accepted, wrong, lost, each);
}

}  // namespace

int main(int argc, char** argv) {
    const int runs = argc > 1 ? std::atoi(argv[1]) : 200;
    const int asked = argc > 2 ? std::atoi(argv[2]) : 100'000;
    if (argc > 3 || runs < 1 || asked < 1) {
        std::fprintf(stderr, "usage: rookery-ease-table [RUNS [QUESTIONS]]\n");
        return 2;
    }
    std::printf("target\tannealing\truns\tfirst board %%\tms\tcall %%\tms\tmean WNEF\tclues\n");
    for (const double target : {0.13, 0.15, 0.2, 0.35, 0.6, 0.95}) print_target(target, false, runs);
    for (const double target : {0.10, 0.11, 0.12, 0.13, 0.15}) print_target(target, true, runs);

    std::printf("\nmasking\truns\tmean WNEF\tleast\tmost\tclues\tms\tlower than without annealing %%\n");
    Lowest at_random{"random", Masking::random, false};
    Lowest at_random_annealed{"random, annealed", Masking::random, true};
    Lowest tuned{"tuned", Masking::tuned, false};
    Lowest tuned_annealed{"tuned, annealed", Masking::tuned, true};
    print_lowest(at_random, nullptr, runs);
    print_lowest(at_random_annealed, &at_random.wnefs, runs);
    print_lowest(tuned, nullptr, runs);
    print_lowest(tuned_annealed, &tuned.wnefs, runs);

    std::printf("\ntest\tquestions\taccepted\twith several solutions\trejected with one\tus each\n");
    const std::vector<Question> list = questions(asked);
    print_test("fast", UniquenessTest::fast, list);
    print_test("hybrid", UniquenessTest::hybrid, list);
    print_test("slow", UniquenessTest::slow, list);
    return 0;
}
