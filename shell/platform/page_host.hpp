// PageHost: the Host for a web page. It forwards every call to JavaScript (page_imports.js).
#pragma once

#include "shell/jobs/host.hpp"

namespace rookery::shell {

class PageHost final : public Host {
  public:
    void start_job(const JobRequest& request) override;
    void cancel_job(int id) override;
    void pause_job(int id, bool paused) override;
    void forget_kept(std::string_view key) override;
    int workers() const override;
    void copy_text(std::string_view text) override;
    void save_file(std::string_view name, std::string_view text) override;
    void save_documents(int job, std::string_view name) override;
    void print_sheet(const PrintSheet& sheet) override;
    void copy_picture(std::string_view svg) override;
    void open_picture_picker() override;
    void show_picture(std::string_view input) override;
    void forget_picture(std::string_view input) override;
    void save_picture(std::string_view name, std::string_view svg) override;
    void remember(std::string_view key, std::string_view text) override;
    std::string link_to(std::string_view fragment) const override;
    void show_fragment(std::string_view fragment) override;
    void open_file_picker() override;
    void paste_clipboard() override;
    double now_seconds() const override;
    int today() const override;
    std::string languages() const override;
    bool is_first_visit() const override;
    bool can_share() const override;
    void share_link(std::string_view title, std::string_view link) override;
    void install() override;
    void show_licences() override;
    void request_frame() override;
    void wake_after(double seconds) override;
    void set_alarm();  // for the earliest time that a frame has asked for

  private:
    double wake_after_ = -1;  // below 0: none requested
};

}  // namespace rookery::shell
