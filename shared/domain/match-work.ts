import type { JobDraft } from '../model/job';
import type { MatchReason } from '../model/match-reason';
import type { Availability } from '../model/professional';
import type { employmentTypes } from '../model/profile-vocabulary';
import { fit, type Fit } from './match-fit';

type EmploymentType = (typeof employmentTypes)[number];

/** Accepting one temporary type suggests openness to the others rather than to permanent work, and vice versa. */
const temporary: ReadonlySet<EmploymentType> = new Set(['Contract', 'Per Diem', 'Locum Tenens', 'Temporary']);

const asEmploymentType = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  locum: 'Locum Tenens',
  per_diem: 'Per Diem',
} as const satisfies Record<JobDraft['jobType'], EmploymentType>;

export const workTypeFit = (
  { jobType, remote }: Pick<JobDraft, 'jobType' | 'remote'>,
  schedule: readonly EmploymentType[],
): Fit => {
  if (schedule.length === 0) return null;
  const workType: EmploymentType = asEmploymentType[jobType];
  if (schedule.includes(workType)) return fit(1, { code: 'work_type_same', args: { workType } });
  if (remote && schedule.includes('Remote')) return fit(1, { code: 'work_type_same', args: { workType: 'Remote' } });
  const ownWorkType = schedule.find((it) => temporary.has(it) === temporary.has(workType) && temporary.has(it));
  return ownWorkType
    ? fit(0.5, { code: 'work_type_related', args: { workType, ownWorkType } })
    : fit(0, { code: 'work_type_different', args: { workType, ownWorkTypes: [...schedule] } });
};

const askedHours = ({
  expectedHoursType,
  expectedHoursFixed,
  expectedHoursMin,
}: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>): number | null => {
  if (expectedHoursType === 'fixed') return expectedHoursFixed;
  return expectedHoursType === 'maximum' ? null : expectedHoursMin;
};

const unavailable: MatchReason = { code: 'unavailable', args: {} };

export const availabilityFit = (
  job: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>,
  { status, hoursPerWeek }: Pick<Availability, 'status' | 'hoursPerWeek'>,
): Fit => {
  if (status === 'busy') {
    const remedy = { code: 'become_available', args: {} } as const;
    return fit(0, unavailable, { blocker: 'unavailable', reason: unavailable, remedy });
  }
  const most = status === 'limited' ? 0.5 : 1;
  const requiredHours = askedHours(job);
  if (requiredHours === null || hoursPerWeek === null) return fit(most, { code: 'available', args: { status } });
  return fit(most * Math.min(1, hoursPerWeek / requiredHours), {
    code: 'available_hours',
    args: { status, hours: hoursPerWeek, requiredHours },
  });
};
