// The canvas UI (app.mjs, app.wasm): a Bridge with what is more than a message.
import { PartLedger } from '../part_ledger.mjs';
import { Bridge } from './channel.mjs';

const kLeastRoom = 16 * 1024 * 1024; // bytes

export class CanvasApp extends Bridge {
  /**
   * Instantiates the module.
   * @param {import('./host.mjs').PageHost} host carries out the UI's requests
   * @param {Promise<WebAssembly.Module>} program app.wasm
   * @param {() => void} onAbort the module is out of memory and unusable
   */
  static async load(host, program, onAbort) {
    // @ts-ignore: made by the build
    const { default: create } = await import('../app.mjs');
    const module = await program;
    const started = await new Promise((resolve, reject) => {
      const instantiateWasm = (
        /** @type {WebAssembly.Imports} */ imports,
        /** @type {(instance: WebAssembly.Instance) => void} */ done,
      ) => {
        WebAssembly.instantiate(module, imports).then(done, reject);
        return {}; // tells Emscripten that the instance comes later
      };
      const takeRequest = (/** @type {number} */ address, /** @type {number} */ length) => app.takeRequest(address, length);
      create({ takeRequest, instantiateWasm, onAbort }).then(resolve, reject);
    });
    const app = new CanvasApp(started, host);
    return app;
  }

  #module;

  /** @param {any} module @param {import('./host.mjs').PageHost} host */
  constructor(module, host) {
    super(module, host);
    this.#module = module;
  }

  /** The current outline. @returns {import('./outline/nodes.mjs').Outline} */
  outline() {
    return JSON.parse(this.outlineJson());
  }

  /**
   * Whether its memory can grow by a quarter, as adding rows may require at once, and by enough for a text and its copy: a module that runs
   * out of memory is aborted. (Memory pages that are never written cost nothing.)
   */
  hasRoom() {
    const address = this.#module._malloc(Math.max(kLeastRoom, this.#module.HEAPU8.length / 4));
    this.#module._free(address);
    return address !== 0;
  }

  /** Rows that a ledger has in the module's memory. @param {number} id @param {number} address @param {number} length */
  jobRowsAt(id, address, length) {
    this.jobRows(id, this.#module.HEAPU8.subarray(address, address + length));
  }

  /** For the pool of workers. @param {import('../rookery.js').Plan} plan @param {import('../rookery.js').LedgerOptions} [options] */
  createLedger(plan, options) {
    return new PartLedger(this.#module, plan, options);
  }
}
