// Checks of stored records. They may differ from what was written: disks lose pages, other programs write to the profile, other builds use
// other formats. So everything that is read is checked before it is used, and damaged data counts as missing.
/** The beginning of the names of long texts (long_texts.mjs), which end in the number of bytes. */
const kLongName = 'long-text-';
/** The name of a long text with this hash. @param {string} hash @param {Blob} text */
export const nameOfLong = (hash, text) => `${kLongName}${hash}-${text.size}`;

/** @param {string} input @param {unknown} text */
const isTextOf = (input, text) =>
  input.startsWith(kLongName) ? text instanceof Blob && input.endsWith(`-${text.size}`) : text === undefined;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string';
/** @param {unknown} value @returns {value is number} a safe integer that is not negative */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

const kLastTime = 8.64e15; // of a Date, in milliseconds

/** The job and its input. @param {unknown} job @returns {job is import('./kept_store.mjs').JobRecord} */
export function isJobRecord(job) {
  if (!isObject(job) || !isObject(job.options)) return false;
  const { key, build, verb, options, input, text, parts, partsDone, rows, finished, changed } = job;
  return (
    [key, build, verb, input, ...Object.values(options)].every(isText) &&
    isTextOf(/** @type {string} */ (input), text) &&
    // The number of parts of an open-ended search is unknown.
    (parts === -1 || isCount(parts)) &&
    [partsDone, rows].every(isCount) &&
    typeof finished === 'boolean' &&
    isCount(changed) &&
    changed <= kLastTime
  );
}

/** @param {unknown} problem */
const isProblem = (problem) => isObject(problem) && isCount(problem.line) && isCount(problem.column) && isText(problem.sentence);

/** @param {unknown} document */
const isDocument = (document) => isObject(document) && isText(document.name) && document.blob instanceof Blob;

/** @param {unknown} part @returns {part is import('../../rookery.js').FinishedPart} */
export function isFinishedPart(part) {
  if (!isObject(part)) return false;
  const { rows, count, problems, items, documents = [], whole = 0 } = part;
  return (
    [part.part, count, whole].every(isCount) &&
    isText(rows) &&
    (count === 0 ? rows === '' : count === rows.split('\n').length) &&
    Array.isArray(problems) &&
    problems.every(isProblem) &&
    typeof items === 'number' &&
    items >= 0 &&
    items <= Number.MAX_SAFE_INTEGER &&
    Array.isArray(documents) &&
    documents.every(isDocument)
  );
}
