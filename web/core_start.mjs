// Starts a core: an instance of one of the two modules that are built from bindings.cpp.
//
//   core_module    all verbs
//   first_module   the verbs that a page has from the start (core/verbs/verb_list.inc)

/**
 * @param {import('./rookery.js').InitOptions} options
 * @returns {Promise<import('./core_module.mjs').CoreModule>}
 */
export async function startCore({ wasmBinary, wasmModule, firstVerbs = false }) {
  const { default: createModule } = await (firstVerbs ? import('./first_module.mjs') : import('./core_module.mjs'));
  /** @type {import('./core_module.mjs').CoreModuleOptions} */
  const settings = { locateFile: (file) => new URL(file, import.meta.url).href };
  if (wasmBinary) settings.wasmBinary = wasmBinary;
  if (!wasmModule) return createModule(settings);
  return new Promise((resolve, reject) => {
    settings.instantiateWasm = (imports, done) => {
      WebAssembly.instantiate(wasmModule, imports).then(done, reject);
      return {}; // tells Emscripten that the instance comes later
    };
    createModule(settings).then(resolve, reject);
  });
}
