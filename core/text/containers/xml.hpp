// The tags of an XML text in order. Malformed parts are skipped. There is no tree, no document type and no entity
// except the character references of characters.hpp, so nothing can expand.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

struct XmlTag {
    std::string_view name;        // without the '/' of a closing tag
    std::string_view attributes;  // all of them, unparsed
    bool closing = false;
    std::size_t at = 0;      // of the '<'
    std::size_t behind = 0;  // of the text after the '>'
};

class XmlTags {
  public:
    explicit XmlTags(std::string_view text) : text_(text) {}
    bool next(XmlTag& tag);  // false at the end of the text

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

// The value of an attribute, with references resolved.
std::optional<std::string> xml_attribute(const XmlTag& tag, std::string_view name);
// Text with its references resolved, and the reverse for use between double quotes.
std::string xml_unescaped(std::string_view text);
std::string xml_escaped(std::string_view text);

}  // namespace rookery::reading
