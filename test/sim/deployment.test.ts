import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRelease } from './scenario/deployment';
import { runScenario } from './scenario/run-scenario';
import { planOf } from './scenario/plan';

const folder = join(import.meta.dirname, 'released');
const released = existsSync(folder) ? readdirSync(folder) : [];
/** The seed with faults; one without them on request. */
const seeds = process.env['SIM_SECONDS'] ? [4, 2] : [2];

it.each(released)('%s is replaced while people keep working', async (name) => {
  for (const seed of seeds) {
    const release = openRelease(name);
    const { problems, deeds } = await runScenario(planOf(seed), { dataDir: release.dataDir, release });
    expect([seed, problems]).toEqual([seed, []]);
    expect(deeds['Application']).toBeGreaterThan(0);
  }
});
