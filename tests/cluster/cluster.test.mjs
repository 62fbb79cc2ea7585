// shell/cluster: a run of many tasks, under a real Slurm (in its own namespaces) and under GNU parallel. Tasks are killed and the
// controller is restarted; repeated until it is complete, the run yields the bytes of one local run.
//
// ROOKERY_TASKS=N: N tasks instead of 12. If a package or permission is missing, the test is skipped with the reason.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cli, ownFolder, skip } from '../cli/command.mjs';

const folder = ownFolder('cluster');
const here = path.dirname(fileURLToPath(import.meta.url));
const scripts = path.join(here, '../../shell/cluster');
const tasks = Number(process.env.ROOKERY_TASKS ?? 12);
const seed = 2026;
const limit = 1_200_000 + 10_000 * tasks; // `trouble` ends by itself when nothing progresses, and says what hangs

/** @param {string} command @param {string[]} args */
function run(command, args, env = {}) {
  return spawnSync(command, args, {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, ROOKERY: cli, ...env },
    timeout: limit,
    killSignal: 'SIGKILL',
  });
}
/** @param {string[]} args */
const cluster = (...args) => run(path.join(scripts, 'rookery-cluster'), args);

/** The reason to skip a test, or false. @param {Record<string, string>} packages by their programs */
function lacking(packages) {
  if (skip) return skip;
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  const missing = Object.entries(packages).find(([program]) => !path.split(':').some((place) => existsSync(`${place}/${program}`)));
  return missing ? `skipped: ${missing[1]} is not installed` : false;
}

function lackingNamespaces() {
  const { status, stderr } = spawnSync('unshare', ['--net', '--pid', '--mount', '--uts', '--ipc', '--fork', 'true'], { encoding: 'utf8' });
  return status === 0 ? false : `skipped: namespaces need root (${(stderr ?? '').trim()})`;
}

/** @param {string} engine @param {string} place @param {(command: string, args: string[]) => ReturnType<typeof run>} call */
function survives(engine, place, call) {
  assert.equal(spawnSync('mkdir', [path.join(folder, place)]).status, 0);
  const { status, stdout, stderr, signal } = call(path.join(here, 'trouble'), [
    engine,
    path.join(folder, place),
    cli,
    `${tasks}`,
    `${seed}`,
  ]);
  assert.equal(status, 0, `seed ${seed}, ${tasks} tasks, ${signal}\n${stdout}\n${stderr}`);
  assert.match(stdout, new RegExp(`shards ${tasks} done ${tasks} running 0 failed 0 left 0`), stdout);
  assert.match(stdout, /\nthe same bytes\n$/);
  assert.doesNotMatch(stdout, /merged an incomplete run/);
  const [, killed] = /\nkilled (\d+), /.exec(stdout) ?? [];
  assert.ok(Number(killed) > 0, stdout);
  return stdout;
}

test(
  'a Slurm array with killed tasks and a restarted controller completes',
  {
    skip:
      lacking({ slurmctld: 'slurmctld', slurmd: 'slurmd', sbatch: 'slurm-client', munged: 'munge', ip: 'iproute2' }) || lackingNamespaces(),
    timeout: limit,
  },
  () => {
    const place = path.join(folder, 'slurm');
    survives('slurm', 'slurm', (command, args) =>
      run(path.join(here, 'with_slurm'), [place, command, ...args], { PATH: `${process.env.PATH}:/usr/sbin:/sbin` }),
    );
  },
);

test('GNU parallel jobs with killed tasks complete', { skip: lacking({ parallel: 'parallel' }), timeout: limit }, () => {
  survives('parallel', 'parallel', run);
  const log = readFileSync(path.join(folder, 'parallel/run/log/joblog'), 'utf8').trimEnd().split('\n');
  assert.ok(log.filter((line) => !line.startsWith('Seq')).length >= tasks);
});

test('a wrong call is reported before anything is created', { skip }, () => {
  for (const [args, sentence] of /** @type {[string[], RegExp][]} */ ([
    [['new', 'wrong', '5..3', '1', 'rate', '--range', '@', 'x'], /expected a range A\.\.B, found "5\.\.3"/],
    [['new', 'wrong', '1..3', '0', 'rate', '--range', '@', 'x'], /expected the number of puzzles or grids per shard, found "0"/],
    [['new', 'wrong', '1..3', '1', 'rate', 'x'], /expected @ for the range/],
    [['status', 'wrong'], /expected the folder of a run/],
    [['merge'], /expected the folder of a run/],
  ])) {
    const { status, stderr } = cluster(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, sentence);
  }
  assert.ok(!existsSync(path.join(folder, 'wrong')));
});

test('failures are shown and not merged', { skip: lacking({ parallel: 'parallel' }) }, () => {
  assert.equal(cluster('new', 'bad', '1..30', '10', 'rate', '--range', '@', 'nowhere').status, 0);
  assert.match(cluster('new', 'bad', '1..30', '10', 'rate', '--range', '@', 'nowhere').stderr, /bad is already a run/);
  const ended = run(path.join(scripts, 'rookery-parallel'), ['bad']);
  assert.equal(ended.status, 3);
  assert.match(ended.stdout, /^shards\t3\ndone\t0\nrunning\t0\nfailed\t3\nleft\t0\nshard \d: status 1, see log\/\d\.log\n/);
  assert.match(readFileSync(path.join(folder, 'bad/log/0.log'), 'utf8'), /cannot read nowhere/);
  assert.equal(cluster('merge', 'bad').status, 1);
});

test('a run without a finished shard is not merged, and says so', { skip }, () => {
  assert.equal(cluster('new', 'not begun', '1..30', '10', 'rate', '--range', '@', 'list').status, 0);
  const { status, stdout, stderr } = cluster('merge', 'not begun');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^rookery-cluster: no shard of \S+not\\ begun is done, 3 are left: /);
});

test("printed commands can be pasted, whatever the folder's name", { skip }, () => {
  const place = "odd; touch pasted, $(touch pasted) 'x' 100%";
  assert.equal(cluster('new', place, '1..3', '1', 'rate', '--range', '@', 'list').status, 0);
  // A fake Slurm whose queue always contains the run; it records its arguments.
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  for (const name of ['squeue', 'sbatch', 'scancel', 'rookery-cluster']) {
    writeFileSync(path.join(programs, name), `#!/bin/sh\nprintf '%s\\n' "$@" >'${folder}/${name}.called'\necho 17\n`);
    chmodSync(path.join(programs, name), 0o755);
  }
  const PATH = `${programs}:${process.env.PATH}`;
  const called = (/** @type {string} */ name) =>
    readFileSync(path.join(folder, `${name}.called`), 'utf8')
      .trimEnd()
      .split('\n');
  const { status, stderr } = run(path.join(scripts, 'rookery-slurm'), [place], { PATH });
  assert.equal(status, 3);
  const [, show, end] = /: (rookery-cluster status .*) shows them, (scancel .*) ends them\n$/.exec(stderr) ?? [];
  for (const command of [show, end]) assert.equal(run('bash', ['-c', command ?? 'false'], { PATH }).status, 0, stderr);
  const [name] = called('squeue').filter((word) => word.startsWith('--name='));
  assert.deepEqual(called('scancel'), [name]);
  assert.deepEqual(called('rookery-cluster'), ['status', path.join(folder, place)]);
  assert.match(name ?? '', /^--name=[\w.-]+$/); // Slurm splits names at commas
  assert.ok(!existsSync(path.join(folder, 'pasted')));
});
