// Texts that reach the page's state from a link and from the browser's storage.
#include <algorithm>
#include <map>

#include "fuzz/targets/targets.hpp"
#include "shell/app/model.hpp"
#include "shell/board/board_link.hpp"
#include "shell/commands/commands.hpp"
#include "support/shell/untidy_host.hpp"

namespace rookery::fuzz {
namespace {

using namespace rookery::shell;
using Texts = std::map<std::string, std::string>;

struct FuzzedPage {
    UntidyHost host;
    Model model{host};
    bool unread = false;  // some remembered text was set aside

    explicit FuzzedPage(const Texts& texts) {
        for (const auto& [key, text] : texts) model.remembered(key, text);
        unread =
            std::any_of(host.texts.begin(), host.texts.end(), [](const auto& one) { return is_unread(one.first); });
        host.texts.clear();
        model.kept_jobs({});
        model.apply_changes();
    }
    Texts texts() {
        model.list.histogram_open = !model.list.histogram_open;  // a session is written once something has changed
        model.save();
        Texts all = host.texts;
        std::erase_if(all, [](const auto& one) { return one.second.empty(); });
        return all;
    }
    static bool is_unread(std::string_view key) { return key.ends_with("-aside"); }
};

// Whatever the page was built from: its output can be read, and its commands can run.
std::string broken_page(FuzzedPage& page) {
    if (FuzzedPage(page.texts()).unread) return "a page that writes what it cannot read";
    for (const char* command : {"undo", "redo", "hint", "solve-path", "mode-list", "mode-generate", "mode-enumerate"}) {
        page.model.run(command);
        page.model.apply_changes();
    }
    if (FuzzedPage(page.texts()).unread) return "commands after which the page writes what it cannot read";
    return "";
}

}  // namespace

std::string broken_saved(std::string_view bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return "";
    FuzzedPage page(Texts{{std::string(bytes.substr(0, end)), std::string(bytes.substr(end + 1))}});
    return broken_page(page);
}

std::string broken_link(std::string_view bytes) {
    if (const auto linked = read_board_link(bytes); linked && linked->board) {
        const auto again = read_board_link(progress_link(*linked->board));
        if (!again || !again->board) return "a board whose link cannot be read";
        if (!(*again->board == *linked->board)) return "a board whose link reads back differently";
        if (!read_board_link(puzzle_link(*linked->board))) return "a puzzle whose link cannot be read";
    }
    FuzzedPage page({});
    page.model.link_opened(bytes);
    page.model.apply_changes();
    return broken_page(page);
}

}  // namespace rookery::fuzz
