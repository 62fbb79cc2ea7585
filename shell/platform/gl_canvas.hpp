// The WebGL2 context of the page's canvas.
#pragma once

namespace rookery::shell {

// Makes the context of the element #canvas and makes it current. False when the browser has no WebGL2.
bool create_canvas_context();

}  // namespace rookery::shell
