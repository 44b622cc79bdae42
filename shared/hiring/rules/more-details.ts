import { limits } from '../../limits';
import type { HiringKind } from '../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../model/job';
import type { MoreDetails } from '../model/more-details';
import type { DetailField } from '../model/more-details-vocabulary';
import { notice, type Notice } from '../../text/notice';
import { asksFor } from './asks-for';
import { hiringKindOf } from './hiring-kind';
import type { JobProblem } from './jobs/job-problem';

const everyKind = ['permanent', 'travel', 'local_contract', 'locum', 'per_diem'] as const;
const contracts = ['travel', 'local_contract', 'locum'] as const;
const withCall = ['permanent', ...contracts] as const;
const scheduled = ['travel', 'local_contract', 'per_diem'] as const;
const away = ['travel', 'locum'] as const;
const remote = ['permanent', 'local_contract', 'locum'] as const;
const lasting = ['permanent', 'locum'] as const;

/** Field groups of the form, with the hiring kinds that have each field. */
export const detailGroups = {
  facility: {
    setting: everyKind,
    beds: everyKind,
    traumaLevel: everyKind,
    recordSystem: everyKind,
    patientsPerNurse: everyKind,
    float: everyKind,
    departmentVisits: everyKind,
    teaching: everyKind,
    magnet: everyKind,
  },
  schedule: {
    weekends: ['permanent', ...scheduled],
    startFlexDays: withCall,
    callHours: withCall,
    callHourlyCents: lasting,
    extension: contracts,
    requestedTimeOffDays: ['travel', 'local_contract'],
    canceledShiftsMax: scheduled,
    selfScheduling: scheduled,
    blockScheduling: scheduled,
  },
  travel: {
    housing: away,
    localsAccepted: ['travel'],
    localsRadiusMiles: ['travel'],
    carProvided: away,
    parkingProvided: away,
  },
  remote: { patientFacing: remote, practiceStates: remote, practiceRule: remote },
  practice: {
    boardStatus: lasting,
    malpractice: lasting,
    privilegeDays: lasting,
    patientsPerShift: lasting,
    temporaryPrivileges: lasting,
    advancedPracticeSupport: lasting,
  },
  offer: {
    signOnBonusCents: lasting,
    newGradsWelcome: ['permanent'],
    relocation: ['permanent', ...away],
    loanRepayment: ['permanent', ...away],
    visaSponsorship: ['permanent', ...away],
    federalEmployee: everyKind,
  },
} as const satisfies Record<string, Partial<Record<DetailField, readonly HiringKind[]>>>;
export type DetailGroup = keyof typeof detailGroups;

type Asked = Pick<JobDraft, 'jobType' | 'assignment' | 'remote' | 'professions' | 'moreDetails'>;

const kindsOf = new Map<DetailField, { group: DetailGroup; kinds: readonly HiringKind[] }>(
  (Object.keys(detailGroups) as DetailGroup[]).flatMap((group) =>
    (Object.entries(detailGroups[group]) as [DetailField, readonly HiringKind[]][]).map(
      ([field, kinds]) => [field, { group, kinds }] as const,
    ),
  ),
);

/** Practice fields apply to physicians and others with a specialty. */
const fitsGroup = (group: DetailGroup, job: Asked): boolean => {
  if (group === 'remote') return job.remote;
  return group !== 'practice' || asksFor(job.professions, 'specialty');
};

/** Whether other answers make the field necessary. */
const fitsAnswers = (field: DetailField, { moreDetails: details, professions }: Asked): boolean => {
  if (field === 'localsRadiusMiles') return details?.localsAccepted === 'no';
  if (field === 'practiceRule') return (details?.practiceStates.length ?? 0) > 1;
  if (field === 'practiceStates') return details?.patientFacing === true;
  return field !== 'boardStatus' || professions.includes('physician');
};

export const hasDetail = (job: Asked, field: DetailField): boolean => {
  const found = kindsOf.get(field);
  if (!found) return false;
  return found.kinds.includes(hiringKindOf(job)) && fitsGroup(found.group, job) && fitsAnswers(field, job);
};

export const detailsIn = (group: DetailGroup, job: Asked): DetailField[] =>
  (Object.keys(detailGroups[group]) as DetailField[]).filter((field) => hasDetail(job, field));

export const isSaid = (value: MoreDetails[DetailField]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false;

/** Drops what the hiring kind doesn't have; null if nothing is left. */
export const fittingDetails = <J extends Asked>(job: J): JobDraft['moreDetails'] => {
  const { moreDetails } = job;
  if (!moreDetails) return null;
  const kept = Object.fromEntries(
    (Object.keys(moreDetails) as DetailField[]).map((field) => {
      const value = moreDetails[field];
      if (hasDetail(job, field)) return [field, value];
      return [field, Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null];
    }),
  ) as MoreDetails;
  return (Object.keys(kept) as DetailField[]).some((field) => isSaid(kept[field])) ? kept : null;
};

const problem = (field: DetailField, words: Notice): JobProblem => ['moreDetails', words, field];

/** Contradictions of a public job, with a suggestion. */
export const detailProblems = (job: JobDraft): JobProblem[] => {
  const { moreDetails: details, payPackage, pattern } = job;
  if (!details) return [];
  const has = (field: DetailField): boolean => hasDetail(job, field) && isSaid(details[field]);
  const paysLodging = (payPackage?.lodgingWeeklyCents ?? 0) > 0;
  return [
    ...(has('housing') && details.housing === 'provided' && paysLodging
      ? [problem('housing', notice('housingAndLodging'))]
      : []),
    ...(details.localsAccepted === 'no' && hasDetail(job, 'localsRadiusMiles') && !details.localsRadiusMiles
      ? [problem('localsRadiusMiles', notice('localsRadiusRequired'))]
      : []),
    ...(has('weekends') && details.weekends === 'none' && pattern === 'weekend'
      ? [problem('weekends', notice('weekendPatternWithoutWeekends'))]
      : []),
    ...(hasDetail(job, 'practiceStates') && !has('practiceStates')
      ? [problem('practiceStates', notice('practiceStatesRequired'))]
      : []),
    ...(has('newGradsWelcome') && job.unitYearsRequired && (job.minUnitYears ?? 0) > 0
      ? [problem('newGradsWelcome', notice('newGradsNeedNoYears'))]
      : []),
    ...(has('canceledShiftsMax') && (details.canceledShiftsMax ?? 0) > twoWeeksOf(job)
      ? [problem('canceledShiftsMax', notice('moreCanceledThanScheduled'))]
      : []),
  ];
};

const twoWeeksOf = ({ shiftsPerWeek }: JobDraft): number => 2 * (shiftsPerWeek ?? limits.shiftsPerWeekMax);
