import { describe, expect, it } from 'vitest';
import { dashboardFor, homeFor, isEmployer, profileFor, type RoutedAccount } from './home-for';

const account = (changes: Partial<RoutedAccount> = {}): RoutedAccount => ({
  userType: 'doctor',
  email: 'ada+ward@example.org',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  profile_completion: 100,
  membership: null,
  ...changes,
});

describe('the start page after signing in', () => {
  it.each<[string, RoutedAccount | null, string]>([
    ['nobody', null, '/login'],
    ['an unconfirmed address', account({ emailVerifiedAt: null }), '/auth/verify-email?email=ada%2Bward%40example.org'],
    ['a professional at the threshold', account({ profile_completion: 80 }), '/dashboard/professional'],
    ['a professional below it', account({ profile_completion: 79 }), '/auth/profile-setup'],
    ['support staff, who have no profile', account({ profile_completion: 0, support: true }), '/admin'],
    [
      'an administrator at the threshold',
      account({ userType: 'employer', profile_completion: 80, membership: { role: 'admin' } }),
      '/dashboard/employer',
    ],
    [
      'an administrator below it, never the wizard',
      account({ userType: 'employer', profile_completion: 20, membership: { role: 'admin' } }),
      '/profile/employer',
    ],
    [
      'an employer without an organization',
      account({ userType: 'employer', profile_completion: 0 }),
      '/profile/employer',
    ],
    [
      'a member, who cannot complete the company profile',
      account({ userType: 'employer', profile_completion: 20, membership: { role: 'member' } }),
      '/dashboard/employer',
    ],
  ])('%s', (_, me, home) => {
    expect(homeFor(me)).toBe(home);
  });

  it('treats a member of an organization as an employer', () => {
    const member = account({ membership: { role: 'member' } });
    expect(isEmployer(member)).toBe(true);
    expect(dashboardFor(member)).toBe('/dashboard/employer');
    expect(profileFor(member)).toBe('/profile/employer');
    expect(profileFor(account())).toBe('/profile/edit');
  });
});
