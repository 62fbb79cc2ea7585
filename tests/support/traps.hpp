// Whether a call ends the program with a trap, as a broken contract does in a checked build. Runs in a separate
// process.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace rookery {

template <class F>
bool traps(F f) {
    const pid_t child = fork();
    if (child == 0) {
        for (const int signal : {SIGILL, SIGTRAP}) std::signal(signal, SIG_DFL);
        f();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && (WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
}

}  // namespace rookery
