/** The types of the verb that finds clues which strategies alone solve, or proves that there are none; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';

/**
 * For each pattern of the input (one mask a line: 81 characters or 16, `.` or `0` for an empty cell) or the one of the options: clues in
 * exactly these cells that the strategies solve, or why there are none. One pattern alone is never given up unless `conflicts` says so;
 * that may take hours: run it as a long job then.
 */
export function exact(input: Input, options?: ExactOptions): Rows<ExactRow>;
/** The fewest clues that the strategies solve, on any pattern. */
export function exact(input: '', options: FewestOptions): Rows<FewestRow>;
/** For each way to share so many clues among the boxes: whether they can be solved. By formulas; 9x9 may take for ever. */
export function exact(input: '', options: EachShareOptions): Rows<ShareRow>;
/** 4x4: how many sets of so many cells have clues that the strategies solve. By formulas. */
export function exact(input: '', options: SolvedSetsOptions): Rows<SolvedSetsRow>;

export interface ExactOptions {
  /** Instead of an input. */
  pattern?: string;
  /** 3 for boards of 9x9, 2 for 4x4; by default as the pattern is. */
  order?: 2 | 3;
  /** "naked", "hidden", "locked", "naked-pairs", "hidden-pairs"; by default the first three. */
  strategies?: string | string[];
  /** "portfolio" is all of them in turn; the others are for comparison, and "sat" is for the fewest clues. */
  method?: 'portfolio' | 'anneal' | 'find' | 'refute' | 'states' | 'test' | 'sat';
  /** K of the methods find (12), states and refute (more and more). */
  steps?: number;
  /** One pattern is divided into so many parts or more (16); 1: it is not. */
  cubes?: number;
  /** So many puzzles are tried (6000000). */
  attempts?: number;
  /** A part ends undecided after so many conflicts of the SAT solver. */
  conflicts?: number;
  /** Of all randomness (1). */
  seed?: number | string;
  /** Of what is impossible, the formula and its refutation go to {@link Sink.document} as DIMACS and LRAT. */
  proof?: boolean;
}

export interface ExactRow {
  /** `x` for a clue cell, `.` for the others. */
  pattern: string;
  clues: number;
  /** Names joined by commas. */
  strategies: string;
  /** "undecided" where neither came out. */
  answer: 'clues' | 'impossible' | 'undecided';
  /** Solved by the strategies, with one solution; checked by other parts of the core. */
  puzzle: string | null;
  /** That the puzzle takes, each doing all that the strategies can do at once; or after which all clues are stuck. */
  steps: number | null;
  reason: string | null;
  /** Of "impossible", if the positions alone are the reason: the cells it is about. */
  cells?: number[];
  /** Of "impossible", if it was refuted in parts: how many. */
  parts?: number;
}

export interface FewestOptions {
  fewest: true;
  /** "sat": by formulas that leave the cells open, a part for each way to share the clues among the boxes. */
  method?: 'anneal' | 'sat';
  order?: 2 | 3;
  strategies?: string | string[];
  /** Just so many; by formulas up to 24 of 9x9. */
  clues?: number;
  /** By formulas: a part ends undecided after so many conflicts of the SAT solver. */
  conflicts?: number;
  /** With "sat", as of {@link ExactOptions}; a document for each part. */
  proof?: boolean;
  /** Puzzles that each part tries (2 million). */
  attempts?: number;
  /** It ends after so many parts in a row that found no fewer (20). */
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
  /** False: the count was ended before, and there may be more. */
  complete: boolean;
}

/** Fewer with every row; one row with the method sat. */
export interface FewestRow {
  clues: number;
  puzzle: string | null;
  /** Names joined by commas. */
  strategies: string;
  /** "proved": there are none with fewer. */
  answer: 'found' | 'proved' | 'impossible' | 'undecided';
  reason: string;
}
