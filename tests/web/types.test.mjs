// All JavaScript of the page and of these tests, and rookery.d.ts, pass the TypeScript compiler's strict checks.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root, test } from './support.mjs';

test('types', () => {
  const compiler = path.join(root, 'build/npm/node_modules/typescript/bin/tsc');
  const project = path.join(root, 'tests/web/tsconfig.json');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});
