// The assembler puts the file where constants are: a compiler would take minutes for so many numbers as text.
#include "catalogue_table.hpp"

asm(R"(
    .pushsection .rodata
    .global kRookeryCatalogueTable
    .global kRookeryCatalogueTableEnd
kRookeryCatalogueTable:
    .incbin ")" ROOKERY_CATALOGUE_TABLE R"("
kRookeryCatalogueTableEnd:
    .popsection
)");

extern "C" {
extern const std::uint8_t kRookeryCatalogueTable[];
extern const std::uint8_t kRookeryCatalogueTableEnd[];
}

namespace rookery::cli {

std::span<const std::uint8_t> catalogue_table() {
    return {kRookeryCatalogueTable, kRookeryCatalogueTableEnd};
}

}  // namespace rookery::cli
