/** The types of the verb that solves by the methods of the literature; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';

/** Each puzzle by one method, with what it counted. With an empty input and `order`: the empty grid of that order. */
export function classic(input: Input, options?: ClassicOptions): Rows<ClassicRow>;
/** The formula of the method "sat" as the lines of a DIMACS file. */
export function dimacs(input: Input, options?: { encoding?: SatEncoding; diagonal?: boolean; order?: 2 | 3 | 4 }): string;

export type SatEncoding = 'naive' | 'minimal' | 'extended';

export interface ClassicOptions {
  /** "dlx" by default. */
  method?: 'brute' | 'backtrack' | 'ps12' | 'csp' | 'sat' | 'dlx' | 'anneal' | 'tabu' | 'genetic' | 'reason';
  /** Both main diagonals hold every digit too. */
  diagonal?: boolean;
  order?: 2 | 3 | 4;
  /** It ends at so many solutions (2). */
  limit?: number;
  /** It ends after so many of its first counter. Without this "anneal", "tabu" and "genetic" never end on a puzzle without a solution. */
  effort?: number;
  /** Of all randomness (1). */
  seed?: number | string;
  /** Of csp ("arc"). */
  consistency?: 'naive' | 'bounds' | 'fast-bounds' | 'range' | 'arc';
  /** Of sat ("extended"). */
  encoding?: SatEncoding;
  /** Of dlx: which column is covered ("shortest"). */
  rule?: 'shortest' | 'random' | 'first';
  /** Of dlx: the size of the tree is estimated by so many random paths. */
  paths?: number;
  /** Of reason: with `trace`, "negative" also derives each step from clauses ("positive"). */
  view?: 'positive' | 'negative';
  /** The rows have `tables`. */
  trace?: boolean;
  /** So many rows of each table are kept (1000). */
  rows?: number;
}

export interface ClassicRow {
  puzzle: string;
  method: string;
  order: 2 | 3 | 4;
  diagonal: boolean;
  solutions: number;
  /** There are no more. */
  complete: boolean;
  first_solution: string | null;
  end: 'complete' | 'enough' | 'effort' | 'gave_up';
  /** The same as a phrase: "the search is complete". */
  phrase: string;
  /** What the method counts, in its order: ["nodes", 12]. */
  counters: [string, number][];
  /** Nodes of the search tree by their depth; empty where there is no tree. */
  depths: number[];
  notes: string[];
  tables?: { title: string; columns: string[]; rows: string[][]; left_out: number }[];
}
