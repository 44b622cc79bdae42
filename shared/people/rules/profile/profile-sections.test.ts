import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProfileDraft } from '../../model/professional';
import { profileSteps, type ProfileStep } from '../../model/profile-vocabulary';
import { missingProfileParts, profileCompletion } from './completion';
import { professions } from '../../model/healthcare-vocabulary';
import { needsLicense, npiOf } from '../../../hiring/rules/profession-questions';
import { sectionPercent, sectionsProgress, sectionState } from './profile-sections';
import { profileDraft } from './profile.fake';

const ulid = '0'.repeat(26);
const empty = ProfileDraft.parse({
  employment: [{ id: `ent_${ulid}` }],
  education: [{ id: `ent_${ulid}` }],
  licenses: [{ id: `lic_${ulid}` }],
  availability: {},
});
const [job, school, license] = [empty.employment[0]!, empty.education[0]!, empty.licenses[0]!];
const { availability } = empty;
const complete = { name: 'RN', number: '1', issuingBody: 'Board' };

describe('the completion of a section', () => {
  test.each<[ProfileStep, Partial<ProfileDraft>, number]>([
    ['basic', {}, 0],
    ['basic', { firstName: 'x' }, 11],
    ['basic', { profession: 'rn', firstName: 'x', lastName: 'x', phone: 'x', gender: 'other' }, 56],
    ['employment', {}, 0],
    ['employment', { employment: [{ ...job, position: 'x' }] }, 50],
    ['employment', { employment: [job, { ...job, position: 'x', employer: 'x', startDate: '2020-01-01' }] }, 100],
    ['employment', { employment: [{ ...job, position: 'x', employer: 'x' }] }, 50],
    ['education', { education: [{ ...school, institution: 'x' }] }, 50],
    ['education', { education: [{ ...school, institution: 'x', degree: 'x', field: 'x' }] }, 100],
    ['licenses', {}, 0],
    ['licenses', { licenses: [{ ...license, name: 'RN' }] }, 30],
    ['licenses', { licenses: [{ ...license, ...complete }] }, 70],
    ['licenses', { npiNumber: '1234567893' }, 70],
    ['licenses', { npiNumber: '1234567893', licenses: [{ ...license, ...complete }] }, 100],
    ['licenses', { profession: 'rn', licenses: [{ ...license, ...complete }] }, 100],
    ['licenses', { profession: 'rn' }, 0],
    ['licenses', { profession: 'physician' }, 0],
    ['licenses', { profession: 'phlebotomist' }, 100],
    ['location_rate', { location: 'x', hourlyRateMinCents: 0, hourlyRateMaxCents: 1 }, 70],
    ['location_rate', { availability: { ...availability, schedule: ['Full-time'] } }, 30],
    ['availability', { availability: { ...availability, daysAvailable: ['monday'] } }, 40],
    ['availability', { availability: { ...availability, daysAvailable: ['monday'], shiftTypes: ['On-Call'] } }, 70],
    [
      'availability',
      {
        availability: {
          ...availability,
          daysAvailable: ['monday'],
          shiftTypes: ['On-Call'],
          dailyTimePreferences: { monday: { slots: [], customStart: '07:00', customEnd: '15:00' } },
        },
      },
      100,
    ],
    ['preferences', { jobTypes: ['Research'] }, 40],
    ['preferences', { jobTypes: ['Research'], workPreferences: ['Contract'] }, 80],
    ['preferences', { availability: { ...availability, remoteWork: true } }, 20],
    ['summary', { title: 'x', specialty: 'Surgery', experience: 0, bio: 'x', skills: ['x'] }, 90],
    ['summary', { profession: 'rn', specialty: 'Surgery', title: 'x', experience: 0, bio: 'x', skills: ['x'] }, 72],
    ['summary', { profession: 'dietitian', title: 'x', experience: 0, bio: 'x', skills: ['x'] }, 90],
    ['summary', { languages: ['en'] }, 10],
  ])('%s', (step, overrides, percent) => {
    expect(sectionPercent(step, { ...empty, ...overrides })).toBe(percent);
  });

  test.each(professions)('is zero if nothing is entered: %s', (profession) => {
    const asksNothing = !needsLicense(profession) && npiOf(profession) !== 'required';
    const others = profileSteps.filter((step) => step !== 'basic' && !(step === 'licenses' && asksNothing));
    expect(others.filter((step) => sectionPercent(step, { ...empty, profession }) > 0)).toEqual([]);
  });

  test('has three states', () => {
    expect([0, 1, 99, 100].map(sectionState)).toEqual(['pending', 'in_progress', 'in_progress', 'done']);
  });
});

describe('sections of any profile', () => {
  const property = (check: (profile: ProfileDraft) => void) => fc.assert(fc.property(profileDraft, check));

  test('have whole percentages from 0 to 100, and 0 when empty', () => {
    property((profile) => {
      for (const percent of [...profileSteps.map((step) => sectionPercent(step, profile)), sectionsProgress(profile)]) {
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }
    });
    expect(profileSteps.map((step) => sectionPercent(step, empty))).toEqual(profileSteps.map(() => 0));
    expect(sectionsProgress(empty)).toBe(0);
  });

  test('give the share of completed sections as overall progress', () => {
    property((profile) => {
      const done = profileSteps.filter((step) => sectionState(sectionPercent(step, profile)) === 'done').length;
      expect(sectionsProgress(profile)).toBe(Math.round((done / profileSteps.length) * 100));
    });
  });

  test('never lose progress when a text is filled in', () => {
    const texts = ['firstName', 'address', 'location', 'npiNumber', 'title', 'bio'] as const;
    fc.assert(
      fc.property(profileDraft, fc.constantFrom(...texts), (profile, name) => {
        const filled = { ...profile, [name]: profile[name] || 'something' };
        for (const step of profileSteps) {
          expect(sectionPercent(step, filled)).toBeGreaterThanOrEqual(sectionPercent(step, profile));
        }
        expect(profileCompletion(filled)).toBeGreaterThanOrEqual(profileCompletion(profile));
      }),
    );
  });

  test('add up to 100 with the missing parts', () => {
    property((profile) => {
      const missing = missingProfileParts(profile);
      const points = missing.reduce((sum, part) => sum + part.points, 0);
      expect(profileCompletion(profile) + points).toBe(100);
      expect(profileCompletion(profile)).toBeGreaterThanOrEqual(20);
      expect(missing.map((part) => part.points)).toEqual(missing.map((part) => part.points).sort((a, b) => b - a));
    });
  });

  test('ignore personal details in profile_completion', () => {
    property((profile) => {
      const { gender, dateOfBirth, firstName, address, deaNumber } = empty;
      const without = { ...profile, gender, dateOfBirth, firstName, address, deaNumber };
      expect(profileCompletion(without)).toBe(profileCompletion(profile));
    });
  });
});
