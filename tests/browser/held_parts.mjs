// A job that stands still in its middle, however fast the machine is; and jobs that are kept, without the UI around them.

/** At the beginning of a script in a page: what it takes to run jobs that are kept. */
export const kKeptJobModules = `
  const { KeptJobs } = await import('/page/kept_jobs.mjs');
  const { BrowserStore } = await import('/page/kept_store.mjs');
  const { Pool } = await import('/pool.mjs');
  const { createReducer, init } = await import('/core.mjs');
  await init();
`;

/**
 * Until letGo, also over reloads, the workers of pages opened in this tab get the first parts of each job only.
 * @param {any} tab Playwright's page, before it loads
 * @param {number} given parts
 */
export async function holdParts(tab, given) {
  await tab.addInitScript((/** @type {number} */ first) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
      const held = message.type === 'task' && message.task.part >= first && !sessionStorage.getItem('all-parts');
      if (!held) post.call(this, message, transfer);
    };
  }, given);
}

/** From the next load on all parts run. @param {any} tab */
export const letGo = (tab) => tab.evaluate(() => sessionStorage.setItem('all-parts', 'yes'));

/**
 * A job's input takes so long to be stored in pages opened in this tab, as on a slow disk: its transaction goes on asking.
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

/** How many finished parts the browser keeps, of all jobs. @param {any} tab @returns {Promise<number>} */
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
