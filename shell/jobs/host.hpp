// Host: the services of the machine that the UI runs on. The page implements it with JavaScript, the tests with a fake.
// Its requests, and what it reports in JobEvents and HostEvents, are described in shell/bridge/messages.mjs.
#pragma once

#include <cstddef>
#include <string_view>

#include "shell/bridge/messages.hpp"

namespace rookery::shell {

class Host : public HostRequests {
  public:
    virtual double now_seconds() const = 0;  // a steady clock
};

// A text too long for the UI, which only a job reads.
struct LargeText {
    std::string_view input;      // for the job: the text, or the host's name for it if the UI does not hold it
    std::string_view beginning;  // of the text, whole lines; all of it if the UI holds it
    std::size_t size = 0;        // in bytes
};

}  // namespace rookery::shell
