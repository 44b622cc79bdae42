import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { act } from './life/live';
import { planOf } from './life/plan';
import { keep, readAll, type Kept } from './released';
import { readLines } from './world/stored';
import { openWorld } from './world/world';

// npm run test:sim -- --keep 2026-11 keeps what the present code writes, for later releases.

const folder = join(import.meta.dirname, 'released');
const toKeep = process.env['SIM_KEEP'];
/** A life with a placement, hours, and reviews. */
const keptSeed = 3;

const openReleased = (name: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wardline-released-'));
  cpSync(join(folder, name), dataDir, { recursive: true });
  return openWorld(1, { dataDir });
};

it.runIf(toKeep)('keeps items of this release', async () => {
  const dataDir = join(folder, toKeep ?? '');
  mkdirSync(dataDir, { recursive: true });
  const world = await openWorld(keptSeed, { dataDir });
  try {
    await keep(world, await act(world, planOf(keptSeed)), dataDir);
  } finally {
    await world.close();
  }
});

const released = existsSync(folder) ? readdirSync(folder) : [];

it.skipIf(toKeep).each(released)('items and events of %s are still read', async (name) => {
  const kept = JSON.parse(readFileSync(join(folder, name, 'people.json'), 'utf8')) as Kept;
  const world = await openReleased(name);
  try {
    for (const role of ['employer', 'nurse'] as const) {
      const statuses = await world.run(readAll(kept, role));
      const now = kept.reads[role].filter((read) => statuses.has(read));
      expect(now.length).toBeGreaterThan(20);
      for (const read of now) expect([role, read, statuses.get(read)]).toEqual([role, read, 200]);
      expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    }
    // Still on their way while the new release is deployed.
    for (const event of readLines(join(folder, name, 'events.jsonl'))) await world.resend(event);
    await world.settle();
    expect(world.failures).toEqual([]);
  } finally {
    await world.close();
  }
});
