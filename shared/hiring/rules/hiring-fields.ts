import { unitFacts } from '../../data/healthcare/units';
import {
  units,
  type HiringKind,
  type Profession,
  type JobShiftPattern,
  type Unit,
} from '../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../model/job';
import { asksFor } from './asks-for';
import { hiringKindOf } from './hiring-kind';
import { fittingDetails } from './more-details';
import { unitsOf } from '../../people/rules/profession-units';

type Need = 'required' | 'optional' | 'absent';
export type HiringField = 'shift' | 'pattern' | 'startOn' | 'contractWeeks' | 'licensePolicy' | 'minUnitYears';

const needs: Record<HiringKind, Record<HiringField, Need>> = {
  permanent: {
    shift: 'required',
    pattern: 'optional',
    startOn: 'optional',
    contractWeeks: 'absent',
    licensePolicy: 'optional',
    minUnitYears: 'optional',
  },
  travel: {
    shift: 'required',
    pattern: 'required',
    startOn: 'required',
    contractWeeks: 'required',
    licensePolicy: 'optional',
    minUnitYears: 'required',
  },
  local_contract: {
    shift: 'required',
    pattern: 'required',
    startOn: 'required',
    contractWeeks: 'required',
    licensePolicy: 'optional',
    minUnitYears: 'optional',
  },
  locum: {
    shift: 'optional',
    pattern: 'optional',
    startOn: 'required',
    contractWeeks: 'required',
    licensePolicy: 'optional',
    minUnitYears: 'optional',
  },
  per_diem: {
    shift: 'required',
    pattern: 'optional',
    startOn: 'absent',
    contractWeeks: 'absent',
    licensePolicy: 'absent',
    minUnitYears: 'optional',
  },
};

type Kind = Pick<JobDraft, 'jobType' | 'assignment'>;

export const needOf = (job: Kind, field: HiringField): Need => needs[hiringKindOf(job)][field];
export const hasField = (job: Kind, field: HiringField): boolean => needOf(job, field) !== 'absent';

/** Default of whether years in the unit are a hard requirement. */
export const yearsAreHard = (kind: HiringKind): boolean => kind === 'travel' || kind === 'locum';

/** Units shared by all accepted professions that work in units. */
export const sharedUnits = (professions: readonly Profession[]): Unit[] => {
  const places = professions.map(unitsOf).filter((its) => its.length > 0);
  return places.length === 0 ? [] : units.filter((unit) => places.every((its) => its.includes(unit)));
};

type Shape = Pick<JobDraft, 'hoursPerShift' | 'shiftsPerWeek'>;

/** "3x12" is three shifts of twelve hours; null for other patterns. */
export const shapeOf = (pattern: JobShiftPattern | null): Shape | null => {
  const [, shifts, hours] = /^(\d)x(\d+)$/.exec(pattern ?? '') ?? [];
  return shifts === undefined || hours === undefined
    ? null
    : { shiftsPerWeek: Number(shifts), hoursPerShift: Number(hours) };
};

/** Average weekly hours: seven days on and seven off count half. */
export const weeklyHoursOf = ({
  pattern,
  hoursPerShift,
  shiftsPerWeek,
}: Shape & Pick<JobDraft, 'pattern'>): number | null => {
  if (hoursPerShift === null) return null;
  if (pattern === '7on7off') return (hoursPerShift * 7) / 2;
  return shiftsPerWeek === null ? null : hoursPerShift * shiftsPerWeek;
};

const scheduleOf = (job: JobDraft): Shape => {
  const shape = shapeOf(job.pattern);
  if (shape) return shape;
  if (job.pattern === null) return { hoursPerShift: null, shiftsPerWeek: null };
  return {
    hoursPerShift: job.hoursPerShift,
    shiftsPerWeek: job.pattern === '7on7off' ? null : job.shiftsPerWeek,
  };
};

const startOf = (job: JobDraft): Pick<JobDraft, 'startOn' | 'startAsap'> => {
  if (!hasField(job, 'startOn')) return { startOn: null, startAsap: false };
  return { startOn: job.startAsap ? null : job.startOn, startAsap: job.startAsap };
};

const placeOf = ({ professions, unit, specialty }: JobDraft): Pick<JobDraft, 'unit' | 'specialty'> => {
  if (professions.length === 0) return { unit, specialty };
  if (!asksFor(professions, 'unit')) return { unit: null, specialty };
  const isDerived = unit !== null && !asksFor(professions, 'specialty');
  return { unit, specialty: isDerived ? unitFacts[unit].specialty : specialty };
};

/** Drops fields that the hiring kind doesn't have, and derives dependent ones. */
export const withHiringFields = (job: JobDraft): JobDraft => ({
  ...job,
  ...placeOf(job),
  ...scheduleOf(job),
  ...startOf(job),
  assignment: hiringKindOf(job) === 'permanent' ? null : job.assignment,
  npFocuses: job.professions.includes('np') ? job.npFocuses : [],
  contractWeeks: hasField(job, 'contractWeeks') ? job.contractWeeks : null,
  licensePolicy: hasField(job, 'licensePolicy') ? job.licensePolicy : null,
  preferredCertifications: job.preferredCertifications.filter((it) => !job.requiredCertifications.includes(it)),
  unitYearsRequired: job.minUnitYears !== null && job.unitYearsRequired,
  moreDetails: fittingDetails(job),
});
