// Random presses in any state and order: the page keeps drawing. The sanitizers report errors (above all memory that is
// gone), so this test is for their build; elsewhere it also runs, and finds less.
//
//   ROOKERY_PRESSES=N   number of presses (default: a few thousand)
//   ROOKERY_SEED=S      the first seed; each session has its own, which a failure names
//
// Natively each session is a separate process. If one dies, it is repeated with fewer and fewer of its lines, and the
// shortest sequence that still dies is printed.
#include "support/shell/presser.hpp"
#include "support/shell/presser_beginnings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "support/environment.hpp"

#ifndef __EMSCRIPTEN__
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#endif

namespace rookery::shell {
namespace {

constexpr std::uint64_t kFew = 3000;
constexpr std::uint64_t kSession = 250;  // presses

using Lines = PresserLines;

// Receives each line as it is executed.
using Note = std::function<void(const std::string&)>;

void do_session(std::uint64_t seed, std::uint64_t presses, const Note& note) {
    Random random(seed);
    Presser presser;
    const auto act = [&](const std::string& line) {
        note(line);
        presser.act(line);
    };
    for (const std::string& line :
         presser_beginnings()[random.below(static_cast<std::uint32_t>(presser_beginnings().size()))])
        act(line);
    for (std::uint64_t i = 0; i < presses; ++i) act(presser.think(random));
}

// Presses every widget that is drawn at one of the beginnings, each in a fresh session.
void do_sweep(const Lines& beginning, const std::function<void()>& start, const Note& note) {
    const auto begin = [&](Presser& presser) {
        for (const std::string& line : beginning) {
            note(line);
            presser.act(line);
        }
    };
    std::vector<std::string> labels;
    {
        start();
        Presser presser;
        begin(presser);
        presser.draw();
        for (const Widget& widget : presser.widgets()) {
            if (!widget.disabled && widget.label.rfind("cell r", 0) != 0) labels.push_back(widget.label);
        }
    }
    for (const std::string& label : labels) {
        start();
        Presser presser;
        begin(presser);
        note("press " + label);
        presser.act("press " + label);
        presser.draw();
    }
}

#ifdef __EMSCRIPTEN__

void check_session(std::uint64_t seed, std::uint64_t presses) {
    do_session(seed, presses, [](const std::string&) {});
}
void check_sweep(const Lines& beginning) {
    do_sweep(
        beginning, [] {}, [](const std::string&) {});
}

#else

// A log that outlives the process that writes it.
class Log {
  public:
    Log()
        : text_{static_cast<char*>(mmap(nullptr, kSize, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))} {}
    ~Log() { munmap(text_, kSize); }
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;

    void clear() { text_[0] = '\0'; }
    void add(const std::string& line) {
        const std::size_t end = std::strlen(text_);
        if (end + line.size() + 2 > kSize) return;
        std::memcpy(text_ + end, (line + "\n").c_str(), line.size() + 2);
    }
    Lines lines() const {
        Lines all;
        std::istringstream in{std::string(text_)};
        for (std::string line; std::getline(in, line);) all.push_back(line);
        return all;
    }

  private:
    static constexpr std::size_t kSize = 1 << 20;
    char* text_;
};

// Whether it runs to its end in a separate process.
bool survives(const std::function<void()>& body, bool quiet) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        if (quiet && std::freopen("/dev/null", "w", stderr) == nullptr) _exit(2);
        body();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool survives(const Lines& lines) {
    return survives(
        [&] {
            Presser presser;
            for (const std::string& line : lines) presser.act(line);
        },
        true);
}

// Leaves out lines not needed for the crash: halves first, then smaller and smaller parts.
Lines shortened(Lines lines) {
    for (std::size_t part = std::max<std::size_t>(lines.size() / 2, 1);; part /= 2) {
        for (std::size_t at = 0; at < lines.size();) {
            Lines fewer(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at));
            const std::size_t end = std::min(at + part, lines.size());
            fewer.insert(fewer.end(), lines.begin() + static_cast<std::ptrdiff_t>(end), lines.end());
            if (survives(fewer)) {
                at = end;
            } else {
                lines = std::move(fewer);
            }
        }
        if (part <= 1) return lines;
    }
}

Log& shared_log() {
    static Log log;
    return log;
}

void check(const std::string& what, const std::function<void()>& body) {
    shared_log().clear();
    if (survives(body, false)) return;
    const Lines all = shared_log().lines();
    std::string described = what + ", " + std::to_string(all.size()) + " lines";
    if (!survives(all)) {
        const Lines few = shortened(all);
        described += ", of which these " + std::to_string(few.size()) + " are enough:";
        for (const std::string& line : few) described += "\n    " + line;
    } else {
        described += ", which do nothing when done again:";
        for (const std::string& line : all) described += "\n    " + line;
    }
    FAIL_CHECK(described);
}

const Note kNote = [](const std::string& line) { shared_log().add(line); };

void check_session(std::uint64_t seed, std::uint64_t presses) {
    check("seed " + std::to_string(seed), [&] { do_session(seed, presses, kNote); });
}
void check_sweep(const Lines& beginning) {
    check("a beginning", [&] {
        do_sweep(
            beginning, [] { shared_log().clear(); }, kNote);
    });
}

#endif

}  // namespace

TEST_CASE("everything drawn in each state is pressed there") {
    for (const Lines& beginning : presser_beginnings()) check_sweep(beginning);
}

TEST_CASE("whatever is pressed, the page keeps drawing") {
    const std::uint64_t presses = environment::number("ROOKERY_PRESSES", kFew);
    const std::uint64_t first = environment::number("ROOKERY_SEED", 1);
    std::uint64_t done = 0;
    for (std::uint64_t session = 0; done < presses; ++session) {
        const std::uint64_t now = std::min(kSession, presses - done);
        check_session(first + session, now);
        done += now;
    }
    MESSAGE(done << " presses, from seed " << first);
}

}  // namespace rookery::shell
