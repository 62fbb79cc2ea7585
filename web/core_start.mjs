// Starts a core: an instance of one of the two modules that Embind made of bindings.cpp.
//
//   core_module    all verbs
//   first_module   those that a page has from its first moment on (core/verbs/verb_list.inc)

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
      return {}; // "it comes later"
    };
    createModule(settings).then(resolve, reject);
  });
}
