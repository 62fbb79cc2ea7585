// Uses libjpeg-turbo's own interface, TurboJPEG, which returns its errors.
#include <turbojpeg.h>

#include <cstring>
#include <memory>

#include "pictures/decoders.hpp"
#include "pictures/orientation.hpp"

namespace rookery::cli {
namespace {

struct EndDecompressor {
    void operator()(void* handle) const { tjDestroy(handle); }
};
using Decompressor = std::unique_ptr<void, EndDecompressor>;

// The library tolerates most errors and fills missing parts with grey, where a grid could be read that is not in the
// picture.
bool ends_early(void* handle) {
    return std::strstr(tjGetErrorStr2(handle), "Premature end") != nullptr;
}

}  // namespace

DecodedPicture decode_jpeg(std::string_view bytes, std::int64_t most_pixels) {
    DecodedPicture decoded;
    const Decompressor handle(tjInitDecompress());
    if (!handle) {
        decoded.problem = tjGetErrorStr2(nullptr);
        return decoded;
    }
    const auto broken = [&] { return std::string("the JPEG is broken: ") + tjGetErrorStr2(handle.get()); };
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    int subsampling = 0;
    int colours = 0;
    if (tjDecompressHeader3(handle.get(), data, bytes.size(), &decoded.width, &decoded.height, &subsampling,
                            &colours) != 0) {
        decoded.problem = broken();
        return decoded;
    }
    decoded.problem = size_problem(decoded.width, decoded.height, most_pixels);
    if (!decoded.problem.empty()) return decoded;
    const bool of_ink = colours == TJCS_CMYK || colours == TJCS_YCCK;
    if (of_ink) {
        decoded.problem = "the JPEG has CMYK colours: expected RGB or grey";
        return decoded;
    }
    decoded.rgb.resize(static_cast<std::size_t>(decoded.width) * static_cast<std::size_t>(decoded.height) * 3);
    const int status = tjDecompress2(handle.get(), data, bytes.size(), decoded.rgb.data(), decoded.width, 0,
                                     decoded.height, TJPF_RGB, TJFLAG_LIMITSCANS);
    if (status != 0 && (tjGetErrorCode(handle.get()) == TJERR_FATAL || ends_early(handle.get()))) {
        decoded.problem = broken();
        return decoded;
    }
    turn_upright(decoded, orientation_of_jpeg(bytes));
    return decoded;
}

}  // namespace rookery::cli
