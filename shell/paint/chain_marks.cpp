// Candidates in chains. True (ON): filled disc; false (OFF): hollow disc; both, in different branches: a disc in a
// ring. An assumption is a diamond instead of a disc, and a contradiction has a square around it.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "shell/paint/painting.hpp"

namespace rookery::shell {

// The links of chains, as arrows: strong ones are solid, weak ones dashed, nested ones dotted. An arrow is an arc with
// one of a few bends: the one that covers the fewest digits and that no other arrow between the same candidates has.

namespace {

constexpr float kStartGap = 0.16F;  // from a candidate's centre to its arrow
constexpr float kEndGap = 0.18F;

// From disc to disc, leaving and reaching them at `angle` to the straight line (positive: to the left on screen).
Curve arc_between(Point from, Point to, float angle, float from_gap, float to_gap) {
    const float along = std::atan2(to.y - from.y, to.x - from.x);
    const auto off = [](Point point, float direction, float length) {
        return Point{point.x + std::cos(direction) * length, point.y + std::sin(direction) * length};
    };
    constexpr float kPi = 3.14159265F;
    const float out = along - angle;
    const float in = along + kPi + angle;
    const Point start = off(from, out, from_gap);
    const Point end = off(to, in, to_gap);
    // Approximates a circular arc.
    const float half = std::cos(angle / 2);
    const float reach = distance(start, end) / (3 * half * half);
    return {start, off(start, out, reach), off(end, in, reach), end};
}

struct ArrowLook {
    Colour colour;
    float width, head;
    LineStyle style;
};

ArrowLook look_of(const Painting& to, const ChainLink& link) {
    const bool strong = link.kind == LinkKind::strong;
    const bool weak = link.kind == LinkKind::weak;
    const Colour colour = strong ? to.theme.base : weak ? to.theme.cover : to.theme.fin;
    const LineStyle style = strong ? LineStyle::solid : weak ? LineStyle::dashed : LineStyle::dotted;
    const float size = std::clamp(to.frame.cell / 60, 0.7F, 1.5F);
    switch (link.weight) {
        case Weight::lit:
            return {colour, 3.0F * size, 10 * size, style};
        case Weight::plain:
            return {faded(colour, 0.9F), 1.9F * size, 7.5F * size, style};
        default:
            return {faded(colour, strong || weak ? 0.4F : 0.34F), 1.1F * size, 5.5F * size, style};
    }
}

// Chooses each link's arc. The planning order does not depend on the weights, so that arcs do not move during playback.
class ArrowPlan {
  public:
    explicit ArrowPlan(const Painting& to) : to_{to} {}

    Curve best_arc(const ChainLink& link) {
        const Point from = to_.frame.candidate(link.from.cell, link.from.digit);
        const Point to = to_.frame.candidate(link.to.cell, link.to.digit);
        const float end_gap = to_.frame.cell * kEndGap + look_of(to_, link).head * 0.8F;
        // Between neighbours only a wide arc is visible.
        const float cells = distance(from, to) / to_.frame.cell;
        const float least = cells < 0.4F ? 1.15F : cells < 0.8F ? 0.6F : 0.16F;
        const int a = link.from.cell * 9 + link.from.digit;
        const int b = link.to.cell * 9 + link.to.digit;
        Curve best{};
        float best_cost = 1e9F;
        Used best_bend{};
        for (int step = 0; step < 4; ++step) {
            for (const int side : {1, -1}) {
                // Both directions between two candidates count as the same line: bends are relative to the first.
                const Used bend{std::min(a, b), std::max(a, b), (step + 1) * (a < b ? side : -side)};
                const bool taken = std::find(used_.begin(), used_.end(), bend) != used_.end();
                const float angle = (least + 0.14F * static_cast<float>(step)) * static_cast<float>(side);
                const Curve arc = arc_between(from, to, angle, to_.frame.cell * kStartGap, end_gap);
                const float cost = cover_of(arc) + 0.6F * static_cast<float>(step) + (taken ? 1000.0F : 0.0F);
                if (cost >= best_cost) continue;
                best_cost = cost;
                best = arc;
                best_bend = bend;
            }
        }
        used_.push_back(best_bend);
        return best;
    }

  private:
    // A penalty for crossing digits: candidates cost less than large digits, and empty background nothing.
    float cover_of(const Curve& arc) const {
        float cover = 0;
        for (const Point point : points_of(arc)) add_cover(point, cover);
        return cover;
    }
    void add_cover(Point point, float& cover) const {
        const BoardFrame& frame = to_.frame;
        const float column = std::floor((point.x - frame.x) / frame.cell);
        const float row = std::floor((point.y - frame.y) / frame.cell);
        if (column < 0 || column > 8 || row < 0 || row > 8) {
            cover += 4;  // off the board
            return;
        }
        const int cell = static_cast<int>(row) * 9 + static_cast<int>(column);
        if (to_.picture.digits[cell] != 0) {
            if (distance(point, frame.centre(cell)) < frame.cell * 0.3F) cover += 1;
            return;
        }
        for (DigitSet set = to_.picture.candidates[cell]; set != 0; set = without_lowest(set)) {
            if (distance(point, frame.candidate(cell, lowest_digit(set))) < frame.cell * 0.11F) cover += 0.7F;
        }
    }

    struct Used {
        int from = 0, to = 0, bend = 0;
        friend bool operator==(const Used&, const Used&) = default;
    };

    const Painting& to_;
    std::vector<Used> used_;
};

void paint_arrow(const Painting& to, const Curve& arc, const ArrowLook& look) {
    to.canvas.curve(arc, look.style, {look.colour, look.width});
    const CurvePoints points = points_of(arc);
    const Point end = points.back();
    const Point before = points[kCurvePieces - 2];
    const float length = std::max(0.01F, distance(before, end));
    const Point d{(end.x - before.x) / length, (end.y - before.y) / length};
    const float half = look.head * 0.42F;
    const Point base{end.x - d.x * look.head * 0.2F, end.y - d.y * look.head * 0.2F};
    const std::array<Point, 3> head = {{{end.x + d.x * look.head * 0.8F, end.y + d.y * look.head * 0.8F},
                                        {base.x - d.y * half, base.y + d.x * half},
                                        {base.x + d.y * half, base.y - d.x * half}}};
    to.canvas.polygon(head, {look.colour});
}

}  // namespace

void paint_chain_arrows(const Painting& to, const ChainPicture& chains) {
    ArrowPlan plan(to);
    std::vector<Curve> arcs;
    for (const ChainLink& link : chains.links) arcs.push_back(plan.best_arc(link));
    // The strongest last, so that they are on top; equal weights in order.
    for (const Weight weight : {Weight::pale, Weight::plain, Weight::lit}) {
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            if (chains.links[i].weight == weight) paint_arrow(to, arcs[i], look_of(to, chains.links[i]));
        }
    }
}

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
