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
  if (schedule.includes(offered)) return fit(1, `Same work type: ${offered}`);
  if (remote && schedule.includes('Remote')) return fit(1, 'Same work type: Remote');
  const near = schedule.find((it) => temporary.has(it) === temporary.has(offered) && temporary.has(it));
  return near
    ? fit(0.5, `Related work type: ${near} (job: ${offered})`)
    : fit(0, `Different work type: ${schedule.join(', ')} (job: ${offered})`);
};

const askedHours = ({
  expectedHoursType,
  expectedHoursFixed,
  expectedHoursMin,
}: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>): number | null => {
  if (expectedHoursType === 'fixed') return expectedHoursFixed;
  return expectedHoursType === 'maximum' ? null : expectedHoursMin;
};

const unavailable = 'Not available for new work right now';

export const availabilityFit = (
  job: Pick<JobDraft, 'expectedHoursType' | 'expectedHoursFixed' | 'expectedHoursMin'>,
  { status, hoursPerWeek }: Pick<Availability, 'status' | 'hoursPerWeek'>,
): Fit => {
  if (status === 'busy') {
    const remedy = 'Set availability to Available or Limited in the profile';
    return fit(0, unavailable, { blocker: 'unavailable', reason: unavailable, remedy });
  }
  const most = status === 'limited' ? 0.5 : 1;
  const asked = askedHours(job);
  const state = status === 'limited' ? 'Limited availability' : 'Available';
  if (asked === null || hoursPerWeek === null) return fit(most, `${state} for new work`);
  const hours = `${hoursPerWeek} hours per week (${asked} required)`;
  return fit(most * Math.min(1, hoursPerWeek / asked), `${state}: ${hours}`);
};
