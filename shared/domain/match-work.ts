import type { JobDraft } from '../model/job';
import type { Availability } from '../model/professional';
import type { employmentTypes } from '../model/profile-vocabulary';
import { jobTypeLabels } from '../model/vocabulary';
import { fit, type Fit } from './match-fit';

type EmploymentType = (typeof employmentTypes)[number];

/** Accepting one temporary type suggests openness to the others rather than to permanent work, and vice versa. */
const temporary: ReadonlySet<EmploymentType> = new Set(['Contract', 'Per Diem', 'Locum Tenens', 'Temporary']);

export const workTypeFit = (
  { jobType, remote }: Pick<JobDraft, 'jobType' | 'remote'>,
  schedule: readonly EmploymentType[],
): Fit => {
  if (schedule.length === 0) return null;
  const offered = jobTypeLabels[jobType] as EmploymentType;
  if (schedule.includes(offered)) return fit(1, `Work type matches: ${offered}`);
  if (remote && schedule.includes('Remote')) return fit(1, 'Work type matches: Remote');
  const near = schedule.find((it) => temporary.has(it) === temporary.has(offered) && temporary.has(it));
  return near
    ? fit(0.5, `Related work type: ${near} for a job that is ${offered}`)
    : fit(0, `Other work type: ${schedule.join(', ')} for a job that is ${offered}`);
};

const askedHours = ({
  expectedHoursType,
  expectedHoursFixed,
  expectedHoursMin,
}: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>): number | null => {
  if (expectedHoursType === 'fixed') return expectedHoursFixed;
  return expectedHoursType === 'maximum' ? null : expectedHoursMin;
};

const unavailable = 'Not available for new work at the moment';

export const availabilityFit = (
  job: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>,
  { status, hoursPerWeek }: Pick<Availability, 'status' | 'hoursPerWeek'>,
): Fit => {
  if (status === 'busy') {
    const remedy = 'An availability of Available or Limited in the profile';
    return fit(0, unavailable, { blocker: 'unavailable', reason: unavailable, remedy });
  }
  const most = status === 'limited' ? 0.5 : 1;
  const asked = askedHours(job);
  const state = status === 'limited' ? 'Limited availability' : 'Available';
  if (asked === null || hoursPerWeek === null) return fit(most, `${state} for new work`);
  const hours = `${hoursPerWeek} hours a week, ${asked} asked for`;
  return fit(most * Math.min(1, hoursPerWeek / asked), `${state}: ${hours}`);
};
