import { isRuledOut, keysOfPerson, keysOfRow, type ScreenedPerson } from '@shared/trust/rules/exclusion';
import type { ExclusionHit } from '@shared/trust/model/exclusion';
import { isDeepStrictEqual } from 'node:util';
import { utcDay, type Clock } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { holdOf, type ExclusionCase } from '../../../store/trust/exclusions/case-item';
import type { ExclusionCases, ScreenedProfessionals } from '../../../store/trust/exclusions/ports';
import type { WatchListReader } from '../../../store/trust/watch-lists/ports';
import { toExclusionRecord, rowOfText } from '../lists/listed-row';
import { isStale } from '../lists/stale-list';
import { mergeHits } from './merge-hits';

export type ScreeningDeps = {
  cases: Pick<ExclusionCases, 'get' | 'save'>;
  professionals: Pick<ScreenedProfessionals, 'get'>;
  lists: Pick<WatchListReader, 'find'>;
  clock: Pick<Clock, 'now'>;
};

const keysOf = (person: ScreenedPerson, hits: readonly ExclusionHit[]): string[] => [
  ...new Set([...keysOfPerson(person), ...hits.flatMap(({ entry }) => keysOfRow(entry))]),
];

const first = (userId: string, at: string): ExclusionCase => ({
  userId,
  hold: 'none',
  checkedOn: null,
  ruledOut: 0,
  hits: [],
  updatedAt: at,
  version: 1,
});

const openIn = (hits: readonly ExclusionHit[]): number => hits.filter(({ state }) => state === 'open').length;

/** Compares a person with the list; true if something new was found. Nothing counts as checked without a list. */
export const checkPerson = ({ cases, professionals, lists, clock }: ScreeningDeps, userId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const [stored, professional] = await Promise.all([cases.get(userId), professionals.get(userId)]);
    if (!professional) return false;
    const { person } = professional;
    const found = await lists.find('exclusions', keysOf(person, stored?.hits ?? []));
    if (!found) return false;
    const now = clock.now();
    const before = stored ?? first(userId, now.toISOString());
    const after = compared(before, person, found, now);
    if (stored && isDeepStrictEqual(before, after)) return false;
    await cases.save(stored, stored ? { ...after, version: before.version + 1 } : after);
    return openIn(after.hits) > openIn(before.hits);
  });

/** Drops match rules, so a newly known rule doesn't restart the wait for a decision. */
const withoutRules = (hits: readonly ExclusionHit[]): ExclusionHit[] => hits.map((hit) => ({ ...hit, name: null }));

type Listed = NonNullable<Awaited<ReturnType<WatchListReader['find']>>>;

const compared = (
  before: ExclusionCase,
  person: ScreenedPerson,
  { edition, texts }: Listed,
  now: Date,
): ExclusionCase => {
  const at = now.toISOString();
  const rows = texts.map(rowOfText);
  const hits = mergeHits(before.hits, person, rows, at);
  return {
    ...before,
    hits,
    hold: holdOf(hits),
    ruledOut: rows.filter((row) => isRuledOut(person, toExclusionRecord(row))).length,
    // An outdated list doesn't count as a check.
    checkedOn: isStale(edition.fileDate, now) ? before.checkedOn : utcDay(now),
    updatedAt: isDeepStrictEqual(withoutRules(hits), withoutRules(before.hits)) ? before.updatedAt : at,
  };
};
