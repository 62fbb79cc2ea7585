#include "shell/jobs/page_workspace.hpp"

#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

std::string first_problem_of(const ParseResult& parsed) {
    if (parsed.problems.empty()) return std::string(words::kNothingInText);
    const TextProblem& problem = parsed.problems.front();
    return place_and_sentence(problem.line, problem.column, problem.sentence);
}

void Workspace::go_to(Mode where) {
    mode = where;
    if (!shows(PanelPage::mode)) sheet_open = false;  // it was open for that page
    close_panel_page();
}

void Workspace::toggle_panel(PanelPage page) {
    panel_page = panel_page == page ? PanelPage::mode : page;
}

void Workspace::toggle_sheet(PanelPage page) {
    toggle_panel(page);
    sheet_open = shows(page);
}

void Workspace::say_change(std::string sentence) {
    if (history.made_change()) {
        notice.say_with_undo(std::move(sentence));
    } else {
        notice.say(std::move(sentence));
    }
}

void Workspace::say_fields_wrong(std::function<bool()> are_wrong) {
    notice.say_while(std::string(words::kFieldsWrong), std::move(are_wrong));
}

void Workspace::say_no_technique() {
    notice.say_while(std::string(words::kNoTechniqueOn), [this] { return techniques.is_empty(); });
}

}  // namespace rookery::shell
