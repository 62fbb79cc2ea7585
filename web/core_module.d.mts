// The interface that bindings.cpp declares, for core.mjs. Programs use core.mjs (rookery.d.ts) instead.
import type { VerbInfo } from './rookery.js';

import type { Memory } from './wasm_texts.mjs';

/** A job of one verb. The caller deletes it. */
export interface Job {
    /** A view of that many bytes inside the module. The caller fills it with UTF-8 before its next call. */
    input(bytes: number): Uint8Array;
    /** How the lines of a list with this beginning are read if the verb can process some of them at a time, or -1. */
    listSymbols(beginning: string): number;
    /** Declares the input to be an excerpt of a list that begins at line number `first`. Returns its number of lines. */
    takeLines(first: number, symbols: number): number;
    /** Divides the job into parts. Returns an error sentence, or an empty string. */
    open(): string;
    parts(): number;
    items(): number;
    itemsIn(part: number): number;
    columns(): string[];
    /** Negative if all are wanted. */
    mostRows(): number;
    addsCounts(): boolean;
    hasDedupeKey(): boolean;
    /** Negative if it never gives up. */
    maxIdleParts(): number;
    countsTries(): boolean;
    mayGiveUp(): boolean;
    /** Empty if it has none. */
    lastWord(complete: boolean): string;
    /** Empty if it has none. */
    stages(): string;
    /**
     * `sink` gets blocks of rows as UTF-8, each row with its line feed, as a view of the module's memory that is valid until it returns;
     * and problems as lines of line, column and sentence, separated by tabs.
     */
    run(
        part: number,
        sink: (rows: Uint8Array, count: number, problems: string) => void,
        stop: () => boolean,
        activity: (text: string) => void,
        document: (name: string, view: Uint8Array) => void,
    ): boolean;
    /**
     * `read` returns the piece of that number of a document, or null after the last one. Views are valid during the call. Returns an error
     * sentence, or an empty string.
     */
    joinDocuments(read: (name: string, index: number) => Uint8Array | null, write: (name: string, view: Uint8Array) => void): string;
    delete(): void;
}

export interface Reading {
    input(bytes: number): Uint8Array;
    read(): { format: string; recognised: string; order: number; count: number; first: string; problems: string };
    delete(): void;
}

/**
 * The functions of ledger_exports.cpp, as part_ledger.mjs calls them: in this module, and in that of the page's UI. `ledger` is the address
 * of a ledger. Texts are passed as address and length, and returned as the address of a reply, or 0 if there is none.
 */
export interface LedgerModule extends Memory {
    HEAPU32: Uint32Array;
    HEAPF64: Float64Array;
    _rookery_ledger_new(
        parts: number,
        rowsWanted: number,
        addsCounts: boolean,
        hasDedupeKey: boolean,
        maxIdleParts: number,
        keepsAll: boolean,
        ...lastWordLeftOpenAndStages: number[]
    ): number;
    _rookery_ledger_delete(ledger: number): void;
    _rookery_ledger_state(ledger: number): number;
    /** Negative if there is none. */
    _rookery_ledger_take(ledger: number): number;
    _rookery_ledger_give_back(ledger: number, part: number): void;
    _rookery_ledger_lose(ledger: number, part: number, attempts: number, ...sentence: number[]): void;
    /** The address of that many bytes, which the caller fills with rows before the next two functions. */
    _rookery_ledger_room(ledger: number, bytes: number): number;
    _rookery_ledger_add_rows(ledger: number, part: number, length: number, count: number): void;
    _rookery_ledger_restore(ledger: number, part: number, length: number, count: number): number;
    /** A problem of the part that is restored next. */
    _rookery_ledger_restored_problem(ledger: number, line: number, column: number, ...sentence: number[]): void;
    _rookery_ledger_add_problem(ledger: number, part: number, line: number, column: number, ...sentence: number[]): void;
    _rookery_ledger_end(ledger: number, part: number): void;
    _rookery_ledger_is_done(ledger: number, part: number): number;
    _rookery_ledger_rows_of(ledger: number, part: number): number;
    _rookery_ledger_problem_of(ledger: number, part: number, index: number): number;
    _rookery_ledger_next_rows(ledger: number): number;
    _rookery_ledger_next_problem(ledger: number): number;
    _rookery_ledger_finish(ledger: number): number;
    _rookery_ledger_on_progress(ledger: number, part: number, ...activity: number[]): number;
}

export interface CoreModule extends LedgerModule {
    Job: new (verb: string, options: string[]) => Job;
    Reading: new () => Reading;
    listBeginning: number;
    hasVerb(name: string): boolean;
    /** Not in first_module. */
    verbs(): VerbInfo[];
    /** The name of the table that a call needs and the core could load, but does not have yet, or "". */
    missingTable(verb: string, options: string[]): string;
    /** Allocates that many bytes for the named table. The caller fills them before takeTable(). */
    tableRoom(name: string, bytes: number): Uint8Array;
    /** Returns a sentence if the bytes are not that table, or "". */
    takeTable(name: string): string;
    version(): string;
}

export interface CoreModuleOptions {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?(file: string): string;
    instantiateWasm?(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}

export default function createModule(options?: CoreModuleOptions): Promise<CoreModule>;
