import { limits } from '@shared/limits';

export const passwordHints = ['length', 'mixedCase', 'number', 'special'] as const;
export type PasswordHint = (typeof passwordHints)[number];

const holds: Record<PasswordHint, (password: string) => boolean> = {
  length: (password) => password.length >= limits.passwordMin,
  mixedCase: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export type PasswordStrength = { met: ReadonlySet<PasswordHint>; strength: Strength };

const longEnoughToBeStrong = 12;

/** Advice only: just the length is enforced here; the server also refuses common passwords. */
export const passwordStrength = (password: string): PasswordStrength => {
  const met = new Set(passwordHints.filter((hint) => holds[hint](password)));
  const isLong = password.length >= longEnoughToBeStrong;
  if (!met.has('length')) return { met, strength: 'weak' };
  if (isLong && met.size >= 3) return { met, strength: 'strong' };
  if (met.size === passwordHints.length || isLong) return { met, strength: 'good' };
  return { met, strength: met.size >= 3 ? 'good' : met.size === 2 ? 'fair' : 'weak' };
};
