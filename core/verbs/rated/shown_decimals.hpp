// A number that rows of text show with so many decimals, and JSON in full.
#pragma once

#include "rate/decimals.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

template <int kPlaces>
struct Decimals {
    double value;
};
template <int kPlaces>
void put(RowWriter& row, const Decimals<kPlaces>& decimals) {
    row.put(format_decimals(decimals.value, kPlaces), decimals.value);
}

}  // namespace rookery
