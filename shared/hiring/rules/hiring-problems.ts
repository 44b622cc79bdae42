import { limits } from '../../limits';
import { notice } from '../../text/notice';
import type { JobDraft } from '../model/job';
import { asksFor } from './asks-for';
import { hasField, needOf, shapeOf, sharedUnits, weeklyHoursOf, type HiringField } from './hiring-fields';
import type { JobField, JobProblem } from './jobs/job-problem';
import { canHold, suggestedCertifications } from './requirement-presets';

type Role = Pick<JobDraft, 'professions'>;

/** The specialty if a profession has one, otherwise the unit. */
export const placeField = ({ professions }: Role): 'specialty' | 'unit' | null => {
  if (asksFor(professions, 'specialty')) return 'specialty';
  return asksFor(professions, 'unit') ? 'unit' : null;
};

const isRequired = (job: JobDraft, field: HiringField): boolean => needOf(job, field) === 'required';

const hourFields = (job: JobDraft): JobField[] => {
  if (!isRequired(job, 'pattern') || job.pattern === null || shapeOf(job.pattern)) return [];
  return job.pattern === '7on7off' ? ['hoursPerShift'] : ['hoursPerShift', 'shiftsPerWeek'];
};

/** Whether a contract needs certifications: if its work usually requires some. */
const needsCertifications = (job: JobDraft): boolean =>
  isRequired(job, 'pattern') && suggestedCertifications(job).requiredCertifications.length > 0;

/** Fields required for publishing by the hiring kind, in form order. */
export const scheduleFields = (job: JobDraft): JobField[] => [
  ...(isRequired(job, 'shift') ? (['shift'] as const) : []),
  ...(isRequired(job, 'pattern') ? (['pattern'] as const) : []),
  ...hourFields(job),
  ...(isRequired(job, 'startOn') && !job.startAsap ? (['startOn'] as const) : []),
  ...(isRequired(job, 'contractWeeks') ? (['contractWeeks'] as const) : []),
];

export const qualificationFields = (job: JobDraft): JobField[] => [
  ...(needsCertifications(job) ? (['requiredCertifications'] as const) : []),
  ...(isRequired(job, 'minUnitYears') ? (['minUnitYears'] as const) : []),
];

const unitProblem = ({ professions, unit }: JobDraft): JobProblem[] => {
  if (!asksFor(professions, 'unit')) return [];
  const possible = sharedUnits(professions);
  if (possible.length === 0) return [['professions', notice('professionsShareNoUnit')]];
  return unit === null || possible.includes(unit) ? [] : [['unit', notice('unitOfOtherProfession')]];
};

const certificationProblem = ({ professions, requiredCertifications: required }: JobDraft): JobProblem[] => {
  const max = limits.requiredCertificationsMax;
  if (required.length > max) return [['requiredCertifications', notice('tooManyRequiredCertifications', { max })]];
  const isPossible = required.every((it) => professions.every((profession) => canHold(profession, it)));
  return isPossible ? [] : [['requiredCertifications', notice('certificationOfOtherProfession')]];
};

const startProblem = (job: JobDraft, today: string): JobProblem[] => {
  const { startOn, startAsap, applicationDeadlineOn, licensePolicy } = job;
  if (!hasField(job, 'startOn')) return [];
  if (startAsap) return licensePolicy === 'waits' ? [['licensePolicy', notice('asapWithoutLicense')]] : [];
  if (startOn === null) return [];
  if (startOn < today) return [['startOn', notice('startInPast')]];
  return applicationDeadlineOn !== null && applicationDeadlineOn > startOn
    ? [['applicationDeadlineOn', notice('deadlineAfterStart')]]
    : [];
};

const hoursProblem = (job: JobDraft): JobProblem[] => {
  const hours = weeklyHoursOf(job);
  const max = limits.weeklyShiftHoursMax;
  return hours !== null && hours > max ? [['hoursPerShift', notice('tooManyWeeklyHours', { max })]] : [];
};

/** Problems of a public job with its people, place, and dates. */
export const hiringProblems = (job: JobDraft, today: string): JobProblem[] => [
  ...unitProblem(job),
  ...hoursProblem(job),
  ...startProblem(job, today),
  ...certificationProblem(job),
];
