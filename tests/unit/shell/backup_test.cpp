// Everything is saved to one file and restored from it; a damaged file is refused with a sentence.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "shell/app/backup.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "support/shell/saved_everything.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

// The backup of a page on which something was done.
std::string some_backup() {
    Workbench bench;
    do_steps(bench.model);
    bench.model.run("theme-dark");
    FinishedPuzzle one;
    one.puzzle = kPuzzle;
    one.seconds = 100;
    one.on = 700;
    bench.model.play.statistics.add(one);
    CHECK(bench.model.run("save-backup"));
    CHECK(bench.model.notice.text == "Backup saved");
    return bench.host.saved.back().second;
}

}  // namespace

TEST_CASE("a backup is recognised by its content, whole or damaged") {
    CHECK(is_backup("{\"rookery-backup\":1,\n"));
    CHECK(is_backup(" \n{ \"rookery-backup\": 99"));
    CHECK_FALSE(is_backup("{\"rookery\":3}"));
    CHECK_FALSE(is_backup(kPuzzle));
    CHECK_FALSE(is_backup(""));
}

TEST_CASE("a backup restores the game, settings and statistics on another page, after a question") {
    const std::string backup = some_backup();
    Workbench other;
    other.model.paste(backup, "rookery-backup.json");
    CHECK(other.model.notice.asks(kRestoreBackup));
    CHECK(other.model.theme == ThemeChoice::system);
    CHECK(other.model.run("cancel-question"));
    CHECK_FALSE(other.model.run("restore-backup"));
    CHECK(other.model.play.statistics.is_empty());

    other.model.paste(backup, "rookery-backup.json");
    CHECK(other.model.run("restore-backup"));
    CHECK(other.model.notice.text == "Backup restored");
    CHECK(other.model.theme == ThemeChoice::dark);
    CHECK_FALSE(other.model.play.statistics.is_empty());
    CHECK(other.model.history.can_undo());
    CHECK(other.model.run("save-backup"));
    CHECK(other.host.saved.back().second == backup);
    // The host gets all of it, so that a reload keeps it.
    other.model.save();
    CHECK(other.host.texts.count("session") == 1);
    CHECK(other.host.texts.count("statistics") == 1);
}

TEST_CASE("a damaged backup says where, and changes nothing") {
    const std::string backup = some_backup();
    Workbench other;
    const auto said = [&](const std::string& text) {
        other.model.paste(text, "backup.json");
        CHECK_FALSE(other.model.notice.asks());
        CHECK(other.model.theme == ThemeChoice::system);
        return other.model.notice.text;
    };
    const auto line_of_end = std::count(backup.begin(), backup.end(), '\n');
    CHECK(said(backup.substr(0, backup.size() - 20)) == "This backup is damaged in line " +
                                                            std::to_string(line_of_end) +
                                                            ", or a part of it is missing. Nothing was changed.");
    std::string broken = backup;
    broken.insert(broken.find("\"session\":{") + 11, "]");
    CHECK(said(broken).find("damaged in line 2,") != std::string::npos);
    std::string older = backup;
    const std::size_t at = older.find("\"rookery\":3");
    older.replace(at, 11, "\"rookery\":2");
    CHECK(said(older).find("Line 2 of this backup, \u201Csession\u201D") == 0);
    CHECK(said("{\"rookery-backup\":2}") == "This backup is from another version of Rookery. Nothing was changed.");
    CHECK(said("{\"rookery-backup\":1,\n\"unknown\":{\"rookery\":3}}").find("Line 2") == 0);
}

TEST_CASE("undo that brings another puzzle back says so, with redo") {
    Workbench bench;
    Model& m = bench.model;
    m.paste(kPuzzle);
    m.play.entries().enter_digit(2, 4);
    m.run("undo");
    CHECK(m.notice.text.find("puzzle before it") == std::string::npos);
    m.run("redo");
    m.paste("1" + std::string(79, '.') + "2");
    m.run("undo");
    CHECK(m.notice.text.find("The puzzle before it is back") != std::string::npos);
    CHECK(m.notice.undo_command == "redo");
    CHECK(m.play.board().digit_at(2) == 4);
}

}  // namespace rookery::shell
