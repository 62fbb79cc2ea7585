// In a page of the developer's loop (dev.mjs): reloads it after a build, or shows why the build failed.

const kPollInterval = 300; // milliseconds

/** @typedef {{number: number, problem: string}} Build */

/** @returns {Promise<Build | null>} null while the server does not answer */
async function latestBuild() {
  try {
    return await (await fetch('dev_state.json', { cache: 'no-store' })).json();
  } catch {
    return null;
  }
}

const errors = document.createElement('pre');
errors.id = 'dev-errors';
errors.style.cssText = 'position:fixed;inset:0;z-index:10;margin:0;padding:1rem;overflow:auto;background:#fff;color:#a00';

const loaded = Number(new URL(import.meta.url).searchParams.get('build'));
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, kPollInterval));
  const latest = await latestBuild();
  if (!latest) continue;
  if (latest.number !== loaded) {
    location.reload();
    break; // a second reload would cancel the first
  }
  errors.textContent = latest.problem;
  if (latest.problem) document.body.append(errors);
  else errors.remove();
}
