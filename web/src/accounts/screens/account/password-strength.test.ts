import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('password strength', () => {
  it.each([
    ['', 'weak'],
    ['Aa1!x', 'weak'],
    ['abcdef', 'weak'],
    ['abcde1', 'fair'],
    ['Abcde1', 'good'],
    ['Abcd1!', 'good'],
    ['correct horse battery', 'good'],
    ['Correct horse 9 battery', 'strong'],
    ['Übung macht den Meister 1', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password).strength).toBe(strength);
  });

  it('lists the hints that are met', () => {
    expect([...passwordStrength('Abcde1').met]).toEqual(['length', 'mixedCase', 'number']);
  });
});
