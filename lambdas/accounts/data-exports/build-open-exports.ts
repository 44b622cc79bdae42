import { limits } from '@shared/limits';
import { partsOf } from '@shared/accounts/rules/export-parts';
import { addSeconds } from '../../platform/clock';
import { duePages } from '../../platform/due-pages';
import { tidyUp } from '../../platform/files/delete-quietly';
import { log } from '../../platform/logger';
import type { ExportItem } from '../../store/accounts/data-exports/export-item';
import { assemble } from './assemble';
import type { BuildDeps } from './ports';
import { rowsKey, storePart, summaryKey } from './store-part';

/** `paused`: the next run continues; `taken`: another run has it. */
type Outcome = 'ready' | 'paused' | 'taken' | 'failed' | 'broken';
export type BuildResult = Record<Outcome, number>;
export type Run = { hasTime: () => boolean; endsAt: () => Date };

const daySeconds = 24 * 3600;

const finished = (deps: BuildDeps, item: ExportItem, change: Partial<ExportItem>): ExportItem => ({
  ...item,
  leaseUntil: null,
  finishedAt: deps.clock.now().toISOString(),
  ...change,
});

const removeParts = async ({ storage }: BuildDeps, item: ExportItem, parts: readonly string[]): Promise<void> => {
  for (const part of parts) {
    await storage.remove(rowsKey(item, part));
    await storage.remove(summaryKey(item, part));
  }
};

/** Stores each part once; the next run continues a stopped one. */
const build = async (deps: BuildDeps, taken: ExportItem, { hasTime }: Run): Promise<Outcome> => {
  const parts = partsOf(taken.owner);
  let item = taken;
  const pause = async (): Promise<Outcome> => {
    await deps.exports.save(item, { ...item, leaseUntil: null });
    return 'paused';
  };
  for (const part of parts.filter((it) => !taken.done.includes(it))) {
    if (!hasTime()) return pause();
    await storePart(deps, item, part);
    const after = { ...item, done: [...item.done, part], attempts: 0 };
    await deps.exports.save(item, after);
    item = after;
  }
  if (!hasTime()) return pause();
  const file = await assemble(deps, item, parts);
  const expiresAt = addSeconds(deps.clock.now(), limits.exportDays * daySeconds).toISOString();
  await deps.exports.save(item, finished(deps, item, { state: 'ready', expiresAt, file }));
  await tidyUp('parts of an export', () => removeParts(deps, item, parts));
  return 'ready';
};

const buildOne = async (deps: BuildDeps, open: ExportItem, run: Run): Promise<Outcome> => {
  const lease = { now: deps.clock.now().toISOString(), until: run.endsAt().toISOString() };
  const taken = await deps.exports.take(open, lease);
  if (!taken) return 'taken';
  if (taken.attempts > limits.exportAttempts) {
    await deps.exports.save(taken, finished(deps, taken, { state: 'failed' }));
    log.error('a data export failed', new Error('No progress.'), { exportId: taken.exportId });
    return 'broken';
  }
  try {
    return await build(deps, taken, run);
  } catch (error) {
    log.error('a data export stopped', error);
    return 'failed';
  }
};

/** Builds open exports. An interrupted export is free again when its run would have ended. */
export const buildOpenExports = async (deps: BuildDeps, run: Run): Promise<BuildResult> => {
  const result: BuildResult = { ready: 0, paused: 0, taken: 0, failed: 0, broken: 0 };
  for await (const page of duePages(deps.exports.page, deps.clock.now(), run.hasTime)) {
    for (const open of page.exports) if (run.hasTime()) result[await buildOne(deps, open, run)] += 1;
  }
  return result;
};
