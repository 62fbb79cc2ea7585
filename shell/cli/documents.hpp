// The files behind --proof FILE: each document of a job as FILE.NAME.
//
// A job may have hundreds of documents, of which a few grow at a time: so no file is kept open, and text is written in
// blocks.
//
// A document grows as FILE.NAME.part and gets its name once it is known to be needed: a run without a proof changes no
// file of an earlier one.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "job/job.hpp"

namespace rookery::cli {

class Documents final : public DocumentStore {
  public:
    explicit Documents(std::string base) : base_{std::move(base)} {}

    // Tries to write beside FILE. Returns a sentence if that cannot be done, or nothing.
    std::string check() const;
    // As Sink::document, from that part of the job; for any number of threads at once.
    void add(std::int64_t part, std::string_view name, std::string_view text);
    // The part is done, and a journal will say so: its documents get their names.
    void end_part(std::int64_t part);
    // What parts behind this one have sent is not needed.
    void drop_behind(std::int64_t part);
    // Once no part runs: those of all runs that wrote with this FILE.
    bool read(std::string_view name, FunctionRef<void(std::string_view piece)> take) override;
    // An empty piece of a part's document: it is not needed once this run ends well.
    void document(std::string_view name, std::string_view text) override;
    // Gives the documents their names; `joined`: and removes those that are not needed any more. Returns a sentence if
    // something could not be written, or nothing.
    std::string finish(bool joined);
    // "FILE.cnf (1.2 MB) and FILE.lrat (20.5 MB)": what this run has written and kept; empty: nothing.
    std::string list() const;

  private:
    enum class Place : std::uint8_t { nowhere, part_file, file };  // of what this run has written of it
    struct Document {
        std::int64_t part = 0;
        std::string waiting;  // not written yet
        Place place = Place::nowhere;
        bool joined = false;    // made of those of the parts
        bool obsolete = false;  // that was one of them
    };
    std::string file_of(const std::string& name) const { return base_ + '.' + name; }
    std::string part_file_of(const std::string& name) const;
    void append_to(const std::string& name, Document& document, std::string_view text);
    void write(const std::string& name, Document& document);
    void give_name(const std::string& name, Document& document);
    void drop(const std::string& name, Document& document) const;
    void fail(const std::string& file_name);  // with errno

    std::string base_;
    mutable std::mutex mutex_;                   // guards the next two
    std::map<std::string, Document> documents_;  // by name
    std::string problem_;                        // the first
};

}  // namespace rookery::cli
