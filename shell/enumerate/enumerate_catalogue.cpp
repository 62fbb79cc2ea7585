// EnumeratePage: the number of its grid among all essentially different ones, and grids by number.
#include <utility>

#include "catalogue/count_table.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void EnumeratePage::ask_catalogue(CatalogueQuestion& question, CallOptions options, std::string line) {
    question.start(ws_.jobs.start(question, JobKind::analysis, std::string(words::kViewCatalogue), "catalogue",
                                  std::move(options), std::move(line)));
}

void EnumeratePage::ask_number() {
    if (!has_grid() || number.job() != 0) return;
    view = EnumerateView::catalogue;
    ws_.sheet_open = true;
    ask_catalogue(number, {}, input());
    numbered_ = grid();
}

void EnumeratePage::take_numbered() {
    const auto wanted = number_of<std::int64_t>(number_wanted, 0, {}, grid_number);
    if (!wanted || *wanted == 0) {
        const NumberLimits all{.low = 1, .high = kGridClasses};
        number_wanted.problem = expectation(words::kExpectedGridNumber, all, {});
    }
    if (!number_wanted.problem.empty()) {
        view = EnumerateView::catalogue;
        ws_.sheet_open = true;
        return ws_.say_fields_wrong([this] { return !number_wanted.problem.empty(); });
    }
    const std::string text = std::to_string(*wanted);
    take_from_catalogue({{"unrank", text + ".." + text}});
}

void EnumeratePage::take_random_class() {
    take_from_catalogue({{"random", "1"}, {"uniform", "classes"}, {"seed", std::to_string(ws_.fresh_seed())}});
}

void EnumeratePage::take_from_catalogue(CallOptions options) {
    if (taking.job() != 0) ws_.jobs.cancel(taking.job());
    ask_catalogue(taking, std::move(options), {});
    taking_from_ = grid();
    ws_.notice.say_while(std::string(words::kLoadingCatalogue), [this] { return taking.job() != 0; });
}

void EnumeratePage::cancel_catalogue() {
    for (const int job : {number.job(), taking.job()}) {
        if (job != 0) ws_.jobs.cancel(job);
    }
}

// Replaces the grid by that of the answer, which is in min-lex form.
void EnumeratePage::took_from_catalogue() {
    if (!taking.failure().empty()) return ws_.notice.say(fill(words::kCatalogueFailed, {taking.failure()}));
    if (!taking.row()) return;
    const CatalogueRow row = *taking.row();
    const std::string text = grid_number_text(row.number);
    take_grid(row.least, text, text);
    if (number.job() != 0) ws_.jobs.cancel(number.job());
    number.answer(row);
    numbered_ = row.least;
}

// Drops requests about another grid, or for a grid to replace it.
void EnumeratePage::forget_number() {
    if (taking.job() != 0 && taking_from_ != grid()) ws_.jobs.cancel(taking.job());
    if (numbered_ == grid()) return;
    if (number.job() != 0) ws_.jobs.cancel(number.job());
    number.clear();
    numbered_ = Grid9{};
}

}  // namespace rookery::shell
