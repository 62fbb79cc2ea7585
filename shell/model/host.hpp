// Host: what the UI asks of the machine it runs on. The page implements it with JavaScript, the tests with a fake.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace rookery::shell {

// A work to be run outside the UI's thread: the call of core/verbs, and a number that its events will carry.
struct WorkRequest {
    int id = 0;
    std::string verb;
    std::map<std::string, std::string> options;
    std::string input;
};

enum class WorkEnd : std::uint8_t { finished, cancelled, failed };

class Host {
  public:
    virtual ~Host() = default;
    // Starts a work. Its events arrive later, between frames, through WorkEvents below.
    virtual void start_work(const WorkRequest& request) = 0;
    // Cancels it; what was found stays. Ends with WorkEvents::work_ended(id, cancelled, "").
    virtual void cancel_work(int id) = 0;
    virtual void pause_work(int id, bool paused) = 0;
    virtual void copy_text(std::string_view text) = 0;                         // to the clipboard
    virtual void save_file(std::string_view name, std::string_view text) = 0;  // a download
    virtual void open_file_picker() = 0;                                       // its text comes back as a drop
    virtual double now_seconds() const = 0;                                    // a steady clock
    virtual void request_frame() = 0;                                          // draw again soon
};

// What the host tells the UI about works.
class WorkEvents {
  public:
    virtual ~WorkEvents() = default;
    // The work has been read and divided. parts and items as in core/work; columns and rows are tab-separated.
    virtual void work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) = 0;
    // Rows in the order of the parts, joined by line feeds (no empty last line).
    virtual void work_rows(int id, std::string_view rows) = 0;
    virtual void work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) = 0;
    virtual void work_progress(int id, std::int64_t items_done) = 0;
    // What a part that takes long is doing now ("line 12: Nested forcing chains, r4c7"); empty: nothing worth telling.
    virtual void work_activity(int id, std::string_view text) = 0;
    // `message`: why it failed, in a sentence; empty otherwise.
    virtual void work_ended(int id, WorkEnd end, std::string_view message) = 0;
};

}  // namespace rookery::shell
