/** The types of the verbs that describe a board; a part of rookery.d.ts. */
import type { CellDigit, Input, Rows } from './rookery.js';

/** Solutions, minimality, symmetry and canonical form of every puzzle of the input. */
export function check(input: Input, options?: CheckOptions): Rows<CheckRow>;

export interface CheckOptions {
  /** Include the number of the solution's grid ({@link catalogue}). */
  number?: boolean;
}

export interface CheckRow {
  puzzle: string;
  clues: number;
  solutions: number;
  complete: boolean;
  /** Null unless the puzzle has exactly one solution. */
  minimal: boolean | null;
  /** Clues that can each be removed on their own, as "r1c1". Null unless the puzzle has exactly one solution. */
  redundant_clues: string[] | null;
  symmetry: string;
  canonical_form: string;
  /** Only if requested. Null unless the puzzle has exactly one solution. */
  grid_number?: number | null;
}

/** The min-lex form of every puzzle or grid of the input: the same for all that differ only by symmetry. */
export function canonical(input: Input): Rows<CanonicalRow>;

export interface CanonicalRow {
  canonical_form: string;
}

/** The smallest backdoors of every puzzle of the input: cells that, once filled, leave a puzzle that simple logic solves. */
export function backdoors(input: Input, options?: BackdoorsOptions): Rows<BackdoorsRow>;

export interface BackdoorsOptions {
  /** Look for backdoors of up to this many cells, 0 to 9 (3). */
  size?: number;
  /** Stop after this many of them (10000). */
  sets?: number;
  /** The logic that solves the rest: naked and hidden singles, or locked candidates too ("singles"). */
  logic?: 'singles' | 'locked';
}

export interface BackdoorsRow {
  puzzle: string;
  /** Of the smallest: 0 if simple logic solves the puzzle. Null if all are larger, or if there is not exactly one solution. */
  size: number | null;
  /** How many of that size were found. Null if there is not exactly one solution. */
  backdoors: number | null;
  /** The cells of each. */
  cells: number[][];
  /** Whether the puzzle has exactly one solution. */
  unique: boolean;
  /** Whether these are all of that size. */
  complete: boolean;
}

/** For every board of the input, the number of solutions that contain each of its candidates. */
export function candidates(input: Input, options?: CandidatesOptions): Rows<CandidatesRow>;

export interface CandidatesOptions {
  /** Count up to this many solutions of each, 1 to 60000 (1000). */
  cap?: number;
}

export interface CandidatesRow {
  puzzle: string;
  /** Solutions of the board, up to the cap; complete: there are no more. */
  solutions: number;
  complete: boolean;
  /** By cell and digit - 1, up to the cap. 0: no solution contains it; 1: as a clue it would leave one solution. */
  counts: number[][];
}

/** The smallest sets of clues to add that leave every board of the input with one solution. */
export function additions(input: Input, options?: AdditionsOptions): Rows<AdditionsRow>;

export interface AdditionsOptions {
  /** Look for sets of up to this many clues, 0 to 3 (3). */
  size?: number;
  /** Stop after this many of them (1000). */
  sets?: number;
  /** Do not search for sets if the board has more solutions than this (1000). */
  solutions?: number;
}

export interface AdditionsRow {
  puzzle: string;
  /** Of the board, up to the limit. */
  solutions: number;
  /** Of the smallest sets: 0 if there is one solution. Null if all are larger, or if there are too many solutions or none. */
  size: number | null;
  /** How many of that size were found, and the sets themselves. */
  sets: number;
  clues: CellDigit[][];
  /** Whether these are all of that size. */
  complete: boolean;
}

/**
 * The boards in pictures: binary PPM files (netpbm's P6), one after the other. A comment in the header may give the picture's name. A
 * picture without a board is reported as a problem, with the picture's number as its line. Needs the table `digits` ({@link loadTable}).
 */
export function readPicture(input: Input, options?: ReadPictureOptions): Rows<ReadPictureRow>;

export interface ReadPictureOptions {
  /** Every board of a picture, not only the largest. */
  all?: boolean;
}

export interface ReadPictureRow {
  /** Its name; without one, its number. */
  picture: string;
  /** The printed digits. */
  puzzle: string;
  /** The digits that were entered; null if there are none. */
  entered: string | null;
  /** Cells with pencil marks, as "r1c2:145". */
  marks: string[];
  /** Cells that a person should check, as "r1c1". */
  doubtful: string[];
  /** For each cell, the number of zeros in the odds that its digit is right, 0 to 9; a dot if no digit was read. */
  certainty: string;
  /** The second most likely digit of each cell; a dot if there is none. */
  second: string;
  /** In pixels, x and y in turn, clockwise from the board's upper left. */
  corners: number[];
}
