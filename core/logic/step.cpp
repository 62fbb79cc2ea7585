#include "logic/step.hpp"

#include <array>

namespace rookery {

namespace {

// By technique; facts of the scale.
constexpr std::array<int, kTechniqueCount> kLowestRatings = {
    10, 12, 15, 17, 19, 20, 23,  25,         // singles, and what gives them directly
    26, 28, 30, 32, 34, 36, 38,  40,         // locked candidates, sets and fish
    42, 44, 45, 46, 50, 52, 54,  56,  62,    // wings, uniqueness, quads, aligned pairs
    66, 65, 65, 70, 70, 75,                  // chains and cycles, aligned triplets
    75, 80, 80, 85, 90, 95, 100, 105, 110};  // forcing chains

}  // namespace

int lowest_rating(Technique technique) {
    return kLowestRatings[static_cast<std::size_t>(technique)];
}

TechniqueSet techniques_up_to(int rating) {
    TechniqueSet techniques = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (lowest_rating(technique) <= rating) techniques |= technique_bit(technique);
    }
    return techniques;
}

std::string_view name_of(Technique technique) {
    switch (technique) {
        case Technique::last_cell:
            return "Last empty cell";
        case Technique::hidden_single_box:
            return "Hidden single in box";
        case Technique::hidden_single_line:
            return "Hidden single in line";
        case Technique::direct_pointing:
            return "Direct pointing";
        case Technique::direct_claiming:
            return "Direct claiming";
        case Technique::direct_hidden_pair:
            return "Direct hidden pair";
        case Technique::naked_single:
            return "Naked single";
        case Technique::direct_hidden_triplet:
            return "Direct hidden triplet";
        case Technique::pointing:
            return "Pointing";
        case Technique::claiming:
            return "Claiming";
        case Technique::naked_pair:
            return "Naked pair";
        case Technique::x_wing:
            return "X-wing";
        case Technique::hidden_pair:
            return "Hidden pair";
        case Technique::naked_triplet:
            return "Naked triplet";
        case Technique::swordfish:
            return "Swordfish";
        case Technique::hidden_triplet:
            return "Hidden triplet";
        case Technique::xy_wing:
            return "XY-wing";
        case Technique::xyz_wing:
            return "XYZ-wing";
        case Technique::unique_rectangle:
            return "Unique rectangle";
        case Technique::unique_loop:
            return "Unique loop";
        case Technique::naked_quad:
            return "Naked quad";
        case Technique::jellyfish:
            return "Jellyfish";
        case Technique::hidden_quad:
            return "Hidden quad";
        case Technique::bivalue_universal_grave:
            return "Bivalue universal grave";
        case Technique::aligned_pair_exclusion:
            return "Aligned pair exclusion";
        case Technique::x_chain:
            return "X-chain";
        case Technique::x_cycle:
            return "X-cycle";
        case Technique::y_cycle:
            return "Y-cycle";
        case Technique::xy_chain:
            return "XY-chain";
        case Technique::xy_cycle:
            return "XY-cycle";
        case Technique::aligned_triplet_exclusion:
            return "Aligned triplet exclusion";
        case Technique::nishio_chain:
            return "Nishio";
        case Technique::cell_chain:
            return "Cell forcing chains";
        case Technique::house_chain:
            return "House forcing chains";
        case Technique::dynamic_chain:
            return "Dynamic forcing chains";
        case Technique::dynamic_plus_chain:
            return "Dynamic forcing chains (+)";
        case Technique::nested_chain:
            return "Nested forcing chains";
        case Technique::nested_multiple:
            return "Nested multiple chains";
        case Technique::nested_dynamic:
            return "Nested dynamic chains";
        case Technique::nested_nested:
            return "Nested forcing chains (level 5)";
    }
    return "";
}

}  // namespace rookery
