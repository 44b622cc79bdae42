import { beforeEach, describe, expect, it } from 'vitest';
import { valuesOf } from '../form/profile-values';
import { keepProfile, startOf, storedOf } from './kept-profile';
import { myProfile } from '../testing';
import { wholeValues } from './wizard-testing';
import { storeSession } from '@/lib/testing/identity';

const person = 'someone';
const profile = myProfile(wholeValues, { step: 'licenses' });

beforeEach(() => {
  window.localStorage.clear();
  storeSession(person);
});

describe('the wizard’s initial state', () => {
  it('is the stored one, at its last step', () => {
    expect(startOf(person, profile)).toMatchObject({ values: valuesOf(profile), step: 'licenses', isRestored: false });
  });

  it('is the review once it was submitted', () => {
    expect(startOf(person, { ...profile, submittedAt: '2026-11-01T00:00:00.000Z' }).step).toBe('review');
  });

  it('is this browser’s draft, over its base version', () => {
    keepProfile(person, storedOf(profile), { ...valuesOf(profile), city: 'Dallas' }, 'location_rate');
    const newer = { ...profile, bio: 'From the phone.', version: profile.version + 1 };
    const start = startOf(person, newer);
    expect(start).toMatchObject({ values: { city: 'Dallas' }, step: 'location_rate', isRestored: true });
    expect(start.stored).toMatchObject({ version: profile.version, values: { city: profile.city } });
  });

  it('ignores another person’s draft, stored ones, and unreadable ones', () => {
    keepProfile('another', storedOf(profile), { ...valuesOf(profile), city: 'Dallas' }, 'basic');
    expect(startOf(person, profile).isRestored).toBe(false);
    keepProfile(person, storedOf(profile), { ...valuesOf(profile), city: 'Dallas' }, 'basic');
    expect(startOf(person, { ...profile, city: 'Dallas', version: 4 }).isRestored).toBe(false);
    window.localStorage.setItem(`wardline.draft.profile-wizard.${person}`, '{"values":{"licenses":1}}');
    expect(startOf(person, profile).isRestored).toBe(false);
  });

  it('reads stored languages that were saved as text', () => {
    const spoken = { ...profile, languages: ['es' as const] };
    const values = { ...valuesOf(spoken), city: 'Dallas', languages: 'English, French' as unknown as [] };
    keepProfile(person, storedOf(spoken), values, 'basic');
    expect(startOf(person, spoken)).toMatchObject({ values: { city: 'Dallas', languages: ['es'] }, isRestored: true });
  });

  it('reads skills that were saved as text', () => {
    const skilled = { ...profile, skills: ['CRRT'] };
    const values = { ...valuesOf(skilled), skills: 'CRRT, Epic' as unknown as [] };
    keepProfile(person, storedOf(skilled), values, 'basic');
    expect(startOf(person, skilled)).toMatchObject({ values: { skills: ['CRRT', 'Epic'] }, isRestored: true });
  });

  it('is not stored after the session', () => {
    window.localStorage.clear();
    keepProfile(person, storedOf(profile), { ...valuesOf(profile), city: 'Dallas' }, 'basic');
    expect(window.localStorage.length).toBe(0);
  });
});
