// The module of the first verbs: core_module without verbs() and the functions for tables.
export { default } from './core_module.mjs';
