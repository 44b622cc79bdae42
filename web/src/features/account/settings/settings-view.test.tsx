import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/api/accounts.routes';
import type { PlanLine, SettingsOverview } from '@shared/model/settings-overview';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { SettingsView } from './settings-view';

const overview: SettingsOverview = {
  notifications: { email: true, push: false, frequency: 'daily', quietHours: { from: '22:00', until: '08:00' } },
  privacy: { visibility: 'public', showOnlineStatus: false },
  pendingInvitations: null,
  plan: {
    billing: 'stripe',
    planId: 'team',
    state: 'active',
    renewsAt: '2026-12-03T12:00:00.000Z',
    endsAt: null,
    postingsLeft: null,
  },
  tickets: { open: 0, answerBy: null },
};
const server = answering({ getSettingsOverview: () => overview });

const professional: Me = {
  userId: 'usr_1',
  userType: 'doctor',
  email: 'ada@clinic.example',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '',
  language: 'en',
  emailVerifiedAt: '2026-11-01T10:00:00.000Z',
  twoFactorEnabled: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  membership: null,
  photo_url: null,
  profile_completion: 82,
};
const admin: Me = {
  ...professional,
  userType: 'employer',
  twoFactorEnabled: true,
  membership: {
    organizationId: 'org_1',
    organization: 'Mercy',
    role: 'admin',
    can_manage_team: true,
    unverified: true,
  },
};

const show = (me: Me) =>
  render(
    <MemoryRouter>
      <FixedSession session={sessionOf(me)}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Suspense>
            <SettingsView />
          </Suspense>
        </QueryClientProvider>
      </FixedSession>
    </MemoryRouter>,
  );

const card = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(async () => {
  await loadTexts('settings', 'settings-finder', 'plans');
});

describe('the settings', () => {
  it('say in one line how things are, for a professional', async () => {
    show(professional);
    await waitFor(() => expect(card('Notifications').textContent).toContain('Email on, push off'));
    expect(card('Notifications').textContent).toContain('daily digest · quiet 10:00');
    expect(card('Profile Settings').textContent).toContain('82% complete');
    expect(card('Account Settings').textContent).toContain('Two-factor off');
    expect(card('Privacy & Security').textContent).toContain('Public profile · online status hidden');
    expect(card('Help & Support').textContent).toContain('No open tickets');
    expect(screen.queryByRole('link', { name: /^Team/ })).toBeNull();
  });

  it('have the company, the team and their actions for an administrator', async () => {
    server.use({ getSettingsOverview: () => ({ ...overview, privacy: null, pendingInvitations: 2 }) });
    show(admin);
    await waitFor(() => expect(card('Team Management').textContent).toContain('2 invitations pending'));
    expect(card('Company Profile').textContent).toContain('Not verified yet');
    expect(card('Account Settings').textContent).toContain('Two-factor on');
    const quick = within(screen.getByRole('complementary', { name: 'Quick actions' }));
    expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Update Company Info',
      'Invite Team Members',
      'Manage Subscription',
      'Get Help',
    ]);
    expect(card('Audit Log')).toBeTruthy();
    expect(card('Billing & Subscription').textContent).toContain('Professional plan, renews Dec 3, 2026');
  });

  it.each([
    [{ billing: 'off' as const, state: 'none' as const, planId: null, renewsAt: null }, 'Everything included'],
    [{ state: 'past_due' as const }, 'Payment failed'],
    [{ state: 'trialing' as const, renewsAt: null, endsAt: '2026-12-09T12:00:00.000Z' }, 'trial until Dec 9, 2026'],
    [{ state: 'postings' as const, planId: 'starter' as const, renewsAt: null, postingsLeft: 1 }, '1 posting left'],
  ] satisfies [Partial<PlanLine>, string][])('say how the plan is: %o', async (plan: Partial<PlanLine>, text) => {
    server.use({ getSettingsOverview: () => ({ ...overview, plan: { ...overview.plan!, ...plan } }) });
    show(admin);
    await waitFor(() => expect(card('Billing & Subscription').textContent).toContain(text));
    if (plan.billing === 'off') expect(screen.queryByRole('link', { name: 'Manage Subscription' })).toBeNull();
  });

  it('show the cards without a state while it is not known', () => {
    server.use({ getSettingsOverview: () => new Promise(() => undefined) });
    show(professional);
    expect(card('Notifications').textContent).not.toContain('·');
  });

  it('are found by words of a section, for those who have it', async () => {
    show(professional);
    const field = screen.getByRole('searchbox', { name: 'Search settings' });
    fireEvent.change(field, { target: { value: 'mfa' } });
    const found = await screen.findByRole('link', { name: /Two-factor authentication/ });
    expect(found.getAttribute('href')).toBe('/settings/account#two-factor');
    fireEvent.change(field, { target: { value: 'invite colleague' } });
    await screen.findByText('No settings found for “invite colleague”. Try another word.');
  });
});
