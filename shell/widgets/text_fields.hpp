// Text fields. Their content belongs to the model, which gets every change as WriteText.
#pragma once

#include <string>
#include <string_view>

#include "shell/table/table.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

// Gives the next field the keyboard, even if nothing on the page has been pressed yet.
void focus_next_field();
// A text field's name, content and error.
struct FieldText {
    std::string_view name;
    const std::string& text;
    std::string_view problem = {};
};
// A one-line text field. Its label is "##" and the field's id (Page::write), which receives the text.
void text_field(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float width);
// "Puzzles [10]": the name is before the field, on the same line. The error is shown elsewhere. `said`: the spoken
// name, if the visible name is not enough.
void named_field(Ui& ui, const char* id, std::string_view name, const Field& field, std::string_view hint, float width,
                 std::string_view said = {});
void problem_of(Ui& ui, const Field& field);
void text_area(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float height);

// The filter line above a table.
void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line);

}  // namespace rookery::shell
