import { imlcLetterStates, imlcStates, nlcStates } from '../data/license-compacts';
import type { JobDraft } from '../model/job';
import type { MatchReason, MatchRemedy } from '../model/match-reason';
import type { License } from '../model/professional';
import type { StateCode } from '../model/profile-vocabulary';
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

const through = ({ state }: Held, wanted: StateCode): MatchReason =>
  state === wanted
    ? { code: 'licensed', args: { state: wanted } }
    : { code: 'licensed_by_compact', args: { state: wanted, ownState: state } };

/** A letter of qualification is not a license, but counts half. */
const withLetter = 0.5;
const letterFor = (current: readonly Held[], wanted: StateCode): Held | undefined =>
  current.find(({ compact, state }) => compact === 'imlc' && imlcLetterStates.has(state) && imlcStates.has(wanted));

const withoutLicense = (held: readonly Held[], state: StateCode): Fit => {
  const ownStates = [...new Set(held.map((it) => it.state))];
  const reason: MatchReason =
    ownStates.length === 0
      ? { code: 'no_license', args: { state } }
      : { code: 'licensed_elsewhere', args: { state, ownStates } };
  const letter = letterFor(held, state);
  const remedy: MatchRemedy = letter
    ? { code: 'add_license_by_letter', args: { state, letterState: letter.state } }
    : { code: 'add_license', args: { state } };
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
  const reason: MatchReason = { code: 'license_expired', args: { state: wanted } };
  return fit(letterFor(current, wanted) ? withLetter : 0, reason, {
    blocker: 'license_expired',
    reason,
    remedy: { code: 'renew_license', args: { state: wanted } },
  });
};
