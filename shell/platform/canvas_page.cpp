// A frame here is as many ImGui frames (NewFrame to Render) as the queued events need, then one painting. Painting
// stops when the picture no longer changes, so that an idle page costs nothing.
#include "shell/platform/canvas_page.hpp"

#include <emscripten/heap.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <cstdlib>

#include "shell/imgui/field_tabbing.hpp"
#include "shell/platform/font_atlas.hpp"
#include "shell/platform/keys.hpp"
#include "shell/widgets/widgets.hpp"

namespace rookery::shell {
namespace {

// Creates the WebGL2 context of the element #canvas and makes it current. False when the browser has no WebGL2.
bool create_canvas_context() {
    // The minimum for a flat picture: where WebGL2 runs in software, each buffer and each sample costs frame time.
    EmscriptenWebGLContextAttributes attributes;
    emscripten_webgl_init_context_attributes(&attributes);
    attributes.majorVersion = 2;
    attributes.alpha = false;
    attributes.depth = false;
    attributes.stencil = false;
    attributes.antialias = false;
    attributes.preserveDrawingBuffer = true;  // frames are painted over the last one
    attributes.enableExtensionsByDefault = false;
    const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context("#canvas", &attributes);
    return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

// ImGui processes at most one change of a key or button per frame, so quick input within one frame needs several.
constexpr int kMaxSteps = 12;
// New windows are first measured while hidden: the picture is stable when this many frames change nothing.
constexpr int kStableFrames = 2;

// Whether a tooltip has just opened and is still hidden. It opens by itself, without an event that would cause frames.
bool measures_tooltip(const ImGuiContext& context) {
    return std::any_of(context.Windows.begin(), context.Windows.end(), [](const ImGuiWindow* window) {
        const bool tooltip = (window->Flags & ImGuiWindowFlags_Tooltip) != 0;
        return tooltip && window->Active && window->HiddenFramesCannotSkipItems > 0;
    });
}

}  // namespace

ImGuiOwner::ImGuiOwner() {
    ImGui::CreateContext();
}
ImGuiOwner::~ImGuiOwner() {
    ImGui::DestroyContext();
}

CanvasPage::CanvasPage() : app_(host_) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendPlatformName = "rookery page";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors | ImGuiBackendFlags_RendererHasVtxOffset;
    io.ConfigInputTextCursorBlink = false;  // a blinking caret would redraw forever
    io.UserData = this;
    io.ClipboardUserData = this;
    io.GetClipboardTextFn = [](void* page) { return static_cast<CanvasPage*>(page)->clipboard_.c_str(); };
    io.SetClipboardTextFn = [](void* page, const char* text) { static_cast<CanvasPage*>(page)->take_clipboard(text); };
    io.SetPlatformImeDataFn = [](ImGuiViewport*, ImGuiPlatformImeData* data) {
        FrameReport& report = static_cast<CanvasPage*>(ImGui::GetIO().UserData)->report_;
        report.caret = {data->InputPos.x, data->InputPos.y, data->InputLineHeight};
    };
}

JobEvents& CanvasPage::receiver(std::type_identity<JobEvents> /*of*/) {
    wake();
    return app_.jobs();
}

namespace {

// Whether memory can grow by a quarter, as adding rows may require at once, and by enough for a text and its copy: a
// module that runs out of memory is aborted. (Memory pages that are never written cost nothing.)
bool has_room() {
    constexpr std::size_t kLeastRoom = std::size_t{16} * 1024 * 1024;
    // `volatile`: a compiler may leave out a malloc whose memory is only freed.
    void* volatile room = std::malloc(std::max(kLeastRoom, emscripten_get_heap_size() / 4));
    std::free(room);
    return room != nullptr;
}

}  // namespace

void CanvasPage::take_rows(int job, std::string_view rows) {
    wake();
    if (has_room()) {
        app_.jobs().job_rows(job, rows);
    } else {
        app_.jobs().job_cut_short(job);
    }
}

HostEvents& CanvasPage::receiver(std::type_identity<HostEvents> /*of*/) {
    catch_up();
    return app_.host_events();
}

bool CanvasPage::take_context() {
    has_context_ = create_canvas_context() && renderer_.create();
    baked_ratio_ = 0;  // the atlas must be uploaded again
    wake();
    return has_context_;
}

void CanvasPage::resize(float width, float height, int device_width, int device_height, float ratio) {
    const bool same = width == width_ && height == height_ && device_width == device_width_ &&
                      device_height == device_height_ && ratio == ratio_;
    if (same) return;
    width_ = width;
    height_ = height;
    device_width_ = device_width;
    device_height_ = device_height;
    ratio_ = ratio;
    repaint();  // resizing a canvas clears it
}

void CanvasPage::bake_if_needed() {
    const FontSizes sizes = app_.font_sizes(width_, height_);
    if (sizes == baked_sizes_ && ratio_ == baked_ratio_) return;
    baked_sizes_ = sizes;
    baked_ratio_ = ratio_;
    app_.set_fonts(bake_fonts(sizes, ratio_));
    unsigned char* coverage = nullptr;
    int width = 0;
    int height = 0;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.GetTexDataAsAlpha8(&coverage, &width, &height);
    renderer_.set_atlas(coverage, width, height, atlas.TexUvWhitePixel);
    atlas.ClearTexData();
}

bool CanvasPage::step(bool records) {
    const double now = host_.now_seconds();
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = last_step_ == 0 ? 1.0F / 60 : std::max(static_cast<float>(now - last_step_), 1e-4F);
    last_step_ = now;
    io.DisplaySize = ImVec2(width_, height_);
    io.DisplayFramebufferScale =
        ImVec2(static_cast<float>(device_width_) / width_, static_cast<float>(device_height_) / height_);
    bake_if_needed();
    touch_.step(now);
    ImGui::NewFrame();
    const bool stale = app_.frame(width_, height_, records);
    ImGui::Render();
    return stale;
}

bool CanvasPage::step_until_fresh(bool records) {
    bool stale = can_draw();
    int steps = 0;
    for (; steps < kMaxSteps && stale; ++steps) stale = step(records);
    return steps > 1;
}

void CanvasPage::apply_input() {
    if (!can_draw()) return;
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    for (int i = 0; i < kMaxSteps && context.InputEventsQueue.Size > 0; ++i) step();
    wake();
}

void CanvasPage::catch_up() {
    wake();
    if (!can_draw() || ImGui::GetCurrentContext()->InputEventsQueue.Size == 0) return;
    apply_input();
    step();  // only the next one knows whether a field has the keyboard
}

FrameReport CanvasPage::frame() {
    report_.again = report_.painted = false;
    if (!can_draw()) return report_;
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    bool stale = true;  // never paint a state from before the input
    for (int i = 0; i < kMaxSteps && (stale || context.InputEventsQueue.Size > 0); ++i) stale = step();

    if (renderer_.paint(*ImGui::GetDrawData())) {
        report_.painted = true;
        wake();
    } else if (unstable_frames_ > 0) {
        --unstable_frames_;
    }
    if (measures_tooltip(context)) wake();
    // A tooltip that is due later needs no frame before that.
    const double tooltip = until_tooltip();
    if (tooltip > 0) host_.wake_after(tooltip);
    host_.set_alarm();
    report_.again = unstable_frames_ > 0 || context.InputEventsQueue.Size > 0 || tooltip == 0 ||
                    touch_.is_scrolling() || ImGui::IsAnyMouseDown() || app_.is_animating();
    report_.cursor = ImGui::GetMouseCursor();
    report_.wants_text = ImGui::GetIO().WantTextInput;
    return report_;
}

std::string CanvasPage::outline_json() {
    if (step_until_fresh(true)) wake();
    return app_.outline_json();
}

void CanvasPage::outline_event(std::string_view event) {
    wake();
    app_.on_event(event);
    step_until_fresh(false);
}

void CanvasPage::wake() {
    unstable_frames_ = kStableFrames;
}

void CanvasPage::repaint() {
    renderer_.forget_picture();
    wake();
}

void CanvasPage::take_picture() {
    if (has_context_) renderer_.take_host_picture();
    wake();
}

bool CanvasPage::can_draw() const {
    return has_context_ && width_ > 0 && height_ > 0 && device_width_ > 0;
}

void CanvasPage::pointer(PointerEvent event, float x, float y, int button, bool touch) {
    ImGuiIO& io = ImGui::GetIO();
    const double now = host_.now_seconds();
    wake();
    io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    if (event == PointerEvent::leave) {
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        return;
    }
    io.AddMousePosEvent(x, y);
    if (event == PointerEvent::move) {
        if (touch) touch_.move(x, y, now);
        return;
    }
    const bool down = event == PointerEvent::down;
    io.AddMouseButtonEvent(button, down);
    if (!touch) return;
    if (down) {
        touch_.down(x, y, now);
    } else {
        touch_.up(now, !reduced_motion_);
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);  // a lifted finger hovers over nothing
    }
}

void CanvasPage::wheel(float dx, float dy) {
    // ImGui scrolls by five lines for each unit.
    const float unit = 5 * ImGui::GetFontSize();
    wake();
    ImGui::GetIO().AddMouseWheelEvent(-dx / unit, -dy / unit);
}

void CanvasPage::key(std::string_view name, bool down, const Modifiers& held) {
    modifiers(held);
    const ImGuiKey key = key_of_name(name);
    if (key == ImGuiKey_None) return;
    wake();
    ImGui::GetIO().AddKeyEvent(key, down);
}

void CanvasPage::modifiers(const Modifiers& held) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Ctrl, held.ctrl);
    io.AddKeyEvent(ImGuiMod_Shift, held.shift);
    io.AddKeyEvent(ImGuiMod_Alt, held.alt);
}

void CanvasPage::text(std::string_view typed) {
    wake();
    ImGui::GetIO().AddInputCharactersUTF8(std::string(typed).c_str());
}

void CanvasPage::focus(bool focused) {
    wake();
    ImGui::GetIO().AddFocusEvent(focused);
}

void CanvasPage::leave_text() {
    wake();
    if (can_draw()) leave_field([this] { step(); });
}

bool CanvasPage::tab(bool backwards) {
    wake();
    return can_draw() && tab_from_field(backwards, [this] { step(); });
}

void CanvasPage::press_shortcut(int key) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Ctrl, true);
    io.AddKeyEvent(static_cast<ImGuiKey>(key), true);
    io.AddKeyEvent(static_cast<ImGuiKey>(key), false);
    io.AddKeyEvent(ImGuiMod_Ctrl, false);
    apply_input();
}

void CanvasPage::paste(std::string_view text) {
    catch_up();
    if (ImGui::GetIO().WantTextInput) {
        clipboard_ = text;
        press_shortcut(ImGuiKey_V);
    } else {
        app_.paste(text);
    }
}

std::string CanvasPage::copy(bool cut) {
    catch_up();
    if (!ImGui::GetIO().WantTextInput) return app_.copy_text();
    clipboard_.clear();
    copying_ = true;
    press_shortcut(cut ? ImGuiKey_X : ImGuiKey_C);
    copying_ = false;
    return clipboard_;
}

void CanvasPage::take_clipboard(const char* text) {
    clipboard_ = text;
    if (!copying_) host_.copy_text(text);
}

void CanvasPage::drop_file(std::string_view name, std::string_view text) {
    catch_up();
    app_.drop_file(name, text);
}

void CanvasPage::take_long_text(std::string_view file, std::string_view name, std::string_view beginning,
                                std::int64_t size) {
    catch_up();
    app_.take_long_text({name, beginning, static_cast<std::size_t>(size)}, file);
}

void CanvasPage::set_dark(bool dark) {
    wake();
    app_.set_dark(dark);
}

void CanvasPage::set_reduced_motion(bool reduced) {
    wake();
    reduced_motion_ = reduced;
    app_.set_reduced_motion(reduced);
}

}  // namespace rookery::shell
