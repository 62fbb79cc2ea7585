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

/** The functions of reducer_exports.cpp, as reducer.mjs calls them: in this module, and in that of the page's UI. */
export interface ReducerModule extends Memory {
    /** Texts are passed as address and length. Returns the reducer's address, which the other functions take. */
    _rookery_reducer_new(
        openEnded: boolean,
        rowsWanted: number,
        addsCounts: boolean,
        hasDedupeKey: boolean,
        maxIdleParts: number,
        ...lastWordLeftOpenAndStages: number[]
    ): number;
    _rookery_reducer_delete(reducer: number): void;
    /** Non-zero if every row is passed on unchanged: pass() then replaces take(). */
    _rookery_reducer_passes_all(reducer: number): number;
    _rookery_reducer_pass(reducer: number, rows: number): void;
    _rookery_reducer_take(reducer: number, ...rows: number[]): number;
    _rookery_reducer_results_in(reducer: number, ...rows: number[]): number;
    _rookery_reducer_end_part(reducer: number): void;
    _rookery_reducer_end(reducer: number, complete: boolean): number;
    _rookery_reducer_on_progress(reducer: number, part: number, ...activity: number[]): number;
    _rookery_reducer_taken(reducer: number): number;
    _rookery_reducer_closed(reducer: number): number;
    /** The length of the text whose address was returned last. */
    _rookery_reducer_text_length(): number;
}

export interface CoreModule extends ReducerModule {
    Job: new (verb: string, options: string[]) => Job;
    Reading: new () => Reading;
    listBeginning: number;
    hasVerb(name: string): boolean;
    /** Not in first_module, like the next three. */
    verbs(): VerbInfo[];
    /** The name of the table that a call needs and the core does not have yet, or "". */
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
