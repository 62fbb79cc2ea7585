// Whether a call ends the program by a trap, as one that breaks a contract does in a checked build: tried in a process
// of its own.
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
