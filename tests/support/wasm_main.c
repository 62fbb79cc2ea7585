// clang 19 names the main function of a wasm program __main_argc_argv; Emscripten 3.1.6 calls main, and makes an empty
// program if there is none.
int argc_argv_main(int argc, char** argv) __asm__("__main_argc_argv");
int plain_main(int argc, char** argv) __asm__("main");
int plain_main(int argc, char** argv) {
    return argc_argv_main(argc, argv);
}
