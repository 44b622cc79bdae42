import { exclusionMatch, type ScreenedPerson } from '@shared/trust/rules/exclusion';
import { exclusionRank } from '@shared/trust/rules/exclusion-review';
import { exclusionStrengths } from '@shared/trust/model/exclusion-vocabulary';
import { limits } from '@shared/limits';
import type { ExclusionHit, ExclusionStep } from '@shared/trust/model/exclusion';
import { toExclusionRecord, type ListedRow } from '../lists/listed-row';

const weakness = (strength: ExclusionHit['strength']): number => exclusionStrengths.indexOf(strength);

type Change = { state: ExclusionHit['state']; cause: ExclusionStep['cause'] };

export const withStep = (hit: ExclusionHit, { state, cause }: Change, at: string): ExclusionHit => ({
  ...hit,
  state,
  history: [...hit.history, { state, cause, at, note: '', verifiedOn: null }].slice(-limits.exclusionSteps),
});

type Match = Pick<ExclusionHit, 'strength' | 'name' | 'npiNumber' | 'birthDate'>;
type Found = { row: ListedRow; match: Match };

const matching = (person: ScreenedPerson, row: ListedRow): Found | null => {
  const { strength, ...compared } = exclusionMatch(person, toExclusionRecord(row));
  return strength === 'none' ? null : { row, match: { strength, ...compared } };
};

const wasConfirmed = ({ history }: ExclusionHit): boolean => history.some(({ state }) => state === 'confirmed');

/** Keeps a confirmed person on hold until someone reviews why the entry is gone. */
const withoutEntry = (hit: ExclusionHit, at: string): ExclusionHit => {
  if (hit.state === 'confirmed') return withStep(hit, { state: 'open', cause: 'entryGone' }, at);
  if (hit.state !== 'open' || wasConfirmed(hit)) return hit;
  return withStep(hit, { state: 'withdrawn', cause: 'entryGone' }, at);
};

/** Compares by matching details, then by name. Older hits don't have the match rule. */
const isStronger = (match: Match, hit: Match): boolean =>
  weakness(match.strength) < weakness(hit.strength) ||
  (match.strength !== 'npi' && hit.name !== null && exclusionRank(match) < exclusionRank(hit));

/** Keeps a match open after a profile change, because a new name must not lift a hold. */
const withMatch = (hit: ExclusionHit, { match }: Found, at: string): ExclusionHit => {
  const stronger = isStronger(match, hit);
  const seen = stronger ? { ...hit, ...match } : { ...hit, name: hit.name ?? match.name };
  if (hit.state === 'dismissed' && stronger) return withStep(seen, { state: 'open', cause: 'strongerMatch' }, at);
  if (hit.state === 'withdrawn') return withStep({ ...hit, ...match }, { state: 'open', cause: 'found' }, at);
  return hit.state === 'open' ? seen : { ...hit, name: seen.name };
};

const raised = ({ row, match }: Found, at: string): ExclusionHit =>
  withStep(
    { entry: row.entry, ...match, state: 'open', raisedAt: at, history: [] },
    { state: 'open', cause: 'found' },
    at,
  );

/** Merges hits. `listed` has every row that may match the person or their earlier hits. */
export const mergeHits = (
  hits: readonly ExclusionHit[],
  person: ScreenedPerson,
  listed: readonly ListedRow[],
  at: string,
): ExclusionHit[] => {
  const inForce = new Map(listed.filter((it) => it.reinstatedOn === null).map((it) => [it.entry.rowId, it]));
  const known = new Set(hits.map(({ entry }) => entry.rowId));
  const followed = hits.map((hit) => {
    const row = inForce.get(hit.entry.rowId);
    if (!row) return withoutEntry(hit, at);
    const found = matching(person, row);
    return found ? withMatch(hit, found, at) : hit;
  });
  const fresh = [...inForce.values()]
    .filter(({ entry }) => !known.has(entry.rowId))
    .flatMap((row) => matching(person, row) ?? [])
    .sort((a, b) => exclusionRank(a.match) - exclusionRank(b.match));
  const room = limits.exclusionHits - followed.filter(({ state }) => state === 'open').length;
  return [...followed, ...fresh.slice(0, Math.max(0, room)).map((found) => raised(found, at))];
};
