// The files behind --proof FILE: each document of a job as FILE.NAME.
//
// A job may have hundreds of documents, a few of which grow at a time. So no file is kept open, and text is written in
// blocks.
//
// A document grows as FILE.NAME.part and gets its final name once it is known to be needed, so that a run without a
// proof changes no files of an earlier run.
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

    // Tries to write in the folder of FILE. Returns a sentence if that is not possible, or an empty text.
    std::string check() const;
    // Like Sink::document, for that part of the job. Thread-safe.
    void add(std::int64_t part, std::string_view name, std::string_view text);
    // The part is done, and the journal will record that: its documents get their final names.
    void end_part(std::int64_t part);
    // Drops the documents of later parts.
    void drop_behind(std::int64_t part);
    // Reads documents of all runs with this FILE. Only once no part is running.
    bool read(std::string_view name, FunctionRef<void(std::string_view piece)> take) override;
    // An empty piece for a part's document means: it is obsolete if this run succeeds.
    void document(std::string_view name, std::string_view text) override;
    // Gives the documents their final names; if `joined`, also removes obsolete ones. Returns a sentence if something
    // could not be written, or an empty text.
    std::string finish(bool joined);
    // The files that this run has written and kept: "FILE.cnf (1.2 MB) and FILE.lrat (20.5 MB)", or empty.
    std::string list() const;

  private:
    enum class Place : std::uint8_t { nowhere, part_file, file };  // where this run has written a document
    struct Document {
        std::int64_t part = 0;
        std::string waiting;  // not written yet
        Place place = Place::nowhere;
        bool joined = false;    // joined from the parts' documents
        bool obsolete = false;  // has been joined into another one
    };
    std::string file_of(const std::string& name) const { return base_ + '.' + name; }
    std::string part_file_of(const std::string& name) const;
    void append_to(const std::string& name, Document& document, std::string_view text);
    void write(const std::string& name, Document& document);
    void give_name(const std::string& name, Document& document);
    void drop(const std::string& name, Document& document) const;
    void fail(const std::string& file_name);  // reads errno

    std::string base_;
    mutable std::mutex mutex_;                   // guards the next two
    std::map<std::string, Document> documents_;  // by name
    std::string problem_;                        // the first one
};

}  // namespace rookery::cli
