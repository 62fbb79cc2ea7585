/** The types of the verbs that search a solved grid; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';

/**
 * Unavoidable sets of every solved grid of the input: cells that can be filled otherwise, so that every puzzle of the grid has a
 * clue in each. All are minimal.
 */
export function unavoidable(input: Input, options: UnavoidableOptions & { counts: true }): Rows<SetCountRow>;
export function unavoidable(input: Input, options?: UnavoidableOptions): Rows<UnavoidableRow>;

export interface UnavoidableOptions {
  /** Sets of at most so many cells (12). */
  'max-cells'?: number;
  /** "small" (all sets of up to 12 cells), "digits", "boxes", "random": which cells are emptied to find them. */
  method?: 'small' | 'digits' | 'boxes' | 'random';
  /** With "digits": so many digits at a time, 2 to 5 (4). */
  digits?: number;
  /** With "boxes": so many boxes at a time, 2 to 5 (5). */
  boxes?: number;
  /** With "random": so often (4000). */
  rounds?: number;
  /** Of what was emptied, so many solutions are looked at (10 million); a problem says where there are more. */
  solutions?: number;
  seed?: number | string;
  /** Sets instead of a search: one a line, 81 characters each, `.` or `0` outside the set. */
  load?: string;
  /** Only how many there are of each size. */
  counts?: boolean;
  /** Only the chosen sets that share no cell. */
  clique?: boolean;
  /** Of these grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface UnavoidableRow {
  /** 81 characters: the grid's digits in the cells of the set, `.` elsewhere. */
  set: string;
  /** How many. */
  cells: number;
  digits: number[];
  /** 1 to 9: the houses that it has a cell in. */
  rows: number[];
  columns: number[];
  boxes: number[];
  /** If the input has several. */
  grid?: string;
}

export interface SetCountRow {
  cells: number;
  sets: number;
  /** Whether these are all of that size that the method finds: of random cells there may always be more. */
  complete: boolean;
  grid?: string;
}

/** Every puzzle with one solution and so many clues, in every solved grid of the input. May take hours: see {@link estimate}. */
export function enumerate(input: Input, options: EnumerateOptions & { count: true }): Rows<EnumerateCountRow>;
export function enumerate(input: Input, options?: EnumerateOptions): Rows<EnumerateRow>;

/** Which puzzles of a grid are meant. */
export interface EnumerationOptions {
  /** 16 to 25 (17). */
  clues?: number;
  method?: 'bands' | 'gridchecker';
  /** Only puzzles that need each of their clues. */
  minimal?: boolean;
  /** These cells are clues: 81 characters, `.` or `0` for the others. */
  required?: string;
  /** No cells but these are clues. */
  allowed?: string;
  /**
   * Unavoidable sets of the grid that the search uses too: one a line, 81 characters each, `.` or `0` outside the set. They are
   * checked; they change how long it takes, and not what is found.
   */
  load?: string;
}

export interface EnumerateOptions extends EnumerationOptions {
  /** The first puzzle of each grid only. */
  first?: boolean;
  /** Stop at so many puzzles in all. */
  limit?: number;
  /** Only how many there are in each grid. */
  count?: boolean;
  /** Of these grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface EnumerateRow {
  puzzle: string;
}

export interface EnumerateCountRow {
  grid: string;
  number: number;
  /** False: the count was ended before, and there may be more. */
  complete: boolean;
}

/**
 * The least number of clues that any puzzle of each solved grid of the input has, proved: there is none with fewer. A second or two
 * a grid.
 */
export function fewest(input: Input, options?: FewestCluesOptions): Rows<FewestCluesRow>;

export interface FewestCluesOptions {
  /** Of these grids of the catalogue instead of an input: the first and the last number. */
  grids?: [number, number];
}

export interface FewestCluesRow {
  grid: string;
  /** 17 or more. Null: the run was ended before it was known. */
  fewest: number | null;
  /** One with so many clues. */
  puzzle: string | null;
  /** The numbers of clues that no puzzle has ("17, 18"), and of a run that was ended before how much is done of the next. */
  excluded: string;
}

/** How much work an enumeration of every grid of the input will be, from a random sample of its parts. */
export function estimate(input: Input, options?: EstimateOptions): Rows<EstimateRow>;

export interface EstimateOptions extends EnumerationOptions {
  /** Chooses the sample (1). */
  seed?: number | string;
}

export interface EstimateRow {
  grid: string;
  clues: number;
  /** Of the whole, and how many of them were run, in whole or (by the method gridchecker) in small pieces. */
  parts: number;
  sampled: number;
  /** Nodes are steps of the search, about proportional to time: time the call to know how many a second there are. */
  sampled_nodes: number;
  nodes: number;
  /** The nodes lie between these with a probability of about 90 %. */
  low: number;
  high: number;
  /** About so many will be found, and the standard error of that; null: the sample has none, which does not say that there are none. */
  puzzles: number | null;
  error: number | null;
}

/**
 * The number of every grid of the input among all 5,472,730,538 essentially different ones, in the order of their min-lex forms; of a
 * puzzle, that of its solution. Needs the table `catalogue` ({@link loadTable}).
 */
export function catalogue(input: Input, options: CatalogueOptions & { count: [number, number] }): Rows<FirstBandRow>;
export function catalogue(input: Input, options?: CatalogueOptions): Rows<CatalogueRow>;

export interface CatalogueOptions {
  /** The number of each grid of the input: the default. */
  rank?: boolean;
  /** Instead: the grids of these numbers, from the first to the last; 1 to 5,472,730,538. */
  unrank?: [number, number];
  /** Instead: how many grids begin with each of these first bands, 1 to 416, found by counting them: seconds each. */
  count?: [number, number];
  /** Instead: so many random grids. */
  random?: number;
  /** With random: as min-lex forms, every class as likely as any other, or shuffled, every grid as likely ("classes"). */
  uniform?: 'classes' | 'grids';
  /** Of random grids (1). */
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
