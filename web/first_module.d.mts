// The module of the first verbs: as core_module, but for verbs().
export { default } from './core_module.mjs';
