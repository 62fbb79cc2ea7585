// The script of the pool's workers, an entry for bundlers. It exports nothing.
export {};
