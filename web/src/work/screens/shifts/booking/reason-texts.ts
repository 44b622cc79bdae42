import type { ShiftReason, ShiftStep } from '@shared/work/rules/shifts/shift-subjects';
import type { OwnBooking } from '@shared/work/model/booking';
import { complianceCodes, type ComplianceCode, type ComplianceState } from '@shared/people/model/compliance';
import type { Certification, Profession } from '@shared/people/model/healthcare-vocabulary';
import { states, type StateCode } from '@shared/people/model/profile-vocabulary';
import type { FoundShift, Shift } from '@shared/work/model/shifts/shift';
import { formatList } from '@shared/text/formats';
import { hoursText, shiftDayText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import type { TFunction } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { formatDate } from '@/lib/time/format';
import { today } from '@/lib/time/today';

export const reasonCatalogs = [
  'shifts',
  'compliance',
  'labels/certifications',
  'labels/professions',
  'labels/units',
] as const;
type Texts = TFunction<(typeof reasonCatalogs)[number]>;

/** The shift, and the person's bookings, which name an overlap. */
export type About = { shift: Shift; own: readonly OwnBooking[] };

type Codes = { code: string; args: Record<string, unknown> };
type Say<A> = (args: A, about: About, t: Texts) => string;
type SayAll<R extends { code: string; args: unknown }> = {
  [C in R['code']]: Say<Extract<R, { code: C }>['args']>;
};

const stateName = (state: StateCode): string => states[state];

const professionsText = (professions: readonly Profession[], t: Texts): string =>
  formatList(
    professions.map((it) => t(`profession.${it}`)),
    language,
  );

/** The item's kind, for kinds of which a file may have several. */
const itemText = (code: ComplianceCode, t: Texts): string => {
  switch (code) {
    case 'certification':
    case 'health':
    case 'facility':
      return t(`file.${code}`);
    default:
      return t(`item.${code}`);
  }
};

type FileArgs = { what: string; state: ComplianceState; complete: number; of: number };

const fileText: Say<FileArgs> = ({ what, state, complete, of }, _about, t) => {
  const code = complianceCodes.find((it) => it === what) ?? 'facility';
  const values = { item: itemText(code, t), state: t(`state.${state}`), complete, of };
  return of - complete > 1 ? t('reason.files', { ...values, count: of - complete }) : t('reason.file', values);
};

const overlapText: Say<{ startsAt: string; endsAt: string }> = ({ startsAt, endsAt }, { own }, t) => {
  const found = own.find(({ booking }) => booking.startsAt === startsAt && booking.endsAt === endsAt);
  if (!found) return t('reason.overlapUnnamed');
  const { booking, shift } = found;
  const wall = { ...booking.terms, timeZone: shift.timeZone };
  return t('reason.overlap', {
    unit: shift.unit,
    location: shift.location,
    day: shiftDayText(wall.day),
    time: shiftTimeText(wall),
  });
};

const licenseText: Say<{ state: StateCode; expiresOn: string; endsOn: string }> = (args, _about, t) => {
  const values = { state: stateName(args.state), date: formatDate(args.expiresOn) };
  if (args.expiresOn < today()) return t('reason.license_expired', values);
  return t('reason.license_expires', { ...values, end: formatDate(args.endsOn) });
};

const certificationText: Say<{ what: Certification; expiresOn: string }> = ({ what, expiresOn }, _about, t) => {
  const values = { certification: t(`certification.${what}`), date: formatDate(expiresOn) };
  return expiresOn < today() ? t('reason.certification_expired', values) : t('reason.certification_expires', values);
};

const reasons: SayAll<ShiftReason> = {
  exclusion: (_args, _about, t) => t('reason.exclusion'),
  profession: ({ professions, own }, _about, t) =>
    own.length === 0
      ? t('reason.professionNone', { professions: professionsText(professions, t) })
      : t('reason.profession', { professions: professionsText(professions, t), own: professionsText(own, t) }),
  license: ({ state }, _about, t) => t('reason.license', { state: stateName(state) }),
  license_pending: ({ state }, _about, t) => t('reason.license_pending', { state: stateName(state) }),
  license_expires: licenseText,
  certification: ({ what }, _about, t) => t('reason.certification', { certification: t(`certification.${what}`) }),
  certification_expires: certificationText,
  file: fileText,
  experience: ({ months, required }, { shift }, t) =>
    t('reason.experience', { months, required, unit: t(`unit.${shift.careUnit}`) }),
  oriented: (_args, { shift }, t) => t('reason.oriented', { unit: shift.unit }),
  unavailable: (_args, _about, t) => t('reason.unavailable'),
  paused: ({ until }, _about, t) =>
    until === null ? t('reason.undecided') : t('reason.paused', { date: formatDate(until) }),
  overlap: overlapText,
  duty: ({ minutes, limit }, _about, t) => t('reason.duty', { hours: hoursText(minutes), limit: hoursText(limit) }),
  rest: ({ minutes, needed }, _about, t) => t('reason.rest', { hours: hoursText(minutes), needed: hoursText(needed) }),
  hours: ({ minutes, limit }, _about, t) => t('reason.hours', { hours: hoursText(minutes), limit: hoursText(limit) }),
  in_a_row: ({ count, limit }, _about, t) => t('reason.in_a_row', { count, limit }),
  day_of_rest: ({ count, limit }, _about, t) => t('reason.day_of_rest', { count, limit }),
  overtime: ({ minutes }, _about, t) => t('reason.overtime', { hours: hoursText(minutes) }),
  hours_limit: (_args, _about, t) => t('reason.hours_limit'),
};

const steps: SayAll<ShiftStep> = {
  orientation: ({ shifts }, _about, t) => t('step.orientation', { count: shifts }),
  overtime: ({ minutes }, _about, t) => t('step.overtime', { hours: hoursText(minutes) }),
  agreement: (_args, { shift }, t) => t('step.agreement', { organization: shift.organization }),
};

/** The API sends codes as text: an unknown one is shown without detail. */
const said = (all: object, { code, args }: Codes, about: About, t: Texts): string => {
  const say = (all as Readonly<Record<string, Say<never> | undefined>>)[code];
  return say ? say(args as never, about, t) : t('reason.unavailable');
};

/** All incomplete items of a file count as one reason. */
const withOneFile = (found: readonly Codes[]): Codes[] => {
  const first = found.find(({ code }) => code === 'file');
  return found.filter((it) => it.code !== 'file' || it === first);
};

/** Reasons against it, in rule order. */
export const reasonTexts = (found: FoundShift['reasons'], about: About, t: Texts): string[] =>
  withOneFile(found).map((it) => said(reasons, it, about, t));

/** What a booking depends on. */
export const stepTexts = (found: FoundShift['steps'], about: About, t: Texts): string[] =>
  found.map((it) => said(steps, it, about, t));
