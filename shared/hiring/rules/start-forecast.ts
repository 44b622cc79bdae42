import type { StartForecast } from '../../people/model/compliance';
import { addDays } from '../../core/rules/calendar-days';

/** Days within which half, and nine of ten, were done. */
export type LeadTime = { p50: number; p90: number; measured: boolean };

/** `after`: items to complete first. A null time is unknown. */
export type StartTask = { itemId: string; after: readonly string[]; isDone: boolean; time: LeadTime | null };

type Known = { itemId: string; after: readonly string[]; days: number };

/** Days until each item is done along its longest path. Items that aren't open take none. */
const finishDays = (tasks: ReadonlyMap<string, Known>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const finish = (itemId: string, path: ReadonlySet<string>): number => {
    const known = found.get(itemId);
    if (known !== undefined) return known;
    const task = tasks.get(itemId);
    if (!task || path.has(itemId)) return 0;
    const before = Math.max(0, ...task.after.map((it) => finish(it, new Set([...path, itemId]))));
    found.set(itemId, before + task.days);
    return before + task.days;
  };
  for (const itemId of tasks.keys()) finish(itemId, new Set());
  return found;
};

const longest = (tasks: ReadonlyMap<string, Known>): number => Math.max(0, ...finishDays(tasks).values());

/** Follows the longest path from the end backward; ties go to the first by ID. */
const longestPath = (tasks: ReadonlyMap<string, Known>): Known[] => {
  const days = finishDays(tasks);
  const latest = (ids: readonly string[]): Known | undefined => {
    const sorted = ids
      .filter((it) => tasks.has(it))
      .toSorted((a, b) => days.get(b)! - days.get(a)! || (a < b ? -1 : 1));
    return tasks.get(sorted[0] ?? '');
  };
  const path: Known[] = [];
  for (let at = latest([...tasks.keys()]); at && !path.includes(at); at = latest(at.after)) path.push(at);
  return path;
};

const byId = (tasks: readonly Known[]): ReadonlyMap<string, Known> => new Map(tasks.map((it) => [it.itemId, it]));

/**
 * Earliest date by the longest path of usual times, safe date by that of slow times. No date while an open item's time is
 * unknown.
 */
export const startForecast = (tasks: readonly StartTask[], today: string): StartForecast => {
  const open = tasks.filter(({ isDone }) => !isDone);
  if (open.length === 0) return { kind: 'ready' };
  const timed: (Omit<StartTask, 'time'> & { time: LeadTime })[] = [];
  for (const { time, ...task } of open) if (time) timed.push({ ...task, time });
  if (timed.length < open.length) {
    const items = open.filter(({ time }) => time === null).map(({ itemId }) => itemId);
    return { kind: 'unknown', items: items.toSorted() };
  }
  const usual = timed.map(({ itemId, after, time }): Known => ({ itemId, after, days: time.p50 }));
  const slow = timed.map(({ itemId, after, time }): Known => ({ itemId, after, days: time.p90 }));
  const path = longestPath(byId(usual));
  const decider = path.toSorted((a, b) => b.days - a.days || (a.itemId < b.itemId ? -1 : 1))[0]!;
  const without = usual.map((it) => (it.itemId === decider.itemId ? { ...it, days: 0, after: [] } : it));
  return {
    kind: 'dated',
    earliestOn: addDays(today, longest(byId(usual))),
    safeOn: addDays(today, longest(byId(slow))),
    decidedBy: decider.itemId,
    withoutItOn: addDays(today, longest(byId(without))),
    measured: timed.every(({ time }) => time.measured),
  };
};
