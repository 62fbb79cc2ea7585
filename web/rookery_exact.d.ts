/** The types of the verb that finds clues that chosen strategies alone solve, or proves that there are none; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';

/**
 * For each pattern of the input (one mask per line: 81 or 16 characters, `.` or `0` for an empty cell), or for the option `pattern`: clues
 * in exactly these cells that the strategies solve, or why there are none. The search never gives up on a single pattern unless
 * `conflicts` limits it. That may take hours: run it as a long job.
 */
export function exact(input: Input, options?: ExactOptions): Rows<ExactRow>;
/** The fewest clues that the strategies solve, on any pattern. */
export function exact(input: '', options: FewestOptions): Rows<FewestRow>;
/** For each way to distribute `clues` clues over the boxes: whether they can be solved. By formulas; 9x9 may take forever. */
export function exact(input: '', options: EachShareOptions): Rows<ShareRow>;
/** 4x4: how many sets of `clues` cells have clues that the strategies solve. By formulas. */
export function exact(input: '', options: SolvedSetsOptions): Rows<SolvedSetsRow>;

export interface ExactOptions {
  /** Instead of an input. */
  pattern?: string;
  /** 3 for boards of 9x9, 2 for 4x4; by default that of the pattern. */
  order?: 2 | 3;
  /** "naked", "hidden", "locked", "naked-pairs", "hidden-pairs"; by default the first three. */
  strategies?: string | string[];
  /** "portfolio" combines position checks, annealing and "refute"; the others run alone, and "sat" is for the fewest clues. */
  method?: 'portfolio' | 'anneal' | 'find' | 'refute' | 'states' | 'test' | 'sat';
  /** K of the methods find (12), states and refute (increasing). */
  steps?: number;
  /** Divide a single pattern into this many parts or more (16); 1: do not divide it. */
  cubes?: number;
  /** Number of puzzles to try (6000000). */
  attempts?: number;
  /** A part ends undecided after this many conflicts of the SAT solver. */
  conflicts?: number;
  /** For all randomness (1). */
  seed?: number | string;
  /** For an impossible pattern, {@link Sink.document} gets the formula and its refutation as DIMACS and LRAT. */
  proof?: boolean;
}

export interface ExactRow {
  /** `x` for a clue cell, `.` for the others. */
  pattern: string;
  clues: number;
  /** Names joined by commas. */
  strategies: string;
  /** "undecided" if neither was found. */
  answer: 'clues' | 'impossible' | 'undecided';
  /** Solved by the strategies, with one solution; checked by other parts of the core. */
  puzzle: string | null;
  /** How many the puzzle takes, each doing all that the strategies can do at once; or the number after which all clues are stuck. */
  steps: number | null;
  reason: string | null;
  /** For "impossible", if the positions alone are the reason: the cells that it concerns. */
  cells?: number[];
  /** For "impossible", if it was refuted in parts: how many. */
  parts?: number;
}

export interface FewestOptions {
  fewest: true;
  /** "sat": by formulas that leave the cells open, one part for each way to distribute the clues over the boxes. */
  method?: 'anneal' | 'sat';
  order?: 2 | 3;
  strategies?: string | string[];
  /** Exactly this many; by formulas up to 24 for 9x9. */
  clues?: number;
  /** By formulas: a part ends undecided after this many conflicts of the SAT solver. */
  conflicts?: number;
  /** With "sat", as in {@link ExactOptions}; one document per part. */
  proof?: boolean;
  /** Number of puzzles that each part tries (2 million). */
  attempts?: number;
  /** End after this many parts in a row that found no fewer (20). */
  'give-up'?: number;
  seed?: number | string;
}

export interface EachShareOptions {
  fewest: true;
  method: 'sat';
  each: true;
  clues: number;
  order?: 2 | 3;
  strategies?: string | string[];
  conflicts?: number;
  proof?: boolean;
}

export interface SolvedSetsOptions {
  fewest: true;
  method: 'sat';
  count: true;
  clues: number;
  order: 2;
  strategies?: string | string[];
  conflicts?: number;
}

export interface ShareRow {
  clues: number;
  /** Clues of each box: "3 2 2 / 2 2 1 / 2 2 1". */
  shares: string;
  strategies: string;
  answer: 'clues' | 'impossible' | 'undecided';
  puzzle: string | null;
  /** K of the last formula. */
  steps: number;
}

export interface SolvedSetsRow {
  clues: number;
  strategies: string;
  sets: number;
  /** False: the count ended early, and there may be more. */
  complete: boolean;
}

/** Each row has fewer clues than the one before; with the method sat there is one row. */
export interface FewestRow {
  clues: number;
  puzzle: string | null;
  /** Names joined by commas. */
  strategies: string;
  /** "proved": there are none with fewer. */
  answer: 'found' | 'proved' | 'impossible' | 'undecided';
  reason: string;
}
