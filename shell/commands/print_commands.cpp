#include "shell/commands/print_commands.hpp"

#include <array>

#include "shell/app/model.hpp"
#include "shell/app/printing.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kPrintCommands = std::to_array<CommandOf<Model>>({
    {"copy-picture", words::kCopyPicture, "", CommandGroup::board, has_digits,
     [](Model& m) { m.host.copy_picture(exported_svg(m.play)); }, nullptr},
    {"save-png", words::kSavePng, "", CommandGroup::board, has_digits,
     [](Model& m) { m.host.save_picture("rookery-board.png", exported_svg(m.play)); }, nullptr},
    {"save-svg", words::kSaveSvg, "", CommandGroup::board, has_digits,
     [](Model& m) {
         m.host.save_file("rookery-board.svg", exported_svg(m.play));
         m.notice.say_done(std::string(words::kPictureSaved));
     },
     nullptr},
    {"picture-candidates", words::kPictureCandidates, "", CommandGroup::board, has_digits,
     [](Model& m) { m.play.picture_candidates = !m.play.picture_candidates; },
     [](const Model& m) { return m.play.picture_candidates; }},
    {"print-board", words::kPrintBoard, "", CommandGroup::board, has_digits, [](Model& m) { print_board(m); }, nullptr},
    {"print-list", words::kPrintList, "", CommandGroup::list,
     [](const Model& m) { return m.list.list().table.size() > 0; }, [](Model& m) { print_list(m); }, nullptr},
    {"print-generated", words::kPrint, "", CommandGroup::generate,
     [](const Model& m) { return !m.generate.results.is_empty(); }, [](Model& m) { print_results(m); }, nullptr},
    {"print-found", words::kPrintFound, "", CommandGroup::enumerate,
     [](const Model& m) { return m.enumerate.shown() != nullptr && m.enumerate.shown()->found() > 0; },
     [](Model& m) { print_found(m); }, nullptr},
});

}  // namespace

std::span<const CommandOf<Model>> print_commands() {
    return kPrintCommands;
}

}  // namespace rookery::shell
