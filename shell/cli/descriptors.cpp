#include "descriptors.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace rookery::cli {

// Each is opened in the direction in which it is not used, so that reading or writing still fails.
void reserve_standard_descriptors() {
    int opened = 0;
    do {
        opened = ::open("/dev/null", fcntl(STDIN_FILENO, F_GETFD) < 0 ? O_WRONLY : O_RDONLY);
    } while (0 <= opened && opened <= STDERR_FILENO);
    if (opened > STDERR_FILENO) close(opened);
}

}  // namespace rookery::cli
