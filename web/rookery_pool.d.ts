/** The types of the pool that runs long jobs in web workers (pool.mjs); a part of rookery.d.ts. */
import type { Input, Plan, Problem, Reducer, Spec, TableName } from './rookery.js';

/** What `new Pool(...)` of pool.mjs takes. */
export interface PoolOptions {
  /** Where worker.mjs is; by default beside pool.mjs. */
  workerUrl?: string | URL;
  /** Workers for long jobs; by default as many as the machine has cores. One more is kept for short jobs. */
  size?: number;
  /** The compiled core; by default core_module.wasm beside pool.mjs is fetched. */
  module?: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** If `module` is that of first_module.wasm: fetches core_module.wasm, compiled. Called once a job needs a verb that the other lacks. */
  whole?(): Promise<WebAssembly.Module>;
  /** Fetches a table, once a job needs it; by default NAME.bin beside pool.mjs. */
  fetchTable?(name: TableName): Promise<Blob>;
  /** Makes a worker: for tests, and for pages that keep the worker's script elsewhere. */
  createWorker?(url: string | URL): PoolWorker;
  /** That of core.mjs, once its core is there, or of another program that has the core in it. */
  createReducer(plan: Plan): Reducer;
}

/** As much of a web worker as the pool uses. */
export interface PoolWorker {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** What a pool runs: a {@link Spec} whose input may also be a file. */
export interface JobSpec extends Omit<Spec, 'input'> {
  input?: Input | Blob;
}

/** What a job tells. All of it comes in tasks of its own, never from within a call to the pool. */
export interface JobEvents {
  onPlan?(plan: Plan): void;
  /** After the plan, if parts that were finished before need not be run: so much is done already. */
  onResumed?(done: { parts: number; items: number }): void;
  /** Rows in the order of the parts, joined by line feeds, without one at the end: at most 200 at a time. Who returns a promise is told more once it is kept. */
  onRows?(rows: string): unknown;
  onProblem?(problem: Problem): unknown;
  /** `milliseconds`: for how long workers have been at the parts that are done, each its own time. */
  onProgress?(itemsDone: number, milliseconds: number): void;
  /**
   * What a part that takes long is doing now ("line 12: Nested forcing chains, r4c7"), a few times a second; empty once that part
   * is done. Of several parts at once the first is heard.
   */
  onActivity?(text: string): void;
  /**
   * Of a job of more than two parts: what each of the pool's workers is at, in an order of their own. The last time, before the
   * end, nobody is at any part, and what they have done is all that is done.
   */
  onWorkers?(states: WorkerState[]): void;
  /** Parts that are done now, to be given to a later start of the same spec. In any order. */
  onFinishedParts?(parts: FinishedPart[]): void;
  /**
   * Before the end, if the job made documents (a proof): those that are whole. Where the parts of a job refuted something together, theirs
   * have been joined. `problem`: why they are missing or not whole, in a sentence; otherwise it is empty.
   */
  onDocuments?(result: { documents: Document[]; problem: string }): void;
  /** The last call. `message` says in a sentence why it failed; otherwise it is empty. */
  onEnd?(result: { end: JobEnd; message: string }): void;
}

/** What goes beside the rows, as "lrat" or "7.lrat". */
export interface Document {
  name: string;
  blob: Blob;
}

/** What a worker is at, as far as one job goes. */
export interface WorkerState {
  /** The part that it runs; -1: none of this job. */
  part: number;
  /** Parts of this job that it has done. */
  partsDone: number;
}

/** A part that was done, with what it found. A plain value. */
export interface FinishedPart {
  part: number;
  /** Joined by line feeds. */
  rows: string;
  /** Of rows. */
  count: number;
  problems: Problem[];
  /** What it adds to the progress. */
  items: number;
  documents?: Document[];
  /** This and so many others, from 0 on, are all of the job, however it is divided now. */
  whole?: number;
}

export type JobEnd = 'finished' | 'cancelled' | 'failed';

export interface JobHandle {
  readonly id: number;
  /** Ends the job within a tenth of a second; what was found by then is still delivered, and then onEnd. */
  cancel(): void;
  /** Hands out no further parts while paused; those being run are finished. */
  pause(paused: boolean): void;
}
