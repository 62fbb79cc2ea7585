// The list of unavoidable sets: rows, sizes, filters, stepping through it, the disjoint ones, loading and saving.
#include "shell/enumerate/unavoidable_sets.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/shell/working_host.hpp"
#include "unavoidable/set_text.hpp"

namespace rookery::shell {
namespace {

using known::kG4;

// The cells of `mask` that are not '.', with the grid's digits.
std::string set_of(std::string_view grid, std::string_view mask) {
    std::string text(mask);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = mask[i] == '.' ? '.' : grid[i];
    return text;
}

// A mask from cells like "r1c1 r2c5".
std::string mask_of_cells(std::string_view cells) {
    std::string mask(81, '.');
    for (std::size_t at = 0; at + 3 < cells.size() + 1; at += 5) {
        mask[static_cast<std::size_t>((cells[at + 1] - '1') * 9 + cells[at + 3] - '1')] = 'x';
    }
    return mask;
}

// Digits 1 and 2, 1 and 3 and 5, 8 and 9, 4: only the form of these rows matters here, not their truth.
const std::string kSmall = mask_of_cells("r1c1 r1c2 r4c1 r4c2");
const std::string kOtherGrid = mask_of_cells("r1c1 r1c3 r1c5 r9c5 r9c6 r9c7");
const std::string kThird = mask_of_cells("r1c8 r1c9 r3c2 r3c3 r9c1 r9c2");

std::string row_of(const std::string& mask) {
    return set_of(kG4, mask) + "\t4\t12\tr14 c12 b14";
}

struct SetsDesk {
    SetsDesk() {
        host.run_all(model.jobs);
        model.run("mode-enumerate");
        model.paste(kG4);
        clique = host.started.back().id;
        job = host.started[host.started.size() - 2].id;
    }
    void give(int id, const std::vector<std::string>& masks) {
        std::string rows;
        for (const std::string& mask : masks) rows += (rows.empty() ? "" : "\n") + row_of(mask);
        model.jobs.job_planned(id, 1, 1, "set\tcells\tdigits\thouses");
        model.jobs.job_rows(id, rows);
        model.jobs.job_ended(id, JobEnd::finished, "");
    }
    UnavoidableSets& sets() { return model.enumerate.sets; }
    const std::vector<std::uint32_t>& shown() { return sets().shown(model.play.entries().cursor()); }

    WorkingHost host;
    Model model{host};
    int job = 0, clique = 0;
};

}  // namespace

TEST_CASE("rows become sets with their digits and houses; the summary row has the disjoint ones") {
    SetsDesk desk;
    CHECK(summary_of(desk.sets()) == "Looking for unavoidable sets\u2026");
    desk.give(desk.job, {kSmall, kOtherGrid, kThird});
    CHECK(summary_of(desk.sets()) == "3 sets of up to 12 cells");
    desk.give(desk.clique, {kSmall, kThird});
    CHECK(summary_of(desk.sets()) == "3 sets of up to 12 cells; 2 are disjoint, so every puzzle has at least 2 clues");
    const UnavoidableSet& first = desk.sets().sets().front();
    CHECK(first.size == 4);
    CHECK(digit_names(first.digits) == "127");
    CHECK(house_names(first.houses) == "r14 c12 b14");
    CHECK(letter_of_set(0) == "A");
    CHECK(letter_of_set(25) == "Z");
    CHECK(letter_of_set(26) == "AA");
}

TEST_CASE("sizes, digits and a cell filter the list; one command shows all again") {
    SetsDesk desk;
    desk.give(desk.job, {kSmall, kOtherGrid, kThird});
    CHECK(desk.sets().sizes(0) == std::map<int, std::int64_t>{{4, 1}, {6, 2}});
    CHECK(desk.model.run("sets-size-6"));
    CHECK(desk.shown().size() == 2);
    CHECK(desk.sets().sizes(0).size() == 2);  // the bars stay
    CHECK(desk.model.run("sets-size-0"));
    CHECK(desk.model.run("sets-digit-7"));
    CHECK(desk.shown() == std::vector<std::uint32_t>{0});
    CHECK(desk.model.run("sets-digit-9"));
    CHECK(desk.shown().empty());
    CHECK(desk.model.run("sets-all"));
    CHECK(desk.shown().size() == 3);
    CHECK(desk.model.run("sets-digit-1"));
    CHECK(desk.model.run("sets-only-digits"));
    CHECK(desk.shown().empty());
    CHECK(desk.model.run("sets-digit-2"));
    CHECK(desk.model.run("sets-digit-7"));
    CHECK(desk.shown() == std::vector<std::uint32_t>{0});
    CHECK(desk.model.run("sets-all"));
    desk.model.play.entries().select(0);
    CHECK(desk.model.run("sets-through"));
    CHECK(desk.shown() == std::vector<std::uint32_t>{0, 1});
    desk.model.play.entries().select(8);
    CHECK(desk.shown() == std::vector<std::uint32_t>{2});
    CHECK_FALSE(desk.model.run("sets-digit-0"));
    CHECK_FALSE(desk.model.run("sets-digit-10"));
    CHECK_FALSE(desk.model.run("sets-size-82"));
}

TEST_CASE("walking along the visible sets; the disjoint ones replace the chosen one") {
    SetsDesk desk;
    desk.give(desk.job, {kSmall, kOtherGrid, kThird});
    CHECK_FALSE(desk.model.run("clique"));  // not known yet
    desk.give(desk.clique, {kSmall});
    CHECK_FALSE(desk.model.enumerate.has_chosen());
    CHECK(desk.model.run("next-one"));
    CHECK(desk.sets().chosen == 0);
    desk.model.run("sets-size-6");
    CHECK(desk.model.run("next-one"));
    CHECK(desk.sets().chosen == 1);
    CHECK(desk.model.run("next-one"));
    CHECK(desk.model.run("next-one"));
    CHECK(desk.sets().chosen == 2);
    CHECK(desk.model.run("previous-one"));
    CHECK(desk.sets().chosen == 1);
    CHECK(desk.model.run("clique"));
    CHECK(desk.sets().shows_clique);
    CHECK(desk.sets().chosen_set() == nullptr);
    CHECK(desk.model.run("next-one"));
    CHECK_FALSE(desk.sets().shows_clique);
    CHECK(desk.model.run("choose-none"));
    CHECK(desk.sets().chosen == -1);
}

TEST_CASE("methods: their options, and errors of a field") {
    SetsDesk desk;
    desk.give(desk.job, {kSmall});
    CHECK(desk.model.run("sets-method-digits"));
    CHECK(desk.sets().most_cells.text.empty());
    CHECK(desk.model.run("find-sets"));
    const auto& digits = desk.host.started.back().options;
    CHECK(digits.at("method") == "digits");
    CHECK(digits.at("digits") == "4");
    CHECK(digits.at("max-cells") == "81");
    desk.give(desk.host.started.back().id, {kSmall, kOtherGrid});
    CHECK(summary_of(desk.sets()) == "2 sets within 4 digits");
    CHECK(desk.model.run("sets-method-random"));
    desk.sets().most_cells.text = "20";
    CHECK(desk.model.run("find-sets"));
    const auto& random = desk.host.started.back().options;
    CHECK(random.at("rounds") == "4000");
    CHECK(random.count("seed") == 1);
    CHECK(random.at("max-cells") == "20");
    const std::size_t before = desk.host.started.size();
    CHECK_FALSE(desk.model.run("find-sets"));  // one is running
    CHECK(desk.model.run("stop-sets"));
    desk.model.jobs.job_ended(desk.host.started.back().id, JobEnd::cancelled, "");
    CHECK(desk.sets().sets().size() == 2);  // the previous list stays
    CHECK(desk.model.run("sets-method-small"));
    desk.sets().most_cells.text = "13";
    desk.model.run("find-sets");
    CHECK(desk.sets().most_cells.problem.find("4 to 12 cells") != std::string::npos);
    CHECK(desk.model.run("sets-method-boxes"));
    desk.sets().boxes.text = "6";
    desk.model.run("find-sets");
    CHECK(desk.sets().boxes.problem == "enter 2 to 5 boxes");
    CHECK(desk.host.started.size() == before);
    CHECK_FALSE(desk.model.run("sets-method-none"));
}

TEST_CASE("sets from a file: checked by the verb; its errors are shown, and the previous list stays") {
    SetsDesk desk;
    desk.give(desk.job, {kSmall, kOtherGrid, kThird});
    CHECK(desk.model.run("load-sets"));
    CHECK(desk.host.pickers_opened == 1);
    const std::string file = set_of(kG4, kOtherGrid) + "\n";
    desk.model.paste(file, "sets.txt");
    CHECK(desk.host.started.back().options.at("load") == file);
    CHECK(desk.model.enumerate.input() == kG4);
    const int bad = desk.host.started.back().id;
    desk.model.jobs.job_planned(bad, 1, 1, "set\tcells\tdigits\thouses");
    desk.model.jobs.job_problem(bad, 1, 1, "option load, line 1, column 1: not unavoidable");
    desk.model.jobs.job_ended(bad, JobEnd::finished, "");
    CHECK(summary_of(desk.sets()) == "Couldn't find the sets: option load, line 1, column 1: not unavoidable");
    CHECK(desk.sets().sets().size() == 3);

    // Several lines that are parts of the grid also count as sets, when pasted without further words.
    desk.model.paste(set_of(kG4, kOtherGrid) + "\n" + set_of(kG4, kThird) + "\n");
    const int good = desk.host.started.back().id;
    desk.model.jobs.job_problem(good, 1, 1, "option load, line 2, column 1: not unavoidable");
    desk.give(good, {kOtherGrid});
    CHECK(summary_of(desk.sets()) == "one set from Pasted list");
    CHECK(desk.sets().remark() == "option load, line 2, column 1: not unavoidable");
    CHECK(desk.model.run("save-sets"));
    CHECK(desk.host.saved.back().second == set_of(kG4, kOtherGrid) + "\n");
    CHECK(desk.model.run("copy-sets"));
    CHECK(desk.host.clipboard.find("set\tcells\tdigits\thouses\n" + set_of(kG4, kOtherGrid) + "\t6\t") == 0);
}

TEST_CASE("a failed job says why; broken rows affect only themselves") {
    SetsDesk desk;
    desk.model.jobs.job_rows(desk.job, "nonsense\n\t\n" + row_of(kSmall));
    CHECK(desk.sets().sets().size() == 1);
    desk.model.jobs.job_ended(desk.job, JobEnd::failed, "no memory");
    CHECK(summary_of(desk.sets()) == "Couldn't find the sets: no memory");
    desk.model.jobs.job_rows(desk.job, row_of(kOtherGrid));  // late: they belong to no current job
    CHECK(desk.sets().sets().size() == 1);
}

}  // namespace rookery::shell
