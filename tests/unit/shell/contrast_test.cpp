// Contrast: every text and mark of every theme on every background that it appears on.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "shell/paint/theme.hpp"
#include "support/shell/colour_blindness.hpp"
#include "support/shell/contrast.hpp"

namespace rookery::shell {
namespace {

struct Named {
    std::string name;
    ImU32 colour;
};

// A cell's background: plain, a peer of the cursor, the cursor's, one with the same digit, a conflict (ground_of in
// board_painter.cpp).
std::vector<Named> cell_grounds(const Theme& t) {
    return {{"surface", t.surface},
            {"peer", mixed(t.surface, t.accent, t.dark ? 0.10F : 0.06F)},
            {"cursor", mixed(t.surface, t.accent, t.dark ? 0.22F : 0.14F)},
            {"same digit", mixed(t.surface, t.accent, t.dark ? 0.28F : 0.18F)},
            {"conflict", t.conflict_tint}};
}

void check_all(const std::vector<Named>& inks, const std::vector<Named>& grounds, double least) {
    for (const Named& ink : inks) {
        for (const Named& ground : grounds) {
            CAPTURE(ink.name);
            CAPTURE(ground.name);
            CHECK(contrast(ink.colour, ground.colour) >= least);
        }
    }
}

// The colours that distinguish the candidates of a step.
std::vector<Named> marks_of(const Theme& t) {
    return {{"placed", t.placed}, {"eliminated", t.eliminated}, {"base", t.base}, {"cover", t.cover}, {"fin", t.fin}};
}

template <class Check>
void for_each_theme(Check check) {
    for (int colours = 0; colours < kColoursCount; ++colours) {
        for (const bool dark : {false, true}) {
            CAPTURE(colours);
            CAPTURE(dark);
            check(theme_of(dark, static_cast<Colours>(colours)));
        }
    }
}

}  // namespace

TEST_CASE("contrast itself is computed correctly") {
    CHECK(contrast(IM_COL32(0, 0, 0, 255), IM_COL32(255, 255, 255, 255)) == doctest::Approx(21));
    CHECK(contrast(IM_COL32(0x77, 0x77, 0x77, 255), IM_COL32(255, 255, 255, 255)) ==
          doctest::Approx(4.478).epsilon(0.001));
}

TEST_CASE("texts have a contrast of at least 4.5, marks of at least 3, in every theme") {
    for_each_theme([](const Theme& t) {
        const std::vector<Named> panels = {{"page", t.page}, {"surface", t.surface}, {"raised", t.raised}};
        const ImU32 link = t.dark ? t.accent : t.entered;
        check_all({{"ink", t.ink}, {"secondary", t.secondary}, {"link", link}}, panels, kTextContrast);
        check_all({{"conflict", t.conflict}, {"good", t.good}}, {{"page", t.page}, {"surface", t.surface}},
                  kTextContrast);
        check_all({{"ink", t.ink}, {"secondary", t.secondary}, {"link", link}}, {{"accent_soft", t.accent_soft}},
                  kTextContrast);
        check_all(
            {{"on_accent", t.on_accent}},
            {{"accent", t.accent}, {"hovered", mixed(t.accent, t.ink, 0.08F)}, {"held", mixed(t.accent, t.ink, 0.16F)}},
            kTextContrast);
        check_all({{"given", t.ink}, {"entered", t.entered}}, cell_grounds(t), kTextContrast);
        check_all({{"candidate", t.secondary}}, {{"surface", t.surface}, {"peer", mixed(t.surface, t.accent, 0.06F)}},
                  kTextContrast);
        // Every signal by colour also has a shape, which contrasts with its background.
        check_all({{"accent", t.accent},
                   {"placed", t.placed},
                   {"eliminated", t.eliminated},
                   {"base", t.base},
                   {"cover", t.cover},
                   {"fin", t.fin},
                   {"conflict", t.conflict},
                   {"box line", t.box_line}},
                  cell_grounds(t), kMarkContrast);
        for (std::size_t i = 0; i < t.sets.size(); ++i) {
            check_all({{"letter of set " + std::to_string(i), t.surface}}, {{"set", t.sets[i]}}, kTextContrast);
        }
    });
}

TEST_CASE("with high contrast, texts have 7 and marks 4.5") {
    for (const bool dark : {false, true}) {
        CAPTURE(dark);
        const Theme& t = theme_of(dark, Colours::contrast);
        const std::vector<Named> panels = {{"page", t.page}, {"surface", t.surface}, {"raised", t.raised}};
        check_all({{"ink", t.ink}, {"secondary", t.secondary}, {"entered", t.entered}, {"conflict", t.conflict}},
                  panels, kStrongContrast);
        check_all({{"on_accent", t.on_accent}}, {{"accent", t.accent}}, kStrongContrast);
        check_all({{"given", t.ink}, {"entered", t.entered}}, cell_grounds(t), kTextContrast);
        check_all(marks_of(t), {{"surface", t.surface}}, kTextContrast);
        check_all({{"thin line", t.thin_line}}, {{"surface", t.surface}}, kMarkContrast);
    }
}

TEST_CASE("the colours for colour-blind users differ for each kind of colour blindness") {
    for (const bool dark : {false, true}) {
        CAPTURE(dark);
        const std::vector<Named> marks = marks_of(theme_of(dark, Colours::distinct));
        for (const auto& eye : kColourBlind) {
            for (const Named& a : marks) {
                for (const Named& b : marks) {
                    if (a.name >= b.name) continue;
                    CAPTURE(eye.name);
                    CAPTURE(a.name);
                    CAPTURE(b.name);
                    CHECK(difference(a.colour, b.colour, eye) >= 20);
                }
            }
        }
    }
    // The standard themes do not: that is the purpose of the others.
    const Theme& standard = theme_of(false);
    CHECK(difference(standard.eliminated, standard.fin, kColourBlind[1]) < 20);
}

}  // namespace rookery::shell
