// The assembler puts the file where constants are: a compiler would take minutes for so many numbers as text.
#include "catalogue_table.hpp"

asm(R"(
    .pushsection .rodata
    .global rookery_catalogue_table
    .global rookery_catalogue_table_end
rookery_catalogue_table:
    .incbin ")" ROOKERY_CATALOGUE_TABLE R"("
rookery_catalogue_table_end:
    .popsection
)");

extern "C" {
extern const std::uint8_t rookery_catalogue_table[];
extern const std::uint8_t rookery_catalogue_table_end[];
}

namespace rookery::cli {

std::span<const std::uint8_t> catalogue_table() {
    return {rookery_catalogue_table, rookery_catalogue_table_end};
}

}  // namespace rookery::cli
