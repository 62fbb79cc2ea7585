// Host: the services of the machine that the UI runs on. The page implements it with JavaScript, the tests with a fake.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

// A job to run outside the UI's thread: the call of core/verbs, and a number that its events will carry.
struct JobRequest {
    int id = 0;
    std::string verb;
    std::map<std::string, std::string> options;
    std::string input;
    // Finished parts and their rows survive a reload of the page, stored by verb, options and input. If some are stored
    // already, the job resumes from them (JobEvents::job_resumed): their rows arrive again at once, like new ones, and
    // progress begins with them.
    bool keep = false;
};

// A job kept by this page or an earlier one, complete or not, until it is forgotten.
struct KeptJob {
    std::string key;  // for Host::forget_kept
    std::string verb;
    std::map<std::string, std::string> options;
    std::string input;
    std::int64_t parts = 0;
    std::int64_t parts_done = 0;
    std::int64_t rows = 0;  // of the finished parts
    bool finished = false;  // it ran to its end (perhaps leaving out parts that were not needed)
    double changed = 0;     // when a part was last stored, in seconds since 1970
};

// A puzzle to print.
struct PrintedPuzzle {
    std::string puzzle;    // 81 characters, '.' for an empty cell
    std::string caption;   // below the puzzle: "SE 1.2.1  ER 7.2  ·  24 clues"; may be empty
    std::string solution;  // 81 digits; empty: unknown
    std::string drawing;   // SVG: the board with its marks; empty: no marks
};
struct PrintSheet {
    std::string title;
    std::vector<PrintedPuzzle> puzzles;
    int per_page = 4;  // 1, 2, 4 or 6
};

// The state of one worker with respect to one job.
struct WorkerState {
    std::int64_t part = -1;       // the part that it runs; -1: none of this job
    std::int64_t parts_done = 0;  // of this job, by this worker
};

// The outcome of copying or saving a picture.
enum class PictureEnd : std::uint8_t { copied, saved, no_clipboard, failed };

// A picture that was pasted, dropped or chosen.
struct CamePicture {
    std::string name;   // of its file, or a substitute
    std::string input;  // the host's name for its pixels, as the input of the verb `read-picture`
};

enum class JobEnd : std::uint8_t { finished, cancelled, failed };

// A text too long for the UI, which only a job reads.
struct LargeText {
    std::string_view input;      // for the job: the text, or the host's name for it if the UI does not hold it
    std::string_view beginning;  // of the text, whole lines; all of it if the UI holds it
    std::size_t size = 0;        // in bytes
};

class Host {
  public:
    virtual ~Host() = default;
    // Starts a job. Its events arrive later, between frames, through JobEvents below.
    virtual void start_job(const JobRequest& request) = 0;
    // Cancels it; rows found so far remain. Ends with JobEvents::job_ended(id, cancelled, "").
    virtual void cancel_job(int id) = 0;
    virtual void pause_job(int id, bool paused) = 0;
    // Deletes what is stored under that key; HostEvents::kept_jobs then reports the rest. A job running under that key
    // continues, and is no longer kept.
    virtual void forget_kept(std::string_view /*key*/) {}
    virtual int workers() const { return 1; }                                  // number of parts that run at once
    virtual void copy_text(std::string_view text) = 0;                         // to the clipboard
    virtual void save_file(std::string_view name, std::string_view text) = 0;  // a download
    // Downloads a job's documents (JobEvents::job_documents) as one file of that name.
    virtual void save_documents(int /*job*/, std::string_view /*name*/) {}
    // Opens the print view: the pages as they will be printed, with a button for the system's print dialogue.
    virtual void print_sheet(const PrintSheet& /*sheet*/) {}
    // Renders a drawing (SVG) as a PNG: to the clipboard, or as a download. HostEvents::picture_ended reports the
    // outcome.
    virtual void copy_picture(std::string_view /*svg*/) {}
    virtual void save_picture(std::string_view /*name*/, std::string_view /*svg*/) {}
    // Small texts that survive a reload (the user's patterns): the next start gets them through HostEvents::remembered.
    // An empty text forgets the key.
    virtual void remember(std::string_view /*key*/, std::string_view /*text*/) {}
    // The page's address with this fragment ("pattern=x..x."): a link that opens it; see HostEvents::link_opened.
    virtual std::string link_to(std::string_view /*fragment*/) const { return {}; }
    // Sets the fragment of the page's address, without an event. Empty: none.
    virtual void show_fragment(std::string_view /*fragment*/) {}
    virtual void open_file_picker() = 0;  // its text arrives like a dropped one
    // The same for pictures, on a phone with its camera: HostEvents::pictures_came.
    virtual void open_picture_picker() {}
    // Sets the picture that drawings can show; HostEvents::picture_pixels reports when it is ready.
    virtual void show_picture(std::string_view /*input*/) {}
    virtual void forget_picture(std::string_view /*input*/) {}  // one that arrived earlier
    virtual void paste_clipboard() {}                           // arrives as a paste, or HostEvents::clipboard_refused
    virtual double now_seconds() const = 0;                     // a steady clock
    virtual int today() const = 0;                              // the local calendar day, in days since 1 January 1970
    // The page was never used here before, and there is nothing else to show (no link was opened).
    virtual bool is_first_visit() const { return false; }
    // Whether the system has a share menu.
    virtual bool can_share() const { return false; }
    virtual void share_link(std::string_view /*title*/, std::string_view /*link*/) {}
    // Opens the browser's prompt to install the page as an app; available while HostEvents::installable says so.
    virtual void install() {}
    // Opens the licences of everything that the page contains, in another window.
    virtual void show_licences() {}
    // The user's languages in order of preference: "de-AT,en".
    virtual std::string languages() const { return {}; }
    virtual void request_frame() = 0;  // draw again soon
    // Draws again after this time, once. If a frame asks several times, the shortest counts; it replaces what earlier
    // frames asked for.
    virtual void wake_after(double /*seconds*/) {}
};

// The host's reports about jobs.
class JobEvents {
  public:
    virtual ~JobEvents() = default;
    // The job was read and divided into parts. parts and items as in core/job; columns and rows are tab-separated.
    virtual void job_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) = 0;
    // After the plan of a job that resumes from an earlier page: this many parts and items were done already.
    virtual void job_resumed(int /*id*/, std::int64_t /*parts_done*/, std::int64_t /*items_done*/) {}
    // Rows in the order of the parts, joined by line feeds (no empty last line).
    virtual void job_rows(int id, std::string_view rows) = 0;
    virtual void job_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) = 0;
    virtual void job_progress(int id, std::int64_t items_done) = 0;
    // The workers' time spent on the finished parts, summed over workers. Sent before the progress it refers to and
    // before the end, by hosts that know it.
    virtual void job_time(int /*id*/, double /*seconds*/) {}
    // What a slow part is doing now ("line 12: Nested forcing chains, r4c7"); empty: nothing to report.
    virtual void job_activity(int id, std::string_view text) = 0;
    // Before the end: the size of the job's documents (a proof), which the host holds. 0 bytes, perhaps later: there is
    // nothing (any more). `problem`: why it is missing or incomplete, in a sentence; empty otherwise.
    virtual void job_documents(int /*id*/, std::int64_t /*bytes*/, std::string_view /*problem*/) {}
    // `message`: why it failed, in a sentence; empty otherwise.
    virtual void job_ended(int id, JobEnd end, std::string_view message) = 0;
    // For a job of several parts, now and then and before its end: the state of each worker, always in the same order.
    // After the end no worker has a part.
    virtual void job_workers(int /*id*/, const std::vector<WorkerState>& /*workers*/) {}
    // The job was to be kept, but that is not possible (any more); it continues. At most once per job.
    virtual void job_not_kept(int /*id*/, std::string_view /*sentence*/) {}
    // This many stored parts of the job were damaged and are run again. At most once per job.
    virtual void job_damaged(int /*id*/, int /*parts*/) {}
    // The page's memory is full: no more of the job arrives, and it is being stopped. At most once per job.
    virtual void job_cut_short(int /*id*/) {}
};

// The host's other reports.
class HostEvents {
  public:
    virtual ~HostEvents() = default;
    // All kept jobs, the latest first. Sent soon after the page's start, and again whenever a kept job has ended or was
    // forgotten.
    virtual void kept_jobs(const std::vector<KeptJob>& /*jobs*/) {}
    // Instead of kept_jobs: the host cannot read the kept jobs now.
    virtual void kept_unread(std::string_view /*why*/) {}
    // Before kept_jobs: this many others had damaged records and are gone.
    virtual void kept_damaged(int /*jobs*/) {}
    // At the start, once for each key that Host::remember was given; later, texts that another window has given its
    // host, always before Model::save.
    virtual void remembered(std::string_view /*key*/, std::string_view /*text*/) {}
    virtual void picture_ended(PictureEnd /*end*/) {}
    virtual void pictures_came(const std::vector<CamePicture>& /*pictures*/) {}
    virtual void picture_pixels(std::string_view /*input*/, int /*width*/, int /*height*/) {}
    virtual void clipboard_refused() {}  // the page may not read it
    // The browser offers to install the page as an app, or no longer does.
    virtual void installable(bool /*can*/) {}
    // Something that should be remembered cannot be. Sent once, however many texts fail.
    virtual void not_remembered(std::string_view /*why*/) {}
    // The page has been idle for a while after its start: time to prepare what may be needed soon.
    virtual void quiet() {}
    // The page was opened, or its address changed, with this fragment ("pattern=x..x."; without the #).
    virtual void link_opened(std::string_view /*fragment*/) {}
};

}  // namespace rookery::shell
