// The interface to JavaScript: core/verbs and core/text as two Embind classes, two functions and a constant.
//
//   JavaScript                          here
//   new Job(verb, options) ───────────► Call
//   job.input(bytes) ◄── memory view ── Call::input, filled by the caller in place
//   job.open() ───────────────────────► make_job(): an error sentence, or ""
//   job.run(part, sink, ...) ─────────► Job::run(); rows come back in blocks: sink(view of rows, count, problems),
//                                       progress as activity(text), pieces of documents as document(name, bytes)
//   job.joinDocuments(read, write) ───► Job::join_documents(): read(name, i) returns piece i of a document
//
// A call across the boundary costs microseconds, a row often less. So rows travel in blocks of about 64 KB, and at
// least every 50 ms: the page sees a slow job grow, and little is lost if its worker has to be terminated. The caller
// copies the input as UTF-8 bytes straight into a string that C++ allocated, so if memory runs out, the call throws.
//
// core_module.d.mts has the types of all this. Programs should use web/core.mjs.
#include <emscripten/bind.h>
#include <emscripten/em_js.h>
#include <emscripten/emscripten.h>
#include <emscripten/val.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "job/job.hpp"
#include "job/odds.hpp"
#include "text/format.hpp"
#include "text/line_list.hpp"
#include "text/text.hpp"
#include "verbs/verbs.hpp"

// Throws in JavaScript. The instance is unusable from then on; core.mjs reports that.
EM_JS(void, out_of_memory, (), { abort('out of memory'); });

namespace rookery {
namespace {

using emscripten::val;

constexpr std::size_t kBlockBytes = 64 * 1024;
constexpr double kBlockMilliseconds = 50;
constexpr double kProgressMilliseconds = 20;  // between two reports of what a part is doing
constexpr double kLookMilliseconds = 1;       // roughly between two clock reads while a part asks whether to stop
constexpr int kMaxBetweenLooks = 16;          // at most this many questions between two clock reads

// Problems are passed as lines of "line TAB column TAB sentence".
void append_problem(std::string& text, std::int64_t line, std::int64_t column, std::string_view sentence) {
    text += std::to_string(line);
    text += '\t';
    text += std::to_string(column);
    text += '\t';
    text += sentence;
    text += '\n';
}

// Passes a piece of a document as a view of this module's memory, valid during the call.
void send_piece(const val& to, std::string_view name, std::string_view text) {
    to(std::string(name),
       val(emscripten::typed_memory_view(text.size(), reinterpret_cast<const unsigned char*>(text.data()))));
}

// The caller's documents, piece by piece: read(name, i) returns bytes, or null after the last piece.
class CallersDocuments final : public DocumentStore {
  public:
    CallersDocuments(val read, val write) : read_{std::move(read)}, write_{std::move(write)} {}

    bool read(std::string_view name, FunctionRef<void(std::string_view piece)> take) override {
        const std::string of(name);
        int index = 0;
        for (val piece = read_(of, index); !piece.isNull(); piece = read_(of, ++index)) take(piece.as<std::string>());
        return index > 0;
    }
    void document(std::string_view name, std::string_view text) override { send_piece(write_, name, text); }

  private:
    val read_;
    val write_;
};

// Collects the output of a part and passes it on in blocks; with each block it asks whether to stop. A long search
// reports its activity, or at least asks whether to stop. The sink then passes on the collected output too, so that it
// does not have to wait for the end of the search.
class BlockSink final : public Sink {
  public:
    BlockSink(val sink, val stop, val on_progress, val on_document)
        : sink_{std::move(sink)},
          stop_{std::move(stop)},
          on_progress_{std::move(on_progress)},
          on_document_{std::move(on_document)} {}

    void row(std::string_view text) override {
        rows_ += text;
        rows_ += '\n';
        ++row_count_;
        flush_if_due();
    }
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
        append_problem(problems_, line, column, sentence);
        flush_if_due();
    }
    void activity(std::string_view text) override {
        flush_if_due();
        const double now = emscripten_get_now();
        // Odds are summed, so none may be skipped.
        if (now - last_progress_ < kProgressMilliseconds && !text.starts_with(kOddsMark)) return;
        on_progress_(std::string(text));
        last_progress_ = now;
    }
    void document(std::string_view name, std::string_view text) override { send_piece(on_document_, name, text); }

    void flush() {
        if (rows_.empty() && problems_.empty()) return;
        const auto* bytes = reinterpret_cast<const unsigned char*>(rows_.data());
        sink_(val(emscripten::typed_memory_view(rows_.size(), bytes)), row_count_, problems_);
        rows_.clear();
        problems_.clear();
        row_count_ = 0;
    }
    StopToken stop_token() { return {&kAlways, *this}; }
    // The core asks whether to stop: some searches every microsecond, others every few milliseconds. Reading the clock
    // each time would be too expensive for the former.
    bool operator()() {
        if (++asked_ < look_after_) return stop_requested_;
        asked_ = 0;
        const double now = emscripten_get_now();
        look_after_ = now - last_look_ < kLookMilliseconds ? std::min(2 * look_after_, kMaxBetweenLooks) : 1;
        last_look_ = now;
        flush_if_due();
        return stop_requested_;
    }

  private:
    void flush_if_due() {
        const double now = emscripten_get_now();
        if (rows_.size() + problems_.size() < kBlockBytes && now - last_flush_ < kBlockMilliseconds) return;
        flush();
        if (stop_().as<bool>()) stop_requested_ = true;
        last_flush_ = now;
    }

    val sink_;
    val stop_;
    val on_progress_;
    val on_document_;
    std::string rows_;  // each ends in a line feed
    std::string problems_;
    int row_count_ = 0;
    double last_flush_ = emscripten_get_now();
    double last_progress_ = last_flush_;
    double last_look_ = last_flush_;
    int asked_ = 0;  // since the last clock read
    int look_after_ = 1;
    bool stop_requested_ = false;

    static constexpr std::atomic<bool> kAlways{true};
};

class OpenJob {
  public:
    // Options as a flat list: name, value, name, value, ...
    OpenJob(std::string verb, const val& options) {
        call_.verb = std::move(verb);
        const std::vector<std::string> flat = emscripten::vecFromJSArray<std::string>(options);
        for (std::size_t i = 0; i + 1 < flat.size(); i += 2) call_.options[flat[i]] = flat[i + 1];
    }

    // Allocates that many bytes of input. The caller fills them before its next call.
    val input(std::size_t bytes) {
        call_.input.resize(bytes);
        return val(emscripten::typed_memory_view(bytes, reinterpret_cast<unsigned char*>(call_.input.data())));
    }

    // Takes the first listBeginning bytes of a list. Returns how its lines are read if the verb can process some of
    // them at a time, or -1 if it needs the whole input.
    int list_symbols(const std::string& beginning) const {
        const VerbInfo* verb = find_verb(call_.verb);
        const bool can = verb != nullptr && verb->lines_at_a_time(call_.options) > 0;
        const auto manner = can ? list_manner(beginning) : std::nullopt;
        return manner ? manner->symbols : -1;
    }
    // Declares the input to be an excerpt of a list that begins at line number `first`. Returns its number of lines.
    double take_lines(double first, int symbols) {
        call_.lines = {static_cast<std::int64_t>(first), {symbols}};
        return static_cast<double>(lines_in(call_.input));
    }

    std::string open() {
        auto made = make_job(call_);
        call_ = {};  // a job keeps what it needs
        if (const auto* error = std::get_if<CallError>(&made)) return error->sentence;
        job_ = std::move(std::get<std::unique_ptr<Job>>(made));
        return {};
    }

    // Numbers are passed as doubles, exact up to 2^53. Precondition of all of these: open() has returned "".
    double parts() const { return static_cast<double>(job_->parts()); }
    double items() const { return static_cast<double>(job_->items()); }
    double items_in(double part) const { return static_cast<double>(job_->items_in(static_cast<std::int64_t>(part))); }
    val columns() const { return val::array(job_->columns()); }
    double most_rows() const {
        return job_->most_rows() == kAllRows ? -1 : static_cast<double>(job_->most_rows());  // -1: all
    }
    bool adds_counts() const { return job_->adds_counts(); }
    bool has_dedupe_key() const { return job_->has_dedupe_key(); }
    double max_idle_parts() const {
        // -1: it never gives up
        return job_->max_idle_parts() == kNoIdleLimit ? -1 : static_cast<double>(job_->max_idle_parts());
    }
    bool counts_tries() const { return job_->counts_tries(); }
    bool may_give_up() const { return job_->may_give_up(); }

    std::string last_word(bool complete) const { return job_->last_word(complete); }
    std::string stages() const { return job_->stages(); }

    // False if the part was stopped.
    bool run(double part, val sink, val stop, val activity, val document) const {
        BlockSink blocks(std::move(sink), std::move(stop), std::move(activity), std::move(document));
        const PartStatus status = job_->run(static_cast<std::int64_t>(part), blocks, blocks.stop_token());
        blocks.flush();
        return status == PartStatus::done;
    }

    // Returns "", or a sentence that says why it is not possible.
    std::string join_documents(val read, val write) const {
        CallersDocuments documents(std::move(read), std::move(write));
        return job_->join_documents(documents);
    }

  private:
    Call call_;
    std::unique_ptr<Job> job_;
};

// Reads a text like `OpenJob` and describes it; used for pastes.
class Reading {
  public:
    val input(std::size_t bytes) {
        text_.resize(bytes);
        return val(emscripten::typed_memory_view(bytes, reinterpret_cast<unsigned char*>(text_.data())));
    }

    val read() {
        const ParseResult parsed = parse(text_);
        std::string problems;
        for (const TextProblem& problem : parsed.problems) {
            append_problem(problems, problem.line, problem.column, problem.sentence);
        }
        val result = val::object();
        result.set("format", std::string(parsed.format == nullptr ? "unknown text" : parsed.format->name));
        result.set("recognised", parsed.recognised);
        result.set("order", parsed.order);
        result.set("count", static_cast<double>(parsed.puzzles.size()));
        result.set("first", parsed.puzzles.empty() ? std::string() : to_line(parsed.puzzles.front().grid));
        result.set("problems", problems);
        return result;
    }

  private:
    std::string text_;
};

bool has_verb(const std::string& name) {
    return find_verb(name) != nullptr;
}

std::string version() {
    return ROOKERY_VERSION;
}

}  // namespace

EMSCRIPTEN_BINDINGS(rookery) {
    std::set_new_handler(out_of_memory);
    emscripten::class_<OpenJob>("Job")
        .constructor<std::string, val>()
        .function("input", &OpenJob::input)
        .function("listSymbols", &OpenJob::list_symbols)
        .function("takeLines", &OpenJob::take_lines)
        .function("open", &OpenJob::open)
        .function("parts", &OpenJob::parts)
        .function("items", &OpenJob::items)
        .function("itemsIn", &OpenJob::items_in)
        .function("columns", &OpenJob::columns)
        .function("mostRows", &OpenJob::most_rows)
        .function("addsCounts", &OpenJob::adds_counts)
        .function("hasDedupeKey", &OpenJob::has_dedupe_key)
        .function("maxIdleParts", &OpenJob::max_idle_parts)
        .function("countsTries", &OpenJob::counts_tries)
        .function("mayGiveUp", &OpenJob::may_give_up)
        .function("lastWord", &OpenJob::last_word)
        .function("stages", &OpenJob::stages)
        .function("run", &OpenJob::run)
        .function("joinDocuments", &OpenJob::join_documents);
    emscripten::class_<Reading>("Reading")
        .constructor<>()
        .function("input", &Reading::input)
        .function("read", &Reading::read);
    emscripten::constant("listBeginning", static_cast<double>(kListBeginning));
    emscripten::function("hasVerb", &has_verb);
    emscripten::function("version", &version);
}

}  // namespace rookery
