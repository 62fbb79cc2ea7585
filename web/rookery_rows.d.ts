/** Building blocks for the types of the verbs' options and rows, and how the options of a call determine its rows; a part of rookery.d.ts. */
import type { Input, Rows } from './rookery.js';
import type { ExplainStep, LevelsDefinitionsRow, SurveyRow, VerbInputs, VerbOptions, VerbRows } from './rookery_verbs.js';

// ------------------------------------------------------------------------------------------------------- values of options

/** Numbers from the first to the last: [24, 28] or "24..28"; also "24.." and "..28". Ratings have a decimal point: [2.6, 4.5]. */
export type Range = number | `${number}` | `${number}..` | `..${number}` | `${number}..${number}` | readonly [low: number, high: number];

/** A word, or those from the first to the last: "medium..hard". */
export type WordRange<Word extends string> = Word | `${Word}..` | `..${Word}` | `${Word}..${Word}`;

/** One or more words: "te,b" or ["te", "b"]. */
export type WordList<Word extends string> = Word | `${Word},${string}` | readonly Word[];

/** One or more names, as of techniques: "x-wing, naked pair" or ["x-wing", "naked pair"]. */
export type Names = string | readonly string[];

// --------------------------------------------------------------------------------------------------------- values in rows

export type CellDigit = [cell: number, digit: number];

/** A candidate that a step is based on. */
export type Mark = [cell: number, digit: number, role: 'base' | 'cover' | 'fin'];

/** An assumption and what follows from it. */
export interface Chain {
  /** The first node follows from the last. */
  loop: boolean;
  /**
   * Each node comes after its parents. `nested` is an index into the step's `nested`, or -1. `group` has the other cells of a group: with
   * `on` 1 one of them has the digit, with 0 none has.
   */
  nodes: [cell: number, digit: number, on: 0 | 1, reason: ChainReason, parents: number[], nested: number, group?: number[]][];
  /** The nodes that carry the conclusion. */
  ends: number[];
}

export type ChainReason = 'assumption' | 'cell' | 'box' | 'row' | 'column' | 'pattern';

/** A step that nodes of a chain are based on. */
export interface NestedStep extends Omit<ExplainStep, 'n'> {}

/** A table of the trace of a textbook method. */
export interface TraceTable {
  title: string;
  columns: string[];
  rows: string[][];
  /** Number of rows that were left out. */
  left_out: number;
}

export type RatingStatus = SurveyRow['status'];

/** `levels('', { definitions: true })` returns their definitions. */
export type Level = LevelsDefinitionsRow['level'];

export type HodokuLevel = LevelsDefinitionsRow['highest_hodoku_level'];

// ------------------------------------------------------------------------------------------------------ rows of a call

export type VerbName = keyof VerbOptions;

/** The rows of a verb with these options. `RowOf<'solve', { all: true }>` has a solution. */
export type RowOf<Verb extends VerbName, O = {}> = VerbRows<O>[Verb];

/** Whether a call meets a condition; "maybe" if that is only known when the program runs. Of several states, one "yes" is enough. */
type State = 'yes' | 'maybe' | 'no';

/** Whether one of these options is on. */
export type On<O, Name extends string> = Name extends keyof O ? StateOf<O[Name]> : 'no';

type StateOf<Value> = [Value] extends [undefined | false] ? 'no' : [Extract<Value, undefined | false>] extends [never] ? 'yes' : 'maybe';

/** Whether the value of an option is one of these words, or a list that contains one. */
export type Has<O, Name extends string, Word extends string, Preset extends string> = Settled<
  HasWord<Name extends keyof O ? O[Name] : undefined, Word, Preset>
>;

type Settled<Flag extends boolean> = [Flag] extends [true] ? 'yes' : [Flag] extends [false] ? 'no' : 'maybe';

/** The states of all values that are possible, as flags. */
type HasWord<Value, Word extends string, Preset extends string> = Value extends undefined
  ? IsWord<Preset, Word>
  : Value extends readonly string[]
    ? ListHas<Value, Word>
    : string extends Value
      ? boolean
      : Value extends `${infer First},${infer Rest}`
        ? true extends IsWord<First, Word>
          ? true
          : HasWord<Rest, Word, Preset>
        : IsWord<Value, Word>;

type IsWord<Value, Word extends string> = Value extends Word ? true : false;

type ListHas<List extends readonly string[], Word extends string> = number extends List['length']
  ? [Extract<List[number], Word>] extends [never]
    ? false
    : boolean
  : List extends readonly [infer First, ...infer Rest extends readonly string[]]
    ? [First] extends [Word]
      ? true
      : [Extract<First, Word>] extends [never]
        ? ListHas<Rest, Word>
        : boolean
    : false;

/** The first kind of rows if the condition is met, otherwise the others. */
export type If<Condition extends State, Row, Others> = 'yes' extends Condition ? Row : 'maybe' extends Condition ? Row | Others : Others;

/** Keys that rows have only if the condition is met. */
export type With<Condition extends State, Keys> = 'yes' extends Condition ? Keys : 'maybe' extends Condition ? Partial<Keys> : unknown;

// ------------------------------------------------------------------------------------------------------------------ calls

/** Options that are declared; the compiler reports any other. */
export type Declared<O, Options> = O & { [Other in Exclude<keyof O, keyof Options>]: never };

/** A function for a verb: with an input, if the verb takes one, and options. `More`: options of the function itself. */
export type VerbFunction<Verb extends VerbName, More = {}> = VerbFunctions<Verb, VerbOptions[Verb] & More>[VerbInputs[Verb]];

interface VerbFunctions<Verb extends VerbName, Options> {
  needed: {
    (input: Input): Rows<RowOf<Verb>>;
    <const O extends Options>(input: Input, options?: Declared<O, Options>): Rows<RowOf<Verb, O>>;
  };
  optional: {
    (input?: Input): Rows<RowOf<Verb>>;
    <const O extends Options>(input?: Input, options?: Declared<O, Options>): Rows<RowOf<Verb, O>>;
  };
  none: {
    (): Rows<RowOf<Verb>>;
    <const O extends Options>(options?: Declared<O, Options>): Rows<RowOf<Verb, O>>;
  };
}
