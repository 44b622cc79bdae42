import { beforeEach, describe, expect, it } from 'vitest';
import { lastAttempt, rememberAttempt } from './provider-attempt';

describe('a sign-in at a provider', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is remembered for this tab, with its purpose', () => {
    expect(lastAttempt()).toBeNull();
    const first = { provider: 'Google', next: '/jobs', repeated: false, connects: 'ada@example.org' } as const;
    rememberAttempt(first);
    expect(lastAttempt()).toEqual(first);
    rememberAttempt({ ...first, repeated: true });
    expect(lastAttempt()).toMatchObject({ repeated: true });
  });
});
