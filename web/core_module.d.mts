// The border that bindings.cpp declares, as core.mjs sees it. Programs use core.mjs (rookery.d.ts) instead.
import type { VerbInfo } from './rookery.js';

import type { Memory } from './wasm_texts.mjs';

/** A job of one verb. The caller deletes it. */
export interface Job {
    /** A view of that many bytes inside the module, to be filled with UTF-8 before the next call. */
    input(bytes: number): Uint8Array;
    /** How the lines of a list that begins so are read, if the verb can take some of them at a time; -1: only all of the input. */
    listSymbols(beginning: string): number;
    /** The input is some lines of a list, from line number `first` on. Returns how many. */
    takeLines(first: number, symbols: number): number;
    /** Divides the job into parts. Returns what is wrong with the call, or an empty string. */
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
    /** Blocks of rows as UTF-8, each row with its line feed, a view of the module's memory until `sink` returns; problems as lines of line, column, sentence, separated by tabs. */
    run(
        part: number,
        sink: (rows: Uint8Array, count: number, problems: string) => void,
        stop: () => boolean,
        activity: (text: string) => void,
        document: (name: string, view: Uint8Array) => void,
    ): boolean;
    /** `read` gives the piece of that number of a document, or null behind the last; views are good for the call. Returns a sentence, or an empty string. */
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
    /** Texts as address and length. Returns the reducer's address, which the other functions take. */
    _rookery_reducer_new(
        openEnded: boolean,
        rowsWanted: number,
        addsCounts: boolean,
        hasDedupeKey: boolean,
        maxIdleParts: number,
        ...lastWordLeftOpenAndStages: number[]
    ): number;
    _rookery_reducer_delete(reducer: number): void;
    /** Every row is handed out as it is: pass() in place of take(). */
    _rookery_reducer_passes_all(reducer: number): number;
    _rookery_reducer_pass(reducer: number, rows: number): void;
    _rookery_reducer_take(reducer: number, ...rows: number[]): number;
    _rookery_reducer_results_in(reducer: number, ...rows: number[]): number;
    _rookery_reducer_end_part(reducer: number): void;
    _rookery_reducer_end(reducer: number, complete: boolean): number;
    _rookery_reducer_on_progress(reducer: number, part: number, ...activity: number[]): number;
    _rookery_reducer_taken(reducer: number): number;
    _rookery_reducer_closed(reducer: number): number;
    /** Of the text at the address that was returned last. */
    _rookery_reducer_text_length(): number;
}

export interface CoreModule extends ReducerModule {
    Job: new (verb: string, options: string[]) => Job;
    Reading: new () => Reading;
    listBeginning: number;
    hasVerb(name: string): boolean;
    /** Not of first_module, as the three behind it. */
    verbs(): VerbInfo[];
    /** The name of the table that a call needs and that the core has not got, or "". */
    missingTable(verb: string, options: string[]): string;
    /** Room for that many bytes of the table of that name, to be filled before it is taken. */
    tableRoom(name: string, bytes: number): Uint8Array;
    /** A sentence if it is not that table, or "". */
    takeTable(name: string): string;
    version(): string;
}

export interface CoreModuleOptions {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?(file: string): string;
    instantiateWasm?(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}

export default function createModule(options?: CoreModuleOptions): Promise<CoreModule>;
