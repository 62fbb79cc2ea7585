// Memory of processes, as the system counts it (where there is a /proc).
import { readFileSync, readdirSync } from 'node:fs';

/** Resident bytes of a process: private, shared, and file-backed. @param {number} id */
export function residentOf(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return ['RssAnon', 'RssShmem', 'RssFile'].map((kind) => 1024 * Number(new RegExp(`${kind}:\\s*(\\d+)`).exec(status)?.[1]));
  } catch {
    return [Number.NaN, Number.NaN, Number.NaN];
  }
}

/** A running process: its name and its parent (proc(5): the name is in parentheses and may contain any character). @param {string} id */
function processOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { id: Number(id), name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return null; // it has just ended
  }
}

/** All descendants of a process. @param {number} first its id */
export function descendants(first) {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = running.flatMap((id) => processOf(id) ?? []);
  const found = all.filter(({ parent }) => parent === first);
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id));
  return found;
}
