# What Debian's emcc runs (the preset "wasm" names this file in EM_CONFIG): clang and lld 19 instead of the clang 14 it was
# packaged with, whose vectorizer miscompiles SIMD code (tests/unit/simd/compiler_test.cpp has the smallest case).
import shutil

EMSCRIPTEN_ROOT = '/usr/share/emscripten'
LLVM_ROOT = '/usr/lib/llvm-19/bin'
BINARYEN_ROOT = '/usr'
NODE_JS = shutil.which('node')
FROZEN_CACHE = True  # the prebuilt system libraries, which are never rebuilt
