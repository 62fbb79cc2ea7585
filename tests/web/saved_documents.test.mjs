// The documents of a job, saved from the page as one file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JobDocuments } from '../../web/page/job_documents.mjs';
import { test } from './support.mjs';

test('saved as one archive, which tar unpacks', async () => {
  const kept = new JobDocuments(20);
  assert.equal(kept.archive(3, 'proof'), null);
  const files = { cnf: 'p cnf 1 0\n', lrat: 'x'.repeat(700) };
  const documents = Object.entries(files).map(([name, text]) => ({ name, blob: new Blob([text]) }));
  assert.deepEqual(kept.keep(3, documents), []);
  const archive = kept.archive(3, 'proof');
  const folder = mkdtempSync(join(tmpdir(), 'rookery-'));
  try {
    writeFileSync(join(folder, 'proof.tar'), new Uint8Array(await /** @type {Blob} */ (archive).arrayBuffer()));
    assert.equal(spawnSync('tar', ['-xf', 'proof.tar'], { cwd: folder }).status, 0);
    for (const [name, text] of Object.entries(files)) assert.equal(readFileSync(join(folder, `proof.${name}`), 'utf8'), text);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.deepEqual(kept.keep(4, documents.slice(0, 1)), [3], 'the oldest are dropped');
  assert.equal(kept.archive(3, 'proof'), null);
});
