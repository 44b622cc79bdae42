import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  it('are five thousand that meet the length rule', () => {
    const words = [...commonPasswords()];
    expect(words).toHaveLength(5000);
    expect(words.every((word) => word.length >= limits.passwordMin && word === word.toLowerCase())).toBe(true);
  });
  it('are rejected in upper and lower case', () => {
    expect(['123456', 'Password', 'QWERTY', 'letmein'].every(isCommonPassword)).toBe(true);
    expect(isCommonPassword('correct horse')).toBe(false);
  });
});
