#include "line_window.hpp"

namespace rookery::cli {

// LF, CRLF and CR each end a line, as in all texts.
void LineWindow::cut(std::string& text, std::size_t at) {
    std::size_t end = at;  // of what stays
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        const bool of_line_before = after_return_ && c == '\n';
        const std::int64_t line = of_line_before ? line_ - 1 : line_;
        after_return_ = c == '\r';
        if (!of_line_before) {
            in_line_ = c != '\n' && c != '\r';
            if (!in_line_) ++line_;
        }
        if (first_ <= line && line <= last_) text[end++] = c;
    }
    text.resize(end);
}

}  // namespace rookery::cli
