// The module of the first verbs: core_module without verbs().
export { default } from './core_module.mjs';
