// Candidates in chains. True (ON): filled disc; false (OFF): hollow disc; both, in different branches: a disc in a
// ring. An assumption is a diamond instead of a disc, and a contradiction has a square around it.
#include <algorithm>

#include "shell/paint/painting.hpp"

namespace rookery::shell {
namespace {

constexpr float kDiamondReach = 0.178F;
constexpr float kConflictReach = 0.172F;
constexpr float kGroupReach = 0.19F;  // around the centres of a group's candidates

float chain_stroke(const BoardFrame& frame) {
    return std::max(1.5F, frame.cell * 0.03F);
}

// A disc, or for an assumption a diamond.
class MarkShape {
  public:
    MarkShape(const Painting& to, Point centre, bool assumed, float stroke)
        : to_{to}, centre_{centre}, assumed_{assumed}, stroke_{stroke} {}

    void fill(float radius, Colour colour) const {
        if (assumed_) return to_.canvas.polygon(diamond_of(radius), {colour});
        to_.canvas.circle(centre_, radius, {colour});
    }
    void outline(float radius, Colour colour) const {
        if (assumed_) return to_.canvas.polygon(diamond_of(radius), {colour, stroke_});
        to_.canvas.circle(centre_, radius - stroke_ / 2, {colour, stroke_});
    }

  private:
    Diamond diamond_of(float radius) const { return diamond(centre_, radius / kDiscRadius * kDiamondReach); }

    const Painting& to_;
    Point centre_;
    bool assumed_;
    float stroke_;
};

}  // namespace

CandidateLook paint_chain_mark(const Painting& to, const ChainPicture& chains, int cell, int digit, bool crossed) {
    const ChainMark& mark = chains.mark(cell, digit);
    const Weight weight = std::max(mark.on, mark.off);
    if (weight == Weight::none) return {};
    const Theme& theme = to.theme;
    const float radius = to.frame.cell * kDiscRadius;
    const bool pale = weight == Weight::pale;
    const bool both = mark.on != Weight::none && mark.off != Weight::none;
    const float stroke = chain_stroke(to.frame) * (weight == Weight::lit ? 1.3F : pale ? 0.75F : 1.0F);
    const MarkShape shape(to, to.frame.candidate(cell, digit), mark.assumed, stroke);
    // Hides a link below a hollow disc, where the digit is drawn.
    if (mark.on == Weight::none) shape.fill(radius, theme.surface);
    if (mark.off != Weight::none) shape.outline(radius, pale ? mixed(theme.surface, theme.cover, 0.6F) : theme.cover);
    if (mark.on == Weight::none) return {pale ? theme.secondary : theme.cover, true};
    // A cross would be invisible on a full colour.
    const bool soft = pale || crossed;
    shape.fill(both ? radius * 0.74F : radius,
               soft ? mixed(theme.surface, theme.base, theme.dark ? 0.36F : 0.28F) : theme.base);
    if (soft && !both) shape.outline(radius, pale ? mixed(theme.surface, theme.base, 0.6F) : theme.base);
    if (soft) return {theme.ink, true};
    return {theme.dark ? theme.on_accent : theme.surface, true};
}

void paint_chain_groups(const Painting& to, const ChainPicture& chains) {
    const float reach = to.frame.cell * kGroupReach;
    for (const CandidateGroup& group : chains.groups) {
        Point low = to.frame.candidate(group.cells.first(), group.digit);
        Point high = low;
        group.cells.for_each([&](int cell) {
            const Point at = to.frame.candidate(cell, group.digit);
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        });
        const Colour colour = group.on ? to.theme.base : to.theme.cover;
        const bool pale = group.weight == Weight::pale;
        to.canvas.box({{low.x - reach, low.y - reach}, {high.x + reach, high.y + reach}, reach},
                      {faded(colour, pale ? 0.4F : 0.9F), chain_stroke(to.frame) * (pale ? 0.75F : 1.0F)});
    }
}

void paint_chain_conflicts(const Painting& to, const ChainPicture& chains) {
    const float reach = to.frame.cell * kConflictReach;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (!chains.mark(cell, digit).conflict) continue;
            const Point c = to.frame.candidate(cell, digit);
            to.canvas.box({{c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, 3},
                          {to.theme.conflict, chain_stroke(to.frame) * 1.2F});
        }
    }
}

}  // namespace rookery::shell
