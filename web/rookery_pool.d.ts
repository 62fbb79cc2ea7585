/** The types of the pool that runs long jobs in web workers (pool.mjs); a part of rookery.d.ts. */
import type { Input, Ledger, LedgerOptions, PartOutput, Plan, Problem, Spec, TableName } from './rookery.js';

/** Options of `new Pool(...)` in pool.mjs. */
export interface PoolOptions {
  /** The address of worker.mjs; by default next to pool.mjs. */
  workerUrl?: string | URL;
  /** Number of workers for long jobs; by default the machine's number of cores. One more is reserved for short jobs. */
  size?: number;
  /** The compiled core; by default the pool fetches core_module.wasm next to pool.mjs. */
  module?: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** If `module` is first_module.wasm: fetches and compiles core_module.wasm. Called when a job needs a verb that the former lacks. */
  whole?(): Promise<WebAssembly.Module>;
  /** Fetches a table when a job needs it; by default NAME.bin next to pool.mjs. */
  fetchTable?(name: TableName): Promise<Blob>;
  /** Creates a worker: for tests, and for pages that keep the worker's script elsewhere. */
  createWorker?(url: string | URL): PoolWorker;
  /** createLedger of core.mjs, once its core is loaded, or of another program that contains the core. */
  createLedger(plan: Plan, options?: LedgerOptions): Ledger;
}

/** The members of a web worker that the pool uses. */
export interface PoolWorker {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** A job for the pool: a {@link Spec} whose input may also be a file. */
export interface JobSpec extends Omit<Spec, 'input'> {
  input?: Input | Blob;
}

/** The listeners of a job. Each is called in a task of its own, never from within a call to the pool. */
export interface JobEvents {
  onPlan?(plan: Plan): void;
  /** Called after the plan if the job resumes from finished parts, with their numbers. */
  onResumed?(done: { parts: number; items: number }): void;
  /**
   * Rows in the order of the parts, joined by line feeds, without one at the end: at most 200 at a time. If the listener returns a promise,
   * further events wait until it resolves.
   */
  onRows?(rows: string): unknown;
  /** Replaces onRows for a program whose ledgers' module takes the next rows itself, by {@link Ledger.address}. */
  onRowsIn?(ledger: Ledger): unknown;
  onProblem?(problem: Problem): unknown;
  /** `milliseconds`: the total time that workers have spent on the finished parts. */
  onProgress?(itemsDone: number, milliseconds: number): void;
  /**
   * The current activity of a long part ("line 12: Nested forcing chains, r4c7"), a few times a second; empty when that part is done.
   * If there are several such parts, only the first is reported.
   */
  onActivity?(text: string): void;
  /**
   * For a job of more than two parts: the state of each of the pool's workers, always in the same order. In the last call, before the
   * end, no worker has a part, and the counts are final.
   */
  onWorkers?(states: WorkerState[]): void;
  /** Parts that have just been finished, in any order. They can be passed to a later start of the same spec. */
  onFinishedParts?(parts: FinishedPart[]): void;
  /**
   * Called before the end if the job made documents (a proof): those that are complete. If the parts of a job refuted something together,
   * their documents have been joined. `problem`: a sentence that says why documents are missing or incomplete; otherwise it is empty.
   */
  onDocuments?(result: { documents: Document[]; problem: string }): void;
  /** The last call. `message` is a sentence that says why the job failed; otherwise it is empty. */
  onEnd?(result: { end: JobEnd; message: string }): void;
}

/** A document that accompanies the rows, named "lrat" or "7.lrat", for example. */
export interface Document {
  name: string;
  blob: Blob;
}

/** The state of a worker with respect to one job. */
export interface WorkerState {
  /** The part that it runs, or -1 if it runs none of this job. */
  part: number;
  /** Number of parts of this job that it has finished. */
  partsDone: number;
}

/** A finished part with its results. A plain value. */
export interface FinishedPart extends PartOutput {
  /** Its share of the progress. */
  items: number;
  documents?: Document[];
  /** If set, the parts 0 to `whole` - 1 of this division are all of the job, however it is divided now. */
  whole?: number;
}

export type JobEnd = 'finished' | 'cancelled' | 'failed';

export interface JobHandle {
  readonly id: number;
  /** Ends the job within a tenth of a second. Results found until then are still delivered, and then onEnd is called. */
  cancel(): void;
  /** While paused, no further parts are started; running ones are finished. */
  pause(paused: boolean): void;
}
