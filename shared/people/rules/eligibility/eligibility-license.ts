import { imlcLetterStates, imlcStates, nlcStates, nlcWorkStates, ptcStates } from '../../../data/license-compacts';
import { leadTimes } from '../../../data/healthcare/lead-times';
import { professionFacts } from '../../../data/healthcare/professions';
import type { Profession } from '../../model/healthcare-vocabulary';
import type { MatchReason, MatchStep } from '../../../hiring/model/match-reason';
import type { StateCode } from '../../model/profile-vocabulary';
import { addDays } from '../../../core/rules/calendar-days';
import { isCurrent, isInTime, longest, renewalOf, type MatchDates } from '../../../hiring/rules/match/match-dates';
import type { JobSubject, LicenseSubject } from '../../../hiring/rules/match/match-subjects';
import type { Obstacle } from './obstacle-fields';

/** `notes`: points still to be confirmed. */
export type Gate = { license?: MatchReason; notes?: MatchReason[]; reasons: Obstacle[]; steps: MatchStep[] };

const open: Gate = { reasons: [], steps: [] };
const closed = (reason: Obstacle): Gate => ({ reasons: [reason], steps: [] });

/** Whether multistate licenses exist: the Nurse Licensure Compact is for RNs and LPNs, not for advanced practice. */
export const isInNurseCompact = (profession: Profession): boolean => professionFacts[profession].compact === 'nlc';

const isLicense = ({ scope }: LicenseSubject): boolean => scope === 'single' || scope === 'multistate';

/** A letter of qualification is not a license. */
export const coversState = ({ profession, state, scope }: LicenseSubject, wanted: StateCode): boolean => {
  if (scope === 'letter') return false;
  if (state === wanted) return true;
  return scope === 'multistate' && isInNurseCompact(profession) && nlcStates.has(state) && nlcWorkStates.has(wanted);
};

const howOf = ({ state, scope }: LicenseSubject, wanted: StateCode): MatchReason => {
  if (scope === 'privilege') return { code: 'licensed_by_privilege', args: { state: wanted } };
  return state === wanted
    ? { code: 'licensed', args: { state: wanted } }
    : { code: 'licensed_by_compact', args: { state: wanted, ownState: state } };
};

const renewals = ({ state, expiresOn }: LicenseSubject, dates: MatchDates): MatchStep[] => {
  const due = renewalOf(expiresOn, dates);
  return due ? [{ step: 'renew_license', what: state, ...due }] : [];
};

/** Days and steps of one path to the license. */
type LicensePath = { days: number; steps: MatchStep[] };

const get = (state: StateCode, path: 'endorsement' | 'imlc' | 'pt_privilege'): LicensePath => ({
  days: leadTimes[path],
  steps: [{ step: 'get_license', what: state, path, days: leadTimes[path], kind: 'obtain' }],
});

const byRenewal = (expired: readonly LicenseSubject[], wanted: StateCode): LicensePath[] => {
  const known = longest(expired.filter((it) => coversState(it, wanted)));
  if (!known) return [];
  const days = leadTimes.renewal;
  return [{ days, steps: [{ step: 'renew_license', what: known.state, days, kind: 'obtain' }] }];
};

const byLetter = (current: readonly LicenseSubject[], wanted: StateCode): LicensePath[] => {
  const letter = current.find(
    ({ scope, state }) =>
      scope === 'letter' && imlcLetterStates.has(state) && current.some((it) => isLicense(it) && it.state === state),
  );
  return letter && imlcStates.has(wanted) ? [get(wanted, 'imlc')] : [];
};

const byPrivilege = (current: readonly LicenseSubject[], wanted: StateCode, dates: MatchDates): LicensePath[] => {
  const home = longest(current.filter((it) => isLicense(it) && ptcStates.has(it.state)));
  if (!home || !ptcStates.has(wanted) || professionFacts[home.profession].compact !== 'ptc') return [];
  const way = get(wanted, 'pt_privilege');
  return [{ ...way, steps: [...way.steps, ...renewals(home, dates)] }];
};

const byEndorsement = (current: readonly LicenseSubject[], wanted: StateCode): LicensePath[] =>
  current.some(isLicense) ? [get(wanted, 'endorsement')] : [];

const missing = (own: readonly LicenseSubject[], current: readonly LicenseSubject[], state: StateCode): Obstacle => {
  if (own.some((it) => coversState(it, state))) return { code: 'license_expired', args: { state } };
  const ownStates = [...new Set(current.filter(isLicense).map((it) => it.state))];
  return ownStates.length === 0
    ? { code: 'no_license', args: { state } }
    : { code: 'licensed_elsewhere', args: { state, ownStates } };
};

/** Notes if no verified license covers the work. */
const pendingNotes = (good: LicenseSubject, covering: readonly LicenseSubject[]): Pick<Gate, 'notes'> =>
  covering.every(({ pending }) => pending) ? { notes: [{ code: 'license_pending', args: { state: good.state } }] } : {};

/** Federal employees may work with a license of any state. */
const federalGate = (current: readonly LicenseSubject[], state: StateCode | null, dates: MatchDates): Gate => {
  const covering = current.filter(isLicense);
  const any = longest(covering);
  if (any) {
    return {
      ...pendingNotes(any, covering),
      license: { code: 'licensed_federal', args: { ownState: any.state } },
      reasons: [],
      steps: state === null ? [] : renewals(any, dates),
    };
  }
  return state === null ? open : closed({ code: 'no_license', args: { state } });
};

/** License of the profession in the job's state, or the fastest path to it. */
export const licenseGate = (
  { state, licensePolicy, federalEmployee }: Pick<JobSubject, 'state' | 'licensePolicy' | 'federalEmployee'>,
  profession: Profession,
  licenses: readonly LicenseSubject[],
  dates: MatchDates,
): Gate => {
  if (professionFacts[profession].license === 'certificate') return open;
  const own = licenses.filter((it) => it.profession === profession);
  const current = own.filter((it) => isCurrent(it, dates.today));
  if (federalEmployee) return federalGate(current, state, dates);
  if (state === null) return open;
  const covering = current.filter((it) => coversState(it, state));
  const good = longest(covering);
  if (good)
    return {
      ...pendingNotes(good, covering),
      license: howOf(good, state),
      reasons: [],
      steps: renewals(good, dates),
    };
  const [fastest] = [
    ...byRenewal(own, state),
    ...byLetter(current, state),
    ...byPrivilege(current, state, dates),
    ...byEndorsement(current, state),
  ].sort((a, b) => a.days - b.days);
  if (!fastest || licensePolicy === 'in_hand') return closed(missing(own, current, state));
  if (licensePolicy === 'waits' || isInTime(fastest.days, dates)) return { reasons: [], steps: fastest.steps };
  return closed({ code: 'license_too_late', args: { state, readyOn: addDays(dates.today, fastest.days) } });
};
