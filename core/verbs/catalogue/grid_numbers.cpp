#include "verbs/catalogue/grid_numbers.hpp"

namespace rookery {
namespace {

const GridNumbers*& numbers_of_program() {
    static const GridNumbers* numbers = nullptr;
    return numbers;
}

}  // namespace

const GridNumbers* grid_numbers() {
    return numbers_of_program();
}

void set_grid_numbers(const GridNumbers* numbers) {
    numbers_of_program() = numbers;
}

}  // namespace rookery
