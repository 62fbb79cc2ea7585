#include "shell/jobs/command.hpp"

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void offer_sorting(const Table& table, std::string_view start, std::vector<OfferedCommand>& offered) {
    for (const Column column : table.columns()) {
        offered.push_back(
            {std::string(start) + std::string(short_name_of(column)), fill(words::kSortBy, {name_of(column)})});
    }
}

void copy_text(Workspace& workspace, std::string_view text) {
    workspace.host.copy_text(text);
    workspace.notice.say_done(std::string(words::kCopied));
}

}  // namespace rookery::shell
