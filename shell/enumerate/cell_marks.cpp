#include "shell/enumerate/cell_marks.hpp"

#include <string>

#include "shell/words/strings.hpp"

namespace rookery::shell {

CellMark CellMarks::of(int cell) const {
    if (history_.now().required.contains(cell)) return CellMark::required;
    return history_.now().barred.contains(cell) ? CellMark::barred : CellMark::either;
}

void CellMarks::set(int cell, CellMark mark, std::int64_t stroke) {
    Document document = history_.now();
    document.required.remove(cell);
    document.barred.remove(cell);
    if (mark == CellMark::required) document.required.add(cell);
    if (mark == CellMark::barred) document.barred.add(cell);
    history_.change_in_group(document, std::string(words::kDidMark), Mode::enumerate, stroke);
}

void CellMarks::clear() {
    Document document = history_.now();
    document.required = document.barred = CellSet{};
    history_.change(document, std::string(words::kClearMarks), Mode::enumerate);
}

}  // namespace rookery::shell
