// Everything of the UI that is neither document nor work, as saved text (saved_text.hpp): where the user is, what is
// chosen and what stands in the fields. A new setting is a line in the table.
#pragma once

#include <string>
#include <string_view>

namespace rookery::shell {

class Model;

std::string saved_settings(const Model& model);
// Whether the line is one of a setting; a value that makes no sense changes nothing.
bool take_setting(Model& model, std::string_view key, std::string_view value);

// How a table is sorted: "er", "-er" for descending; empty: as the rows came.
class Table;
std::string saved_sort(const Table& table);
void take_sort(Table& table, std::string_view text);

}  // namespace rookery::shell
