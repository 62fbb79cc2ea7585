/** The types of the verbs that search a solved grid; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';

/**
 * Unavoidable sets of every solved grid of the input: sets of cells that can also be filled in another way, so every puzzle of the grid
 * has a clue in each of them. All are minimal.
 */
export function unavoidable(input: Input, options: UnavoidableOptions & { counts: true }): Rows<SetCountRow>;
export function unavoidable(input: Input, options?: UnavoidableOptions): Rows<UnavoidableRow>;

export interface UnavoidableOptions {
  /** Sets of at most this many cells (12). */
  'max-cells'?: number;
  /** "small" (all sets of up to 12 cells), "digits", "boxes", "random": which cells are emptied to find them. */
  method?: 'small' | 'digits' | 'boxes' | 'random';
  /** With "digits": this many digits at a time, 2 to 5 (4). */
  digits?: number;
  /** With "boxes": this many boxes at a time, 2 to 5 (5). */
  boxes?: number;
  /** With "random": the number of rounds (4000). */
  rounds?: number;
  /** Examine at most this many solutions of an emptied grid (10 million); a problem reports if there are more. */
  solutions?: number;
  seed?: number | string;
  /** Sets to use instead of a search: one per line, 81 characters each, `.` or `0` outside the set. */
  load?: string;
  /** Only the number of sets of each size. */
  counts?: boolean;
  /** Only the chosen sets that share no cell. */
  clique?: boolean;
  /** Grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface UnavoidableRow {
  /** 81 characters: the grid's digits in the cells of the set, `.` elsewhere. */
  set: string;
  /** Number of cells. */
  cells: number;
  digits: number[];
  /** 1 to 9: the houses in which it has cells. */
  rows: number[];
  columns: number[];
  boxes: number[];
  /** If the input has several. */
  grid?: string;
}

export interface SetCountRow {
  cells: number;
  sets: number;
  /** Whether these are all sets of that size that the method can find: with random cells there may always be more. */
  complete: boolean;
  grid?: string;
}

/** Every puzzle with one solution and `clues` clues, in every solved grid of the input. May take hours: see {@link estimate}. */
export function enumerate(input: Input, options: EnumerateOptions & { count: true }): Rows<EnumerateCountRow>;
export function enumerate(input: Input, options?: EnumerateOptions): Rows<EnumerateRow>;

/** Selects the puzzles of a grid. */
export interface EnumerationOptions {
  /** 16 to 25 (17). */
  clues?: number;
  method?: 'bands' | 'gridchecker';
  /** Only puzzles that need each of their clues. */
  minimal?: boolean;
  /** These cells must be clues: 81 characters, `.` or `0` for the others. */
  required?: string;
  /** Only these cells can be clues. */
  allowed?: string;
  /**
   * Additional unavoidable sets of the grid for the search: one per line, 81 characters each, `.` or `0` outside the set. They are
   * checked. They change the running time, not the result.
   */
  load?: string;
}

export interface EnumerateOptions extends EnumerationOptions {
  /** Only the first puzzle of each grid. */
  first?: boolean;
  /** Stop after this many puzzles in all. */
  limit?: number;
  /** Only the number of puzzles in each grid. */
  count?: boolean;
  /** Grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface EnumerateRow {
  puzzle: string;
}

export interface EnumerateCountRow {
  grid: string;
  number: number;
  /** False: the count ended early, and there may be more. */
  complete: boolean;
}

/**
 * The smallest number of clues in any puzzle of each solved grid of the input, with proof that there is none with fewer. Takes a second or
 * two per grid.
 */
export function fewest(input: Input, options?: FewestCluesOptions): Rows<FewestCluesRow>;

export interface FewestCluesOptions {
  /** Grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface FewestCluesRow {
  grid: string;
  /** 17 or more. Null: the run ended before it was known. */
  fewest: number | null;
  /** A puzzle with that many clues. */
  puzzle: string | null;
  /** The numbers of clues that no puzzle has ("17, 18"); if the run ended early, also how much of the next number is done. */
  excluded: string;
}

/** Estimates the cost of an enumeration for every grid of the input, from a random sample of its parts. */
export function estimate(input: Input, options?: EstimateOptions): Rows<EstimateRow>;

export interface EstimateOptions extends EnumerationOptions {
  /** Chooses the sample (1). */
  seed?: number | string;
}

export interface EstimateRow {
  grid: string;
  clues: number;
  /** The number of parts, and how many of them were run, completely or (by the method gridchecker) in small pieces. */
  parts: number;
  sampled: number;
  /** Nodes are steps of the search, roughly proportional to time: time the call to learn how many there are per second. */
  sampled_nodes: number;
  nodes: number;
  /** With a probability of about 90 %, the number of nodes is between these. */
  low: number;
  high: number;
  /** The expected number of puzzles and its standard error; null if the sample has none, which does not mean that there are none. */
  puzzles: number | null;
  error: number | null;
}

/**
 * The number of every grid of the input among all 5,472,730,538 essentially different ones, in the order of their min-lex forms; for a
 * puzzle, the number of its solution. Needs the table `catalogue` ({@link loadTable}).
 */
export function catalogue(input: Input, options: CatalogueOptions & { count: [number, number] }): Rows<FirstBandRow>;
export function catalogue(input: Input, options?: CatalogueOptions): Rows<CatalogueRow>;

export interface CatalogueOptions {
  /** The number of each grid of the input: the default. */
  rank?: boolean;
  /** Instead: the grids of these numbers, from the first to the last; 1 to 5,472,730,538. */
  unrank?: [number, number];
  /** Instead: how many grids begin with each of these first bands, 1 to 416. They are counted, which takes seconds each. */
  count?: [number, number];
  /** Instead: this many random grids. */
  random?: number;
  /** With random: min-lex forms, all classes equally likely; or shuffled grids, all grids equally likely ("classes"). */
  uniform?: 'classes' | 'grids';
  /** For random grids (1). */
  seed?: number | string;
}

export interface CatalogueRow {
  /** From 1 on. */
  number: number;
  /** 81 digits: the min-lex form, or a random grid. */
  grid: string;
}

export interface FirstBandRow {
  band: number;
  /** 27 digits. */
  first_band: string;
  grids: number;
}
