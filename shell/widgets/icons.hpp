// Icons, drawn as strokes in the given colour and size.
#pragma once

#include <imgui.h>

#include <cstdint>

namespace rookery::shell {

enum class Icon : std::uint8_t {
    none,
    board,  // modes
    list,
    sparkle,
    clues,
    flask,
    book,
    undo,
    redo,
    file,
    copy,
    save,
    pencil,
    bulb,
    check,
    close,
    play,
    pause,
    first,
    previous,
    next,
    last,
    up,
    down,
    sun,
    moon,
    half,  // light or dark: follow the system
    keyboard,
    erase,
    candidates,
    solve,
    arrow_right,
    arrow_left,
    arrow_up,
    arrow_down,
    right,  // like up and down
    mirror_sides,
    mirror_top,
    turn,
    invert,
    full,
    complete,
    link,
    bookmark,
    bookmarked,
    print,
    restart,
    empty,
    text,
    more,
    dice,
    diagonal,
    corner_marks,
    centre_marks,
    colours,
    question,
    clock,
    find,
    share,
    sliders,
    chart,
    camera,
    home,
    calendar,
    bench,
    paste,
    lock,
    stairs,  // steps
    eye,
    nodes,  // techniques
    key,
    plus,
    ticked,
};

// Centred on `centre`, in a square of `size`.
void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace rookery::shell
