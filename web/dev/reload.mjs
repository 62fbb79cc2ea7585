// In a page of the developer's loop (dev.mjs): reloads it after a build, or shows why there is none.

const kLookMilliseconds = 300;

/** @typedef {{number: number, problem: string}} State of the build */

/** @returns {Promise<State | null>} null while the server is away */
async function stateNow() {
  try {
    return await (await fetch('dev_state.json', { cache: 'no-store' })).json();
  } catch {
    return null;
  }
}

const words = document.createElement('pre');
words.style.cssText = 'position:fixed;inset:0;z-index:10;margin:0;padding:1rem;overflow:auto;background:#fff;color:#a00';

const shown = await stateNow();
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, kLookMilliseconds));
  const state = await stateNow();
  if (!state) continue;
  if (state.number !== shown?.number) location.reload();
  words.textContent = state.problem;
  if (state.problem) document.body.append(words);
  else words.remove();
}
