// PageHost: the Host for a web page. It sends every request to JavaScript (page_imports.js).
#pragma once

#include <string>

#include "shell/bridge/codec.hpp"
#include "shell/jobs/host.hpp"

namespace rookery::shell {

class PageHost final : public RequestSender<Host> {
  public:
    double now_seconds() const override;
    void wake_after(double seconds) override;
    void set_alarm();  // for the earliest time that a frame has asked for

  private:
    std::string send(const std::string& message) const override;

    double wake_after_ = -1;  // below 0: none requested
};

}  // namespace rookery::shell
