import type { JobType } from '@shared/core/model/enumerations';
import { emptySearch, type JobSearch } from '@/hiring/parts/jobs/job-search';
import type { ProfileValues } from '../form/profile-values';

export type QuickPreferenceValues = Pick<
  ProfileValues,
  'specialty' | 'jobTypes' | 'workPreferences' | 'location' | 'hourlyRateMinCents'
>;

export const quickFields = ['specialty', 'jobTypes', 'workPreferences', 'location', 'hourlyRateMinCents'] as const;

const jobTypeOf: Readonly<Record<string, JobType>> = {
  'Full-time': 'full_time',
  'Part-time': 'part_time',
  Contract: 'contract',
  'Locum Tenens': 'locum',
};

const matches = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The search matches locations exactly, so only those in `places` are used. Without one, remote jobs only. */
export const searchFor = (
  wanted: QuickPreferenceValues,
  { places, isRemote }: { places: readonly string[]; isRemote: boolean },
): JobSearch => {
  const kinds = [...wanted.workPreferences, ...wanted.jobTypes].map((it) => jobTypeOf[it]);
  const location = places.find((place) => matches(place, wanted.location)) ?? '';
  const wantsRemote = isRemote || wanted.jobTypes.includes('Telemedicine');
  const { hourlyRateMinCents: rate } = wanted;
  return {
    ...emptySearch,
    specialties: wanted.specialty ? [wanted.specialty] : [],
    jobTypes: [...new Set(kinds.filter((it) => it !== undefined))],
    location,
    remote: wantsRemote && wanted.location.trim() === '',
    payMin: rate !== null && rate >= 100 ? Math.floor(rate / 100) : null,
  };
};
