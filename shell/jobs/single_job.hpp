// SingleJob: an object that has one job at a time. Events of earlier jobs, which it no longer waits for, are ignored.
#pragma once

#include <string>
#include <string_view>

#include "shell/jobs/jobs.hpp"

namespace rookery::shell {

class SingleJob : public JobListener {
  public:
    int job() const { return job_; }  // that it waits for; 0: none

  protected:
    ~SingleJob() = default;

    // `job` was started with this object as its listener.
    void await(int job) { job_ = job; }

    virtual void take_plan(const JobItem& /*job*/, std::string_view /*columns*/) {}
    virtual void take_rows(std::string_view rows) = 0;
    virtual void take_problem(std::string_view /*sentence*/) {}
    // It no longer waits for the job. Returns the outcome in a sentence; empty if there is nothing to say.
    virtual std::string take_end(const JobItem& job, JobEnd end, std::string_view message) = 0;

  private:
    void job_planned(const JobItem& job, std::int64_t /*parts*/, std::string_view columns) final {
        if (job.id == job_) take_plan(job, columns);
    }
    void job_rows(const JobItem& job, std::string_view rows) final {
        if (job.id == job_) take_rows(rows);
    }
    void job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                     std::string_view sentence) final {
        if (job.id == job_) take_problem(sentence);
    }
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) final {
        if (job.id != job_) return {};
        job_ = 0;
        return take_end(job, end, message);
    }

    int job_ = 0;
};

}  // namespace rookery::shell
