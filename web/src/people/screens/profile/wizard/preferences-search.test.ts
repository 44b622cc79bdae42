import { describe, expect, it } from 'vitest';
import { searchAddress } from '@/hiring/parts/jobs/job-search';
import { type QuickPreferenceValues, searchFor } from './preferences-search';

const nothing: QuickPreferenceValues = {
  specialty: null,
  jobTypes: [],
  workPreferences: [],
  location: '',
  hourlyRateMinCents: null,
};
const addressOf = (wanted: Partial<QuickPreferenceValues>, places: string[] = [], isRemote = false) =>
  searchAddress(searchFor({ ...nothing, ...wanted }, { places, isRemote }));

describe('jobs matching quick preferences', () => {
  it('are all jobs without preferences', () => {
    expect(addressOf({})).toBe('/jobs');
  });

  it('have the specialty and at least the rate in whole units', () => {
    expect(addressOf({ specialty: 'Cardiology', hourlyRateMinCents: 120_50 })).toBe(
      '/jobs?specialty=cardiology&payMin=120&payUnit=hour',
    );
    expect(addressOf({ hourlyRateMinCents: 50 })).toBe('/jobs');
  });

  it('have the kinds of preferences and interests, each once', () => {
    expect(
      addressOf({ jobTypes: ['Locum Tenens', 'Research'], workPreferences: ['Full-time', 'Flexible Hours'] }),
    ).toBe('/jobs?jobType=full_time%2Clocum');
  });

  it('are at the place when there are jobs there, however it is written', () => {
    expect(addressOf({ location: ' austin, tx ' }, ['Dallas, TX', 'Austin, TX'])).toBe('/jobs?location=Austin%2C+TX');
    expect(addressOf({ location: 'Nowhere' }, ['Austin, TX'])).toBe('/jobs');
  });

  it('are remote for people who want that and name no place', () => {
    expect(addressOf({}, [], true)).toBe('/jobs?remote=true');
    expect(addressOf({ jobTypes: ['Telemedicine'] })).toBe('/jobs?remote=true');
    expect(addressOf({ location: 'Austin, TX' }, [], true)).toBe('/jobs');
  });
});
