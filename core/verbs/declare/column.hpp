// The columns of a verb's rows, declared once: each has a name and a way to get its value from a record. The header,
// the rows as text, the JSON objects and the page's types follow from them.
//
//   struct SolveRow {
//       const Grid9* puzzle;
//       SolutionCount solutions;
//       bool is_complete() const;
//   };
//   constexpr std::array kSolveColumns{column<&SolveRow::puzzle>("puzzle"),
//                                      column<&SolveRow::solutions>("solutions"),
//                                      only_json<&SolveRow::is_complete>("complete")};
//
// A column gets its value by a path: members, member functions and functions of one argument, each applied to the
// previous result. (The last may also take the column's name.) The type of the value determines how it is shown, and
// its type in JSON: see put_value() below.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "job/job.hpp"
#include "verbs/declare/row_writer.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

// A value that the JSON object omits if there is none. (A plain optional is then "-" and null.)
template <class T>
struct IfAny {
    std::optional<T> value;
};

// A value that is already JSON, and its type; only for objects.
template <TypeName kName>
struct JsonText {
    std::string text;
};
template <TypeName kName>
ValueOf<kName> put(RowWriter& row, const JsonText<kName>& value) {
    return row.put_json(value.text);
}

// Texts and numbers unchanged, bool as yes or no, a grid as 81 characters, nothing as "-" (null). Other types define a
// function put(RowWriter&, const T&), which returns the type of what it wrote.
template <class T>
auto put_value(RowWriter& row, const T& value) {
    if constexpr (requires { row.put(value); }) {
        return row.put(value);
    } else {
        return put(row, value);
    }
}
template <class T>
auto put_value(RowWriter& row, const std::optional<T>& value) {
    using Value = OrNull<decltype(put_value(row, *value))>;
    return value ? Value(put_value(row, *value)) : Value(row.put_absent());
}
template <class T>
auto put_value(RowWriter& row, const IfAny<T>& value) {
    using Value = OrNothing<decltype(put_value(row, *value.value))>;
    if (value.value) put_value(row, *value.value);
    return Value();
}

using Names = std::vector<std::string_view> (*)();
// The names of all values of an enumeration, for Column::one_of().
template <const auto& kValues>
std::vector<std::string_view> names_of_all() {
    std::vector<std::string_view> names;
    for (const auto value : kValues) names.push_back(name_of(value));
    return names;
}

template <class Record>
struct Column {
    std::string_view name;  // in the header; empty: only in JSON
    std::string_view key;   // in JSON, after conversion by RowWriter; empty: only in text
    void (*put)(const Record& record, std::string_view name, RowWriter& row);
    const ValueType* type;       // in JSON
    std::string_view note = {};  // the meaning of the value in JSON, if the name does not say it
    Names words = nullptr;       // its only values

    constexpr Column means(std::string_view meaning) const {
        Column column = *this;
        column.note = meaning;
        return column;
    }
    constexpr Column one_of(Names values) const {
        Column column = *this;
        column.words = values;
        return column;
    }
};

namespace columns {

template <class T>
struct RecordOf;
template <class R, class T>
struct RecordOf<T R::*> {
    using Type = R;
};
template <class R, class T>
struct RecordOf<T (*)(const R&)> {
    using Type = R;
};
template <class R, class T>
struct RecordOf<T (*)(const R&, std::string_view)> {
    using Type = R;
};

// Gets a column's value by its path, and writes it.
template <auto kFirst, auto... kRest, class T>
auto put_at(const T& value, std::string_view name, RowWriter& row) {
    if constexpr (sizeof...(kRest) > 0) {
        return put_at<kRest...>(std::invoke(kFirst, value), name, row);
    } else if constexpr (std::invocable<decltype(kFirst), const T&, std::string_view>) {
        return put_value(row, std::invoke(kFirst, value, name));
    } else {
        return put_value(row, std::invoke(kFirst, value));
    }
}

template <class Value>
inline constexpr ValueType kTypeOf = Value::kType;

template <auto kFirst, auto... kRest>
struct At {
    using Record = typename RecordOf<decltype(kFirst)>::Type;
    using Type = Column<Record>;
    using Value = decltype(put_at<kFirst, kRest...>(std::declval<const Record&>(), {}, std::declval<RowWriter&>()));

    static void put(const Record& record, std::string_view name, RowWriter& row) {
        put_at<kFirst, kRest...>(record, name, row);
    }
};

}  // namespace columns

template <auto... kPath>
constexpr typename columns::At<kPath...>::Type column(std::string_view name, std::string_view key) {
    using At = columns::At<kPath...>;
    return {name, key, At::put, &columns::kTypeOf<typename At::Value>};
}
template <auto... kPath>
constexpr typename columns::At<kPath...>::Type column(std::string_view name) {
    return column<kPath...>(name, name);
}
template <auto... kPath>
constexpr typename columns::At<kPath...>::Type only_json(std::string_view key) {
    return column<kPath...>({}, key);
}
template <auto... kPath>
constexpr typename columns::At<kPath...>::Type only_text(std::string_view name) {
    return column<kPath...>(name, {});
}

// The columns of a job's rows, as text or as JSON objects.
template <class Record>
class Table {
  public:
    Table(std::span<const Column<Record>> columns, bool json) : json_{json} { add(columns); }

    void add(std::span<const Column<Record>> columns) {
        for (const Column<Record>& column : columns) {
            if (!(json_ ? column.key : column.name).empty()) columns_.push_back(column);
        }
    }

    bool json() const { return json_; }
    std::vector<std::string> header() const {  // as Job::columns()
        if (json_) return {"json"};
        std::vector<std::string> names;
        for (const Column<Record>& column : columns_) names.emplace_back(column.name);
        return names;
    }
    std::string_view write(const Record& record, RowWriter& row) const {
        row.begin();
        put_fields(record, row);
        return row.end();
    }
    // Appends a row, with a line feed.
    void append(const Record& record, RowWriter& rows) const {
        rows.begin_next();
        put_fields(record, rows);
        rows.end_line();
    }
    std::string row_of(const Record& record) const {
        RowWriter row(json_);
        return std::string(write(record, row));
    }
    void send(const Record& record, Sink& sink) const {
        RowWriter row(json_);
        sink.row(write(record, row));
    }

  private:
    void put_fields(const Record& record, RowWriter& row) const {
        for (const Column<Record>& column : columns_) {
            const std::string_view name = json_ ? column.key : column.name;
            row.field(name);
            column.put(record, name, row);
        }
    }

    bool json_;
    std::vector<Column<Record>> columns_;
};

// Sends many records as rows, reusing one buffer.
template <class Record>
class RowSender {
  public:
    // Both must outlive it.
    RowSender(const Table<Record>& table, Sink& sink) : table_{table}, sink_{sink}, row_(table.json()) {}
    void send(const Record& record) { sink_.row(table_.write(record, row_)); }

  private:
    const Table<Record>& table_;
    Sink& sink_;
    RowWriter row_;
};

// The same for many records known at once: sends their rows together.
template <class Record>
class RowBlock {
  public:
    // Both must outlive it.
    RowBlock(const Table<Record>& table, Sink& sink) : table_{table}, sink_{sink}, rows_(table.json()) {}
    void add(const Record& record) {
        table_.append(record, rows_);
        ++count_;
    }
    void send() {
        if (count_ > 0) sink_.rows(rows_.lines(), std::exchange(count_, 0));
        rows_.clear();
    }

  private:
    const Table<Record>& table_;
    Sink& sink_;
    RowWriter rows_;
    std::int64_t count_ = 0;
};

template <class Record, std::size_t... kSizes>
constexpr auto joined_columns(const std::array<Column<Record>, kSizes>&... parts) {
    std::array<Column<Record>, (kSizes + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto& part) {
        for (const Column<Record>& column : part) all[at++] = column;
    };
    (append(parts), ...);
    return all;
}

}  // namespace rookery
