import type { HiringKind, Shift } from '../../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../../model/job';
import type { Availability, License, StoredProfile } from '../../../people/model/professional';
import {
  flexibleHours,
  type employmentTypes,
  type shiftTypes,
  type timeSlots,
} from '../../../people/model/profile-vocabulary';
import { experienceBandYears, flexibleSchedule } from '../../../core/model/vocabulary';
import { hiringKindOf } from '../hiring-kind';
import type { PayAmount, JobSubject, LicenseSubject, MatchPlace, PersonSubject } from './match-subjects';
import { hourlyCents, payYearlyCents } from '../pay/pay';
import { heldOtherProfessions } from '../../../people/rules/other-professions';
import { pointOf } from '../../../core/rules/places/place-of';
import { hasOwnChecklist } from '../../../people/rules/skills-checklists';
import { parseUsState } from '../../../core/rules/parse-us-state';

/** Job-related data only: never age, gender, name or photo. */
export type MatchedJob = Pick<
  JobDraft,
  | 'professions'
  | 'npFocuses'
  | 'unit'
  | 'specialty'
  | 'experience'
  | 'location'
  | 'remote'
  | 'jobType'
  | 'assignment'
  | 'shift'
  | 'hoursPerShift'
  | 'shiftsPerWeek'
  | 'startOn'
  | 'startAsap'
  | 'contractWeeks'
  | 'licensePolicy'
  | 'requiredCertifications'
  | 'preferredCertifications'
  | 'minUnitYears'
  | 'unitYearsRequired'
  | 'expectedHoursType'
  | 'expectedHoursMin'
  | 'expectedHoursFixed'
  | 'payBy'
  | 'rate'
  | 'currency'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'moreDetails'
> &
  /** Missing in older search entries. */
  Partial<Pick<JobDraft, 'selectedBenefits'>>;

export type MatchedLicense = Partial<Pick<License, 'id'>> &
  Pick<License, 'type' | 'state' | 'expiryDate' | 'scope' | 'profession'> & { pending?: boolean };

export type MatchedProfile = Pick<
  StoredProfile,
  | 'profession'
  | 'npFocus'
  | 'otherProfessions'
  | 'certifications'
  | 'checklistCoverage'
  | 'recordSystems'
  | 'units'
  | 'specialty'
  | 'experience'
  | 'location'
  | 'home'
  | 'radiusMiles'
  | 'hourlyRateMinCents'
  | 'hourlyRateMaxCents'
  | 'desiredWeeklyCents'
  | 'currency'
> & {
  workPreferences?: StoredProfile['workPreferences'];
  licenses: readonly MatchedLicense[];
  /** Whether confirmed on the federal exclusion list. */
  excluded?: boolean;
  /** IDs of licenses and certifications rejected by a review, which don't count. Missing if none is known. */
  rejectedCredentials?: readonly string[];
  /** IDs of credentials pending review. Missing if none is known. */
  pendingCredentials?: readonly string[];
  availability: Pick<
    Availability,
    'status' | 'schedule' | 'hoursPerWeek' | 'shiftTypes' | 'timePreferences' | 'nightShifts' | 'travelWillingness'
  >;
};

/** Treats "Chicago, IL", "Chicago, Illinois" and "Chicago IL" as equal. */
const placeOf = (text: string): MatchPlace | null => {
  const [first, second] = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!first) return null;
  if (second) return { text, city: first, state: parseUsState(`${first}, ${second}`)?.toLowerCase() ?? second };
  const state = parseUsState(first)?.toLowerCase() ?? '';
  return { text, city: state ? first.slice(0, -state.length).trim() || first : first, state };
};

const weeklyHoursOf = (job: MatchedJob): number | null => {
  if (job.hoursPerShift !== null && job.shiftsPerWeek !== null) return job.hoursPerShift * job.shiftsPerWeek;
  if (job.expectedHoursType === 'fixed') return job.expectedHoursFixed;
  return job.expectedHoursType === 'maximum' ? null : job.expectedHoursMin;
};

/** Hourly pay by the job's own hours; only full-time salaries are divided by a full-time year. */
const hourlyPayOf = (job: MatchedJob): PayAmount | null => {
  const { rate, currency } = job;
  const yearly = payYearlyCents(job);
  const amount = job.salaryMaxCents ?? job.salaryMinCents;
  if (yearly === null || amount === null) return null;
  const hours = rate === 'day' ? job.hoursPerShift : weeklyHoursOf(job);
  if (rate === 'hour') return { cents: amount, currency };
  if (rate === 'day' || rate === 'week') return hours ? { cents: Math.round(amount / hours), currency } : null;
  return job.jobType === 'full_time' ? { cents: hourlyCents(yearly), currency } : null;
};

const weeklyPayOf = ({ rate, salaryMinCents, salaryMaxCents, currency }: MatchedJob): PayAmount | null => {
  const cents = salaryMaxCents ?? salaryMinCents;
  return rate === 'week' && cents !== null ? { cents, currency } : null;
};

const yearsOf = ({ minUnitYears, unitYearsRequired, unit, experience }: MatchedJob): JobSubject['years'] => {
  if (minUnitYears !== null) {
    return { min: minUnitYears, hard: unitYearsRequired, of: unit === null ? 'practice' : 'unit' };
  }
  return experience === null ? null : { min: experienceBandYears[experience].min, hard: false, of: 'practice' };
};

/** Further details that affect who may do the work. */
const detailSubjectOf = ({ moreDetails: details, remote }: MatchedJob): Partial<JobSubject> => {
  if (!details) return {};
  const { practiceStates, practiceRule, localsAccepted, localsRadiusMiles, recordSystem, federalEmployee } = details;
  return {
    federalEmployee,
    ...(remote && practiceStates.length > 0 && { practice: { states: practiceStates, rule: practiceRule ?? 'any' } }),
    ...(localsAccepted === 'no' && localsRadiusMiles !== null && { localsExcludedMiles: localsRadiusMiles }),
    ...(recordSystem && { recordSystem }),
  };
};

/** Compares places, so the gazetteer must be loaded. */
export const jobSubjectOf = (job: MatchedJob): JobSubject => {
  const weeklyPay = weeklyPayOf(job);
  const point = job.remote ? null : pointOf(job.location);
  return {
    professions: job.professions,
    npFocuses: job.npFocuses,
    unit: job.unit,
    specialty: job.specialty,
    kind: hiringKindOf(job),
    state: parseUsState(job.location),
    place: placeOf(job.location),
    remote: job.remote,
    startOn: job.startOn,
    startAsap: job.startAsap,
    contractWeeks: job.contractWeeks,
    licensePolicy: job.licensePolicy,
    requiredCertifications: job.requiredCertifications,
    preferredCertifications: job.preferredCertifications,
    years: yearsOf(job),
    shift: job.shift,
    weeklyHours: weeklyHoursOf(job),
    pay: hourlyPayOf(job),
    asksSkills: hasOwnChecklist(job.unit, job.professions),
    ...detailSubjectOf(job),
    ...(job.selectedBenefits && { isFlexible: job.selectedBenefits.includes(flexibleSchedule) }),
    ...(weeklyPay && { weeklyPay }),
    ...(point && { point }),
  };
};

/** Licenses to practice, each with its profession. */
export const licenseSubjectsOf = (
  licenses: readonly MatchedLicense[],
  own: MatchedProfile['profession'],
): LicenseSubject[] =>
  licenses.flatMap((it) => {
    const profession = it.profession ?? own;
    return it.type === 'medical-license' && it.state !== null && profession !== null
      ? [
          {
            profession,
            state: it.state,
            scope: it.scope,
            expiresOn: it.expiryDate,
            ...(it.pending && { pending: true }),
          },
        ]
      : [];
  });

const certificationSubjectsOf = (held: MatchedProfile['certifications']): PersonSubject['certifications'] =>
  held.flatMap(({ code, expiresOn }) => (code === 'other' ? [] : [{ code, expiresOn }]));

const shiftOf: Partial<Record<(typeof shiftTypes)[number] | (typeof timeSlots)[number], Shift>> = {
  'Day Shift': 'days',
  'Night Shift': 'nights',
  'Rotating Shifts': 'rotating',
  morning: 'days',
  afternoon: 'days',
  evening: 'evenings',
  night: 'nights',
};

/** Accepting nights alone doesn't exclude days. */
const shiftsOf = ({ shiftTypes, timePreferences, nightShifts }: MatchedProfile['availability']): Shift[] => {
  const stated = [...shiftTypes, ...timePreferences].flatMap((it) => shiftOf[it] ?? []);
  return stated.length === 0 ? [] : [...new Set([...stated, ...(nightShifts ? (['nights'] as const) : [])])];
};

const kindsOf: Partial<Record<(typeof employmentTypes)[number], readonly HiringKind[]>> = {
  'Full-time': ['permanent'],
  'Part-time': ['permanent'],
  Contract: ['travel', 'local_contract'],
  Temporary: ['travel', 'local_contract'],
  'Per Diem': ['per_diem'],
  'Locum Tenens': ['locum'],
};

const desiredOf = ({ hourlyRateMinCents, hourlyRateMaxCents, currency }: MatchedProfile): PayAmount | null => {
  const cents = hourlyRateMinCents ?? hourlyRateMaxCents;
  return cents === null ? null : { cents, currency };
};

/** Compares places, so the gazetteer must be loaded. */
export const personSubjectOf = (profile: MatchedProfile): PersonSubject => {
  const { availability, profession, radiusMiles, desiredWeeklyCents: weeklyCents } = profile;
  const { rejectedCredentials = [], pendingCredentials = [] } = profile;
  const home = profile.home ?? pointOf(profile.location);
  const counts = ({ id = '' }: { id?: string }): boolean => !rejectedCredentials.includes(id);
  const licenses = profile.licenses.filter(counts);
  const certifications = profile.certifications.filter(counts);
  const others = heldOtherProfessions({
    profession,
    otherProfessions: profile.otherProfessions,
    licenses,
    certifications,
  });
  return {
    ...(profile.excluded && { excluded: true }),
    profession,
    npFocus: profile.npFocus,
    ...(others.length > 0 && {
      otherProfessions: others.map(({ id: _id, ...other }) => other),
    }),
    licenses: licenseSubjectsOf(
      licenses.map((it) => ({ ...it, pending: pendingCredentials.includes(it.id ?? '') })),
      profession,
    ),
    certifications: certificationSubjectsOf(certifications),
    units: profile.units,
    specialty: profile.specialty,
    practiceYears: profile.experience,
    place: placeOf(profile.location),
    travels: availability.travelWillingness,
    shifts: shiftsOf(availability),
    weeklyHours: availability.hoursPerWeek,
    desired: desiredOf(profile),
    ...(weeklyCents !== null && { desiredWeekly: { cents: weeklyCents, currency: profile.currency } }),
    kinds: [...new Set(availability.schedule.flatMap((it) => kindsOf[it] ?? []))],
    skills: profile.checklistCoverage,
    recordSystems: profile.recordSystems,
    ...(home && { home }),
    ...(radiusMiles !== null && { radiusMiles }),
    ...(profile.workPreferences?.includes(flexibleHours) && { wantsFlexible: true }),
  };
};
