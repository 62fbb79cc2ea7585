// JSON as text, piece by piece: objects with their members in the order in which they are added, which the library's
// usual values do not keep. (Its ordered ones would be a second copy of it in the programs.)
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace rookery {

// In one line. Bytes that are no UTF-8 become U+FFFD.
inline std::string json_text_of(const nlohmann::json& value) {
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

class JsonObjectText {
  public:
    // `text`: JSON. Names are plain ASCII, each added once.
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
