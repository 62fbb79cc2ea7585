// Host: what the UI asks of the machine it runs on. The page implements it with JavaScript, the tests with a fake.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

// A job to be run outside the UI's thread: the call of core/verbs, and a number that its events will carry.
struct JobRequest {
    int id = 0;
    std::string verb;
    std::map<std::string, std::string> options;
    std::string input;
    // Finished parts and their rows outlive a reload of the page, under verb, options and input. Where some were kept
    // before, the job goes on from there (JobEvents::job_resumed): their rows arrive again as if they were found
    // now, only at once, and progress begins with them.
    bool keep = false;
};

// A job that was kept, by this page or by one before it. Complete or not, it is kept until it is forgotten.
struct KeptJob {
    std::string key;  // for Host::forget_kept
    std::string verb;
    std::map<std::string, std::string> options;
    std::string input;
    std::int64_t parts = 0;
    std::int64_t parts_done = 0;
    std::int64_t rows = 0;  // of the parts done
    bool finished = false;  // it was run to its end (perhaps with parts left that were not needed)
    double changed = 0;     // when a part was kept last, in seconds since 1970
};

// Puzzles for paper, as many a page as asked for.
struct PrintedPuzzle {
    std::string puzzle;    // 81 characters, '.' for an empty cell
    std::string caption;   // what stands under it: "SE 1.2.1  ER 7.2  ·  24 clues"; may be empty
    std::string solution;  // 81 digits; empty: not known
    std::string drawing;   // SVG: the board with its marks; empty: there are none
};
struct PrintSheet {
    std::string title;
    std::vector<PrintedPuzzle> puzzles;
    int per_page = 4;  // 1, 2, 4 or 6
};

// What one of the workers is at, as far as one job goes.
struct WorkerState {
    std::int64_t part = -1;       // the part that it runs; -1: none of this job
    std::int64_t parts_done = 0;  // of this job, by this worker
};

// What became of a picture that was to be copied or saved.
enum class PictureEnd : std::uint8_t { copied, saved, no_clipboard, failed };

// A picture that was pasted, dropped or chosen.
struct CamePicture {
    std::string name;   // of its file, or what stands for one
    std::string input;  // the host's name for its pixels, as the input of the verb `read-picture`
};

enum class JobEnd : std::uint8_t { finished, cancelled, failed };

// A text that only a job reads.
struct LargeText {
    std::string_view input;      // of the job: the text, or the name that the host has for one that is not held here
    std::string_view beginning;  // of the text, whole lines; all of it where it is held here
    std::size_t size = 0;        // in bytes
};

class Host {
  public:
    virtual ~Host() = default;
    // Starts a job. Its events arrive later, between frames, through JobEvents below.
    virtual void start_job(const JobRequest& request) = 0;
    // Cancels it; what was found stays. Ends with JobEvents::job_ended(id, cancelled, "").
    virtual void cancel_job(int id) = 0;
    virtual void pause_job(int id, bool paused) = 0;
    // What has been kept under that key goes, and HostEvents::kept_jobs tells what is left. A job that runs under
    // that key goes on, and is no longer kept.
    virtual void forget_kept(std::string_view /*key*/) {}
    virtual int workers() const { return 1; }                                  // parts of a job that run at once
    virtual void copy_text(std::string_view text) = 0;                         // to the clipboard
    virtual void save_file(std::string_view name, std::string_view text) = 0;  // a download
    // A download of what a job made beside its rows (JobEvents::job_documents), as one file of that name.
    virtual void save_documents(int /*job*/, std::string_view /*name*/) {}
    // Opens the print view: the pages as they will be, from where the system's print dialogue is one button away.
    virtual void print_sheet(const PrintSheet& /*sheet*/) {}
    // A drawing (SVG) as a picture (PNG): to the clipboard, or as a download. HostEvents::picture_ended tells how it
    // went.
    virtual void copy_picture(std::string_view /*svg*/) {}
    virtual void save_picture(std::string_view /*name*/, std::string_view /*svg*/) {}
    // Small texts that outlive a reload (patterns of one's own): told again through HostEvents::remembered at the next
    // start. An empty text forgets the key.
    virtual void remember(std::string_view /*key*/, std::string_view /*text*/) {}
    // The page's address with this fragment ("pattern=x..x."): a link that opens it, see HostEvents::link_opened.
    virtual std::string link_to(std::string_view /*fragment*/) const { return {}; }
    // The page's address gets this fragment; nobody is told of that. Empty: none.
    virtual void show_fragment(std::string_view /*fragment*/) {}
    virtual void open_file_picker() = 0;  // its text comes back as a drop
    // The same for pictures, on a telephone with its camera: HostEvents::pictures_came.
    virtual void open_picture_picker() {}
    // The picture that drawings can show from now on; HostEvents::picture_pixels tells when it is there.
    virtual void show_picture(std::string_view /*input*/) {}
    virtual void forget_picture(std::string_view /*input*/) {}  // one that came
    virtual void paste_clipboard() {}                           // as a paste, or HostEvents::clipboard_refused
    virtual double now_seconds() const = 0;                     // a steady clock
    virtual int today() const = 0;                              // the calendar's day here, in days since 1 January 1970
    // The page was never used here before, and nothing else is to be shown (no link was opened).
    virtual bool is_first_visit() const { return false; }
    // The system's own menu of where a link can go, if it has one.
    virtual bool can_share() const { return false; }
    virtual void share_link(std::string_view /*title*/, std::string_view /*link*/) {}
    // The browser asks whether the page is to become an app; while HostEvents::installable says that it can.
    virtual void install() {}
    // The languages that the user reads, the best one first: "de-AT,en".
    virtual std::string languages() const { return {}; }
    virtual void request_frame() = 0;  // draw again soon
    // Draw again then, once. Of what a frame asks for the soonest counts, and takes the place of what earlier ones did.
    virtual void wake_after(double /*seconds*/) {}
};

// What the host tells the UI about jobs.
class JobEvents {
  public:
    virtual ~JobEvents() = default;
    // The job has been read and divided. parts and items as in core/job; columns and rows are tab-separated.
    virtual void job_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) = 0;
    // Told after the plan of a job that goes on from where an earlier page left it: so many parts and items were done.
    virtual void job_resumed(int /*id*/, std::int64_t /*parts_done*/, std::int64_t /*items_done*/) {}
    // Rows in the order of the parts, joined by line feeds (no empty last line).
    virtual void job_rows(int id, std::string_view rows) = 0;
    virtual void job_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) = 0;
    virtual void job_progress(int id, std::int64_t items_done) = 0;
    // For how long workers have been at its finished parts, each its own time; told before the progress that it is
    // about and before the end, by hosts that know it.
    virtual void job_time(int /*id*/, double /*seconds*/) {}
    // What a part that takes long is doing now ("line 12: Nested forcing chains, r4c7"); empty: nothing worth telling.
    virtual void job_activity(int id, std::string_view text) = 0;
    // Before its end: what it made beside its rows (a proof), which the host has; 0 bytes, perhaps later: there is
    // nothing any more. `problem`: why it is missing or not whole, in a sentence; empty otherwise.
    virtual void job_documents(int /*id*/, std::int64_t /*bytes*/, std::string_view /*problem*/) {}
    // `message`: why it failed, in a sentence; empty otherwise.
    virtual void job_ended(int id, JobEnd end, std::string_view message) = 0;
    // Of a job of several parts, now and then and before its end: the state of each worker, always in the same order.
    // Nobody is at any part once the job has ended.
    virtual void job_workers(int /*id*/, const std::vector<WorkerState>& /*workers*/) {}
    // The job was to be kept, but that is not possible (any more); it goes on. At most once for each job.
    virtual void job_not_kept(int /*id*/, std::string_view /*sentence*/) {}
    // That many stored parts of the job were damaged and are being run again. At most once for each job.
    virtual void job_damaged(int /*id*/, int /*parts*/) {}
    // The page's memory is full: nothing more of the job comes, and it is being stopped. At most once for each job.
    virtual void job_cut_short(int /*id*/) {}
};

// What it tells the UI besides.
class HostEvents {
  public:
    virtual ~HostEvents() = default;
    // All jobs that are kept, the latest first. Told soon after the page's start, and again whenever a kept job has
    // ended or was forgotten.
    virtual void kept_jobs(const std::vector<KeptJob>& /*jobs*/) {}
    // Instead of kept_jobs: the host cannot read now which are kept.
    virtual void kept_unread(std::string_view /*why*/) {}
    // Before kept_jobs: so many more were kept, whose records were damaged; they are not there any more.
    virtual void kept_damaged(int /*jobs*/) {}
    // At the start, once for each key that Host::remember was given; later whatever another window has given its host,
    // always before Model::save.
    virtual void remembered(std::string_view /*key*/, std::string_view /*text*/) {}
    virtual void picture_ended(PictureEnd /*end*/) {}
    virtual void pictures_came(const std::vector<CamePicture>& /*pictures*/) {}
    virtual void picture_pixels(std::string_view /*input*/, int /*width*/, int /*height*/) {}
    virtual void clipboard_refused() {}  // its text may not be read
    // The browser offers to make an app of the page, or does so no longer.
    virtual void installable(bool /*can*/) {}
    // What was to be remembered cannot be. Told once, whatever else fails.
    virtual void not_remembered(std::string_view /*why*/) {}
    // The page has been at rest for a while after its start: what may be needed soon can be made ahead.
    virtual void quiet() {}
    // The page was opened, or its address changed, with this fragment ("pattern=x..x."; without the #).
    virtual void link_opened(std::string_view /*fragment*/) {}
};

}  // namespace rookery::shell
