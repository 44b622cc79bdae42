import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToRepeat, rememberAttempt } from './provider-attempt';

describe('a sign-in at a provider', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is repeated once', () => {
    expect(attemptToRepeat()).toBeNull();
    const first = { provider: 'Google' as const, next: '/jobs', repeated: false };
    rememberAttempt(first);
    expect(attemptToRepeat()).toEqual(first);
    rememberAttempt({ ...first, repeated: true });
    expect(attemptToRepeat()).toBeNull();
  });
});
