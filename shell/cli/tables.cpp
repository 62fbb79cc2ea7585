// The assembler embeds the files as constants: a compiler would need minutes to parse so many numbers.
#include "process.hpp"

#include <cstdint>

#include "verbs/tables/tables.hpp"

// NAME and NAMEEnd: the bytes of a file.
#define ROOKERY_INCLUDE_FILE(name, file)   \
    asm(".pushsection .rodata\n"           \
        ".global " #name                   \
        "\n"                               \
        ".global " #name "End\n" #name     \
        ":\n"                              \
        ".incbin \"" file "\"\n" #name     \
        "End:\n"                           \
        ".popsection\n");                  \
    extern "C" {                           \
    extern const std::uint8_t name[];      \
    extern const std::uint8_t name##End[]; \
    }

ROOKERY_INCLUDE_FILE(kRookeryCatalogueTable, ROOKERY_CATALOGUE_TABLE)
ROOKERY_INCLUDE_FILE(kRookeryDigitsTable, ROOKERY_DIGITS_TABLE)

namespace rookery::cli {

void load_tables() {
    load_table(kCatalogueTable, {kRookeryCatalogueTable, kRookeryCatalogueTableEnd});
    load_table(kDigitsTable, {kRookeryDigitsTable, kRookeryDigitsTableEnd});
}

}  // namespace rookery::cli
