import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSealed, openValue, sealValue, type Place } from './sealed-value';

const key = randomBytes(32);
const place: Place = { pk: 'USER#1', sk: 'PRIVATE', attribute: 'dateOfBirth' };

describe('a sealed value', () => {
  it.each(['1984-02-29', 'AB1234563', { a: [1, null, 'é'] }, [], 0, true])('%j is opened again', (value) => {
    const sealed = sealValue(key, place, value);
    expect(isSealed(sealed)).toBe(true);
    expect(JSON.stringify(sealed)).not.toContain('1984');
    expect(openValue(key, place, sealed)).toEqual(value);
  });

  it('opens only in its own place and with its own key', () => {
    const sealed = sealValue(key, place, 'female');
    for (const other of [{ pk: 'USER#2' }, { sk: 'PROFILE' }, { attribute: 'gender' }]) {
      expect(() => openValue(key, { ...place, ...other }, sealed)).toThrow();
    }
    expect(() => openValue(randomBytes(32), place, sealed)).toThrow();
  });

  it('is rejected after a change', () => {
    const bytes = Buffer.from(sealValue(key, place, 'female').sealed, 'base64url');
    for (const index of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(() => openValue(key, place, { sealed: changed.toString('base64url') })).toThrow();
    }
    expect(() => openValue(key, place, { sealed: '' })).toThrow();
  });

  it('is the same for the same value in the same place, and differs elsewhere', () => {
    const { sealed } = sealValue(key, place, 'female');
    expect(sealValue(key, place, 'female').sealed).toBe(sealed);
    expect(sealValue(key, place, 'male').sealed.slice(0, 16)).not.toBe(sealed.slice(0, 16));
    expect(sealValue(key, { ...place, pk: 'USER#2' }, 'female').sealed).not.toBe(sealed);
    expect(sealValue(randomBytes(32), place, 'female').sealed).not.toBe(sealed);
  });

  it('does not reveal by its length which value of a list it is', () => {
    const lengths = ['male', 'female', 'other', 'prefer-not-to-say'].map(
      (it) => sealValue(key, place, it).sealed.length,
    );
    expect(new Set(lengths).size).toBe(1);
  });
});

it('typed text is never mistaken for a sealed value', () => {
  expect([null, undefined, '', '{"sealed":"x"}', 4, [], {}].map(isSealed)).not.toContain(true);
});
