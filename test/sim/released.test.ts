import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { itemsOf } from './invariants/items';
import { playPlan } from './scenario/run-scenario';
import { planOf } from './scenario/plan';
import { keep, readAll } from './released';
import type { Kept } from './world/kept';
import { noFaults } from './world/faults';
import { readLines } from './world/stored';
import { openWorld } from './world/world';

// npm run test:sim -- --keep 2026-11 stores what the current code writes, for later releases.

const folder = join(import.meta.dirname, 'released');
const toKeep = process.env['SIM_KEEP'];
const seedsTried = 50;

const openReleased = (name: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wardline-released-'));
  cpSync(join(folder, name), dataDir, { recursive: true });
  return openWorld(1, { dataDir });
};

/** Stores a scenario without faults that has enough to read. */
const kept = async (seed: number, dataDir: string): Promise<boolean> => {
  const world = await openWorld(seed, { dataDir });
  try {
    const scene = await playPlan(world, { ...planOf(seed), faults: noFaults });
    await world.settle();
    if (['Placement', 'Timesheet', 'Review', 'Interview'].some((it) => itemsOf(world, it).length === 0)) return false;
    await keep(world, scene, dataDir);
    return true;
  } finally {
    await world.close();
  }
};

it.runIf(toKeep)('keeps items of this release', async () => {
  const dataDir = join(folder, toKeep ?? '');
  for (let seed = 1; seed <= seedsTried; seed += 1) {
    // Keys stay, because functions hold them; users of another scenario don't.
    rmSync(join(dataDir, 'cognito'), { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    if (await kept(seed, dataDir)) return;
  }
  expect.fail(`None of ${seedsTried} scenarios has enough to keep.`);
});

const released = existsSync(folder) ? readdirSync(folder) : [];

it.skipIf(toKeep).each(released)('items and events of %s are still read', async (name) => {
  const then = JSON.parse(readFileSync(join(folder, name, 'people.json'), 'utf8')) as Kept;
  const world = await openReleased(name);
  try {
    for (const role of ['employer', 'nurse'] as const) {
      const statuses = await world.run(readAll(then, role));
      const now = then.reads[role].filter((read) => statuses.has(read));
      expect(now.length).toBeGreaterThan(20);
      for (const read of now) expect([role, read, statuses.get(read)]).toEqual([role, read, 200]);
      expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    }
    // Events still in transit while the new release is deployed.
    for (const event of readLines(join(folder, name, 'events.jsonl'))) await world.resend(event);
    await world.settle();
    expect(world.failures).toEqual([]);
  } finally {
    await world.close();
  }
});
