/** The types of the verb that solves by methods from the literature; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';
import type { VerbOptions } from './rookery_verbs.js';

/** Solves each puzzle by one method, with its counters. With an empty input and `order`: the empty grid of that order. */
export function classic(input: Input, options?: ClassicOptions): Rows<ClassicRow>;
/** The formula of the method "sat" as the lines of a DIMACS file. */
export function dimacs(input: Input, options?: { encoding?: SatEncoding; diagonal?: boolean; order?: 2 | 3 | 4 }): string;

export type ClassicOptions = Omit<VerbOptions['classic'], 'dimacs' | 'json'>;
export type SatEncoding = ClassicOptions['encoding'];

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
  /** The same in words: "the search is complete". */
  phrase: string;
  /** The method's counters, in its order: ["nodes", 12]. */
  counters: [string, number][];
  /** Number of nodes of the search tree by depth; empty if there is no tree. */
  depths: number[];
  notes: string[];
  tables?: { title: string; columns: string[]; rows: string[][]; left_out: number }[];
}
