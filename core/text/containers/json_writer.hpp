// Writes JSON piece by piece: objects with their members in insertion order, which the library's usual values do not
// keep. (Its ordered ones would add a second copy of the library to the programs.)
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace rookery {

// On one line. Bytes that are not UTF-8 become U+FFFD.
inline std::string json_text_of(const nlohmann::json& value) {
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

class JsonObjectText {
  public:
    // `text`: JSON. Names must be plain ASCII and unique.
    void add_text(std::string_view name, std::string_view text) {
        text_.append(text_.size() > 1 ? ",\"" : "\"").append(name).append("\":").append(text);
    }
    void add(std::string_view name, const nlohmann::json& value) { add_text(name, json_text_of(value)); }
    std::string text() const { return text_ + '}'; }

  private:
    std::string text_ = "{";
};

class JsonListText {
  public:
    void add_text(std::string_view text) { text_.append(text_.size() > 1 ? "," : "").append(text); }
    std::string text() const { return text_ + ']'; }

  private:
    std::string text_ = "[";
};

}  // namespace rookery
