import { imlcLetterStates, imlcStates, nlcStates } from '../data/license-compacts';
import type { JobDraft } from '../model/job';
import type { License } from '../model/professional';
import { states, type StateCode } from '../model/profile-vocabulary';
import { fit, type Fit } from './match-fit';
import { usStateOf } from './state-of';

export type MatchedLicense = Pick<License, 'type' | 'state' | 'expiryDate' | 'compact'>;

type Held = MatchedLicense & { state: StateCode };

const isCurrent = ({ expiryDate }: MatchedLicense, today: string): boolean =>
  expiryDate === null || expiryDate >= today;

const licensesToPractise = (licenses: readonly MatchedLicense[]): Held[] =>
  licenses.filter((it): it is Held => it.type === 'medical-license' && it.state !== null);

/** Valid through its own state or the Nurse Licensure Compact. */
const isGoodIn = ({ state, compact }: Held, wanted: StateCode): boolean =>
  state === wanted || (compact === 'nlc' && nlcStates.has(state) && nlcStates.has(wanted));

/** States where the professional may work on `today`, including compacts. */
export const licensedStates = (licenses: readonly MatchedLicense[], today: string): Set<StateCode> => {
  const current = licensesToPractise(licenses).filter((it) => isCurrent(it, today));
  const compact = current.some(({ state, compact }) => compact === 'nlc' && nlcStates.has(state));
  return new Set([...current.map(({ state }) => state), ...(compact ? nlcStates : [])]);
};

const through = ({ state }: Held, wanted: StateCode): string =>
  state === wanted
    ? `Licensed in ${states[wanted]}`
    : `${states[state]} multistate license is valid in ${states[wanted]} (Nurse Licensure Compact)`;

/** A letter of qualification is not a license, but counts half. */
const withLetter = 0.5;
const letterFor = (current: readonly Held[], wanted: StateCode): Held | undefined =>
  current.find(({ compact, state }) => compact === 'imlc' && imlcLetterStates.has(state) && imlcStates.has(wanted));

const withoutLicense = (held: readonly Held[], wanted: StateCode): Fit => {
  const name = states[wanted];
  const reason =
    held.length === 0
      ? `Missing: ${name} license. No state license in the profile`
      : `Missing: ${name} license (has ${[...new Set(held.map(({ state }) => states[state]))].join(', ')})`;
  const letter = letterFor(held, wanted);
  const remedy = letter
    ? `Get a ${name} license. The ${states[letter.state]} letter of qualification speeds this up (Interstate Medical Licensure Compact)`
    : `Add a ${name} license`;
  return fit(letter ? withLetter : 0, reason, { blocker: 'license_state', reason, remedy });
};

/** Whether the license allows the work on `today`. Work outside the US requires none. */
export const licenseFit = (
  { location }: Pick<JobDraft, 'location'>,
  licenses: readonly MatchedLicense[],
  today: string,
): Fit => {
  const wanted = usStateOf(location);
  if (wanted === null) return null;
  const held = licensesToPractise(licenses);
  const current = held.filter((it) => isCurrent(it, today));
  const good = current.find((it) => isGoodIn(it, wanted));
  if (good) return fit(1, through(good, wanted));
  if (!held.some((it) => isGoodIn(it, wanted))) return withoutLicense(current, wanted);
  const reason = `${states[wanted]} license has expired`;
  return fit(letterFor(current, wanted) ? withLetter : 0, reason, {
    blocker: 'license_expired',
    reason,
    remedy: `Renew the ${states[wanted]} license`,
  });
};
