// The canvas UI (app.mjs, app.wasm): a Bridge, plus the calls that are not messages.
import { PartLedger } from '../part_ledger.mjs';
import { Bridge } from './channel.mjs';

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

  /** The UI takes the next rows of that job. @param {number} id @param {import('../rookery.js').Ledger} ledger made by createLedger */
  takeRows(id, ledger) {
    this.#module._rookery_take_rows(id, ledger.address);
  }

  /** For the pool of workers. @param {import('../rookery.js').Plan} plan @param {import('../rookery.js').LedgerOptions} [options] */
  createLedger(plan, options) {
    return new PartLedger(this.#module, plan, options);
  }
}
