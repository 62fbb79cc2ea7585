// Timer: the time spent on the puzzle on the board. It has no clock: callers pass the time in seconds, always from the
// same steady clock.
//
// It counts from its start, shown or not, while the page is visible with the puzzle in sight, and the puzzle is neither
// paused nor solved.
#pragma once

#include <string>

namespace rookery::shell {

class Timer {
  public:
    bool shown() const { return shown_; }
    bool paused() const { return paused_; }    // by the user
    bool stopped() const { return stopped_; }  // the puzzle is solved
    bool started() const { return started_; }
    bool counts() const { return started_ && !hidden_ && !away_ && !paused_ && !stopped_; }
    double seconds(double now) const;
    // Seconds until the displayed whole seconds change; -1: they do not.
    double until_next_second(double now) const;

    void start(double now);
    void show(bool shown, double now);  // showing it also starts it
    void pause(bool paused, double now);
    void hide_page(bool hidden, double now);
    void leave(bool away, double now);  // not in a game: another mode, a page over it, or its analysis
    void stop(bool stopped, double now);
    void reset(double now);  // to 0, unpaused; started only if it is shown
    void go_on_from(double seconds, double now);

  private:
    void set(bool& which, bool value, double now);

    bool started_ = false;
    bool shown_ = true;
    bool paused_ = false;
    bool hidden_ = false;
    bool away_ = false;
    bool stopped_ = false;
    double before_ = 0;  // counted up to `since_`
    double since_ = 0;
};

// 185.9 -> "3:05", 3725 -> "1:02:05".
std::string clock_text(double seconds);

}  // namespace rookery::shell
