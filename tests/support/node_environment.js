// Programs under node see the environment of their process (support/environment.hpp), as native ones do.
Module.preRun = () => Object.assign(ENV, process.env);
