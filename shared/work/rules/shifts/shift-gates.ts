import { professionFacts } from '../../../data/healthcare/professions';
import type { ComplianceState } from '../../../people/model/compliance';
import type { Profession } from '../../../people/model/healthcare-vocabulary';
import { coversState } from '../../../people/rules/eligibility/eligibility-license';
import { longest } from '../../../hiring/rules/match/match-dates';
import type { LicenseSubject } from '../../../hiring/rules/match/match-subjects';
import type { FileItem, ShiftPerson, ShiftReason, ShiftSubject } from './shift-subjects';
import { lastDayOf } from './shift-times';

const isLicense = ({ scope }: LicenseSubject): boolean => scope !== 'letter';

const covers = (license: LicenseSubject, { state, federal }: ShiftSubject): boolean =>
  isLicense(license) && (federal || coversState(license, state));

const isLicensed = (profession: Profession): boolean => professionFacts[profession].license !== 'certificate';

/** The license must be valid in the location's state through the last minute, by the location's day. */
const licenseReason = (profession: Profession, shift: ShiftSubject, person: ShiftPerson): ShiftReason | null => {
  const { state } = shift;
  const covering = person.licenses.filter((it) => it.profession === profession && covers(it, shift));
  const verified = longest(covering.filter(({ pending }) => !pending));
  if (!verified) return { code: covering.length > 0 ? 'license_pending' : 'license', args: { state } };
  const endsOn = lastDayOf(shift.endsAt, shift.zone);
  const { expiresOn } = verified;
  if (expiresOn === null || expiresOn >= endsOn) return null;
  return { code: 'license_expires', args: { state, expiresOn, endsOn } };
};

const certificationReasons = (shift: ShiftSubject, { certifications }: ShiftPerson): ShiftReason[] =>
  shift.requiredCertifications.flatMap((what): ShiftReason[] => {
    const best = longest(certifications.filter(({ code }) => code === what));
    if (!best) return [{ code: 'certification', args: { what } }];
    const { expiresOn } = best;
    if (expiresOn === null || expiresOn >= lastDayOf(shift.endsAt, shift.zone)) return [];
    return [{ code: 'certification_expires', args: { what, expiresOn } }];
  });

const complete: readonly ComplianceState[] = ['accepted', 'expiring', 'waived', 'not_applicable'];

const isComplete = ({ state, validUntil }: FileItem, endsOn: string): boolean =>
  complete.includes(state) && (validUntil === null || validUntil >= endsOn);

/** Only blocking items. */
const fileReasons = ({ endsAt, zone }: ShiftSubject, { file }: ShiftPerson): ShiftReason[] => {
  const blocking = file.filter(({ blocks }) => blocks);
  const open = blocking.filter((it) => !isComplete(it, lastDayOf(endsAt, zone)));
  const counts = { complete: blocking.length - open.length, of: blocking.length };
  return open.map(({ code, state }) => ({ code: 'file', args: { what: code, state, ...counts } }));
};

const experienceReasons = (shift: ShiftSubject, { unitMonths }: ShiftPerson): ShiftReason[] =>
  unitMonths >= shift.unitMonths
    ? []
    : [{ code: 'experience', args: { months: unitMonths, required: shift.unitMonths } }];

/** An orientation slot is only for newcomers. */
const orientationReasons = ({ orientation }: ShiftSubject, { knowsUnit }: ShiftPerson): ShiftReason[] =>
  orientation && knowsUnit ? [{ code: 'oriented', args: {} }] : [];

const isOver = ({ until }: { until: string | null }, at: Date): boolean =>
  until !== null && Date.parse(until) <= at.getTime();

const accessReasons = ({ blocked, paused }: ShiftPerson, at: Date): ShiftReason[] => [
  ...(blocked ? [{ code: 'unavailable', args: {} } as const] : []),
  ...(paused && !isOver(paused, at) ? [{ code: 'paused', args: paused } as const] : []),
];

/** Profession for the shift: the first with a license, otherwise the shift's first. */
const licensed = (shared: readonly Profession[], shift: ShiftSubject, person: ShiftPerson) => {
  const found = shared.map((profession) => ({
    profession,
    reason: isLicensed(profession) ? licenseReason(profession, shift, person) : null,
  }));
  return found.find(({ reason }) => reason === null) ?? found[0];
};

export type Gates = { profession: Profession | null; reasons: ShiftReason[] };

/** Whether the worker may take the shift at all, apart from hours. An exclusion or a wrong profession ends the checks. */
export const shiftGates = (shift: ShiftSubject, person: ShiftPerson, at: Date): Gates => {
  if (person.excluded) return { profession: null, reasons: [{ code: 'exclusion', args: {} }] };
  const best = licensed(
    shift.professions.filter((it) => person.professions.includes(it)),
    shift,
    person,
  );
  if (!best) {
    const args = { professions: shift.professions, own: person.professions };
    return { profession: null, reasons: [{ code: 'profession', args }] };
  }
  const reasons = [
    ...(best.reason ? [best.reason] : []),
    ...certificationReasons(shift, person),
    ...fileReasons(shift, person),
    ...experienceReasons(shift, person),
    ...orientationReasons(shift, person),
    ...accessReasons(person, at),
  ];
  return { profession: best.profession, reasons };
};
