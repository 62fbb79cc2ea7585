// Jobs that stop halfway, even on a fast machine; and stored jobs without the UI.

/** The start of a script in a page: the modules that run stored jobs. */
export const kKeptJobModules = `
  const { KeptJobs } = await import('/page/storage/kept_jobs.mjs');
  const { BrowserStore } = await import('/page/storage/kept_store.mjs');
  const { Pool } = await import('/pool.mjs');
  const { createLedger, init } = await import('/core.mjs');
  await init();
`;

/**
 * Until letGo, even across reloads, the workers of pages in this tab get only the first parts of each job.
 * @param {any} tab Playwright's page, before it loads
 * @param {number} [given] number of parts; default: all, until holdFrom sets another number
 */
export async function holdParts(tab, given) {
  await tab.addInitScript((/** @type {number | null} */ first) => {
    const post = Worker.prototype.postMessage;
    /** @type {{worker: Worker, message: any, transfer: any}[]} */
    let held = [];
    const parts = {
      /** Set by holdFrom since the page was loaded. @type {number | null} */
      limit: null,
      get given() {
        return parts.limit ?? ('allPartsOfTests' in window ? Infinity : (first ?? Infinity));
      },
      give(/** @type {number} */ given) {
        parts.limit = given;
        const free = held.filter(({ message }) => message.task.part < given);
        held = held.filter(({ message }) => message.task.part >= given);
        for (const { worker, message, transfer } of free) post.call(worker, message, transfer);
      },
      /** All held parts, in order: the pool listens only to those that are their worker's first task. */
      report(/** @type {string} */ text) {
        for (const { worker, message } of [...held].sort((a, b) => a.message.task.part - b.message.task.part)) {
          worker.dispatchEvent(new MessageEvent('message', { data: { type: 'activity', task: message.task, text } }));
        }
      },
    };
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
      if (message.type === 'task' && message.task.part >= parts.given) held.push({ worker: this, message, transfer });
      else post.call(this, message, transfer);
    };
    Object.assign(window, { partsOfTests: parts });
  }, given ?? null);
}

/**
 * From the next load on all parts run. Session storage could not say so: a value written right before a reload may be missing after it.
 * @param {any} tab
 */
export const letGo = (tab) => tab.addInitScript(() => Object.assign(window, { allPartsOfTests: true }));

/** From now until the next load, the workers get this many parts of each job. @param {any} tab @param {number} given */
export const holdFrom = (tab, given) =>
  tab.evaluate((/** @type {number} */ first) => /** @type {any} */ (window).partsOfTests.give(first), given);

/**
 * The held parts report what they are doing, as long parts do. They repeat it, because the pool ignores a part that is not yet its worker's
 * first task.
 * @param {import('./harness.mjs').RookeryPage} page @param {string} text @param {(state: any) => boolean} isShown
 */
export async function reportHeld(page, text, isShown) {
  /** @type {any} */
  let state;
  await page.until(async () => {
    await page.tab.evaluate((/** @type {string} */ said) => /** @type {any} */ (window).partsOfTests.report(said), text);
    state = await page.state();
    return isShown(state);
  }, `"${text}" in the page`);
  return state;
}

/**
 * Storing a job's input takes this long in pages of this tab, as on a slow disk: its transaction keeps issuing requests.
 * @param {any} tab Playwright's page, before it loads
 * @param {number} milliseconds
 */
export async function storeInputsSlowly(tab, milliseconds) {
  await tab.addInitScript((/** @type {number} */ time) => {
    const put = IDBObjectStore.prototype.put;
    const commit = IDBTransaction.prototype.commit;
    const slow = new WeakSet();
    IDBTransaction.prototype.commit = function () {
      if (!slow.has(this)) commit.call(this);
    };
    IDBObjectStore.prototype.put = function (/** @type {any} */ value) {
      const stored = put.call(this, value);
      const end = this.name === 'inputs' ? performance.now() + time : 0;
      if (end > 0) slow.add(this.transaction);
      const goOn = () => {
        if (performance.now() < end) this.get('').onsuccess = goOn;
      };
      goOn();
      return stored;
    };
  }, milliseconds);
}

/** The number of finished parts of all jobs that the browser has stored. @param {any} tab @returns {Promise<number>} */
export const keptParts = (tab) =>
  tab.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rookery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('works').objectStore('works').getAll();
          reading.onsuccess = () => resolve(reading.result.reduce((sum, { partsDone }) => sum + partsDone, 0));
          reading.onerror = () => reject(reading.error);
          opening.result.close();
        };
      }),
  );
