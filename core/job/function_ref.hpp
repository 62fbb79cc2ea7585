// FunctionRef: a reference to a callable, as a parameter or for as long as the callable lives. Two pointers: a function
// that takes one need not be a template, and nothing is allocated.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace rookery {

template <class Signature>
class FunctionRef;

// The calls are always inlined: the kernels of core/solve, which are compiled for several processors, must share no
// function with other code (simd/target.hpp).
template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
  public:
    // Refers to nothing, and must not be called.
    constexpr FunctionRef() = default;
    constexpr FunctionRef(std::nullptr_t) {}
    template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> && std::is_invocable_r_v<Result, F&, Args...>)
        FunctionRef(F&& function)
        : object_{const_cast<void*>(static_cast<const void*>(std::addressof(function)))},  // its type is restored below
          call_{[](void* object, Args... args) -> Result {
              return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
          }} {}

    [[gnu::always_inline]] explicit operator bool() const { return call_ != nullptr; }
    [[gnu::always_inline]] Result operator()(Args... args) const {
        return call_(object_, static_cast<Args&&>(args)...);
    }

  private:
    void* object_ = nullptr;
    Result (*call_)(void*, Args...) = nullptr;
};

}  // namespace rookery
