#pragma once
namespace rookery {
class ChainMemory {};
}
