import { describe, expect, test } from 'vitest';
import { type CompletionInput, missingProfileParts, profileCompletion } from './completion';

const empty: CompletionInput = {
  title: '',
  profession: null,
  units: [],
  specialty: null,
  experience: null,
  location: '',
  bio: '',
  skills: [],
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  employment: [{ employer: '' }],
  education: [{ institution: '' }],
  licenses: [{ number: '' }],
};

const full: CompletionInput = {
  title: 'Physician',
  profession: 'physician',
  units: [],
  specialty: 'Cardiology',
  experience: 0,
  location: 'Austin, TX',
  bio: 'x',
  skills: ['x'],
  hourlyRateMinCents: null,
  hourlyRateMaxCents: 1,
  employment: [{ employer: '' }, { employer: 'x' }],
  education: [{ institution: 'x' }],
  licenses: [{ number: 'x' }],
};

describe('the completion of a professional profile', () => {
  test('runs from 20 to 100', () => {
    expect(profileCompletion(empty)).toBe(20);
    expect(profileCompletion(full)).toBe(100);
  });

  test('counts units if the profession works in units', () => {
    const nurse = { ...full, profession: 'rn' as const };
    expect(missingProfileParts(nurse)).toEqual([{ part: 'specialty', points: 8 }]);
    expect(profileCompletion({ ...nurse, specialty: null, units: [{}] })).toBe(100);
    expect(profileCompletion({ ...full, profession: 'dietitian', specialty: null })).toBe(100);
  });

  test('lists missing parts, worth most first', () => {
    expect(missingProfileParts(full)).toEqual([]);
    expect(missingProfileParts({ ...full, bio: '', title: '' })).toEqual([
      { part: 'bio', points: 12 },
      { part: 'title', points: 8 },
    ]);
    const missing = missingProfileParts(empty).reduce((sum, { points }) => sum + points, 0);
    expect(profileCompletion(empty) + missing).toBe(100);
  });
});
