import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ActivityEntry, AuditEntry } from '@shared/trust/model/audit';
import type { Integration } from '@shared/connect/model/integration';
import type { PlanLine, SettingsOverview } from '@shared/accounts/model/settings-overview';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { SettingsView } from './settings-view';

const overview: SettingsOverview = {
  notifications: { email: true, push: false, frequency: 'daily', quietHours: { from: '22:00', until: '08:00' } },
  privacy: { visibility: 'public', showOnlineStatus: false },
  pendingInvitations: null,
  locations: null,
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
const at = '2026-11-20T10:00:00.000Z';
const activity: ActivityEntry = {
  id: 'line_2',
  at,
  actor: { kind: 'person', name: null },
  own: true,
  thing: 'Account',
  kind: 'changed',
  changes: [{ field: 'twoFactorEnabled', before: false, after: true }],
};
const hash = 'a'.repeat(64);
const line: AuditEntry = {
  line: {
    chain: 'org_1',
    seq: 1,
    id: 'line_1',
    at,
    actor: 'u#usr_2',
    operation: 'changeMemberRole',
    thing: 'Membership',
    kind: 'changed',
    targets: {},
    changes: [],
    reason: null,
    requestId: null,
    address: null,
    previous: hash,
    hash,
  },
  actor: { kind: 'person', name: 'David Okafor' },
  about: ['Caroline Meyer'],
};
const service = (provider: Integration['provider'], state: Integration['state']): Integration => ({
  ...{ provider, state, reason: null, since: null },
  ...{ account: null, lastWorkedAt: null, entries: null },
});
const server = answering({
  getSettingsOverview: () => overview,
  listOwnIntegrations: () => ({ items: [service('google-calendar', 'available')] }),
  listIntegrations: () => ({ items: [service('slack', 'connected'), service('zoom', 'needs_reconnect')] }),
  listAuditLines: () => ({ items: [line], nextCursor: null }),
  listOwnActivity: () => ({ items: [activity], nextCursor: null }),
});

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

const show = (me: Me, beside: ReactNode = null) =>
  act(async () =>
    render(
      <MemoryRouter>
        <FixedSession session={sessionOf(me)}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Suspense>
              <SettingsView />
              {beside}
            </Suspense>
          </QueryClientProvider>
        </FixedSession>
      </MemoryRouter>,
    ),
  );

const card = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(async () => {
  await loadTexts('settings', 'settings-finder', 'plans');
});

describe('the settings', () => {
  it('show each section’s state in one line, for a professional', async () => {
    await show(professional);
    await waitFor(() => expect(card('Notifications').textContent).toContain('Email on, push off'));
    expect(card('Notifications').textContent).toContain('daily digest · quiet 10:00');
    expect(card('Profile Settings').textContent).toContain('82% complete');
    expect(card('Account Settings').textContent).toContain('Two-factor off');
    expect(card('Privacy & Security').textContent).toContain('Public profile · online status hidden');
    expect(card('Help & Support').textContent).toContain('No open tickets');
    expect(screen.queryByRole('link', { name: /^Team/ })).toBeNull();
  });

  it('include the company, the team and their actions for an administrator', async () => {
    server.use({
      getSettingsOverview: () => ({
        ...overview,
        privacy: null,
        pendingInvitations: 2,
        locations: { locations: 2, units: 6 },
      }),
    });
    await show(admin);
    await waitFor(() => expect(card('Team Management').textContent).toContain('2 invitations pending'));
    expect(card('Locations and Units').textContent).toContain('2 locations, 6 units');
    expect(card('Company Profile').textContent).toContain('Not verified yet');
    expect(card('Account Settings').textContent).toContain('Two-factor on');
    const quick = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Update Company Info',
      'Invite Team Members',
      'Manage Subscription',
      'Get Help',
    ]);
    expect(screen.getAllByRole('link', { name: /^Audit Log/ })[0]?.getAttribute('href')).toBe('/settings/audit');
    expect(card('Billing & Subscription').textContent).toContain('Professional plan, renews Dec 3, 2026');
  });

  it.each([
    [{ billing: 'off' as const, state: 'none' as const, planId: null, renewsAt: null }, 'Everything included'],
    [{ state: 'past_due' as const }, 'Payment failed'],
    [{ state: 'trialing' as const, renewsAt: null, endsAt: '2026-12-09T12:00:00.000Z' }, 'trial until Dec 9, 2026'],
    [{ state: 'postings' as const, planId: 'starter' as const, renewsAt: null, postingsLeft: 1 }, '1 posting left'],
  ] satisfies [Partial<PlanLine>, string][])('say how the plan is: %o', async (plan: Partial<PlanLine>, text) => {
    server.use({ getSettingsOverview: () => ({ ...overview, plan: { ...overview.plan!, ...plan } }) });
    await show(admin);
    await waitFor(() => expect(card('Billing & Subscription').textContent).toContain(text));
    if (plan.billing === 'off') expect(screen.queryByRole('link', { name: 'Manage Subscription' })).toBeNull();
  });

  it('show the cards without a state while it is unknown', async () => {
    server.use({ getSettingsOverview: () => new Promise(() => undefined) });
    await show(professional);
    expect(card('Notifications').textContent).not.toContain('·');
  });

  it('show what is connected, and what needs attention', async () => {
    await show(admin);
    await waitFor(() => expect(card('Integrations').textContent).toContain('2 connected · 1 needs attention'));
  });

  it('include integrations only for people who can connect something', async () => {
    const { unmount } = await show(professional);
    await waitFor(() => expect(card('Integrations').textContent).toContain('Nothing connected'));
    expect(server.calls('listIntegrations')).toEqual([]);
    unmount();
    server.use({ listOwnIntegrations: () => ({ items: [service('google-calendar', null)] }) });
    await show(professional);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Integrations/ })).toBeNull());
  });

  it('hide integrations in search and navigation, too, once nothing can be connected', async () => {
    server.use({ listOwnIntegrations: () => ({ items: [service('google-calendar', null)] }) });
    await show(professional, <SettingsPage title="Privacy">Beside it</SettingsPage>);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Integrations/ })).toBeNull());
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search settings' }), { target: { value: 'integrations' } });
    await screen.findByText('No settings found for “integrations”. Try another word.');
  });

  it('list integrations in the navigation while it is unknown', async () => {
    await show(professional, <SettingsPage title="Privacy">Beside it</SettingsPage>);
    expect(screen.getAllByRole('link', { name: /^Integrations/ })).toHaveLength(2);
  });

  it('are found by words of a section, by people who have it', async () => {
    await show(professional);
    const field = screen.getByRole('searchbox', { name: 'Search settings' });
    fireEvent.change(field, { target: { value: 'mfa' } });
    const found = await screen.findByRole('link', { name: /Two-factor authentication/ });
    expect(found.getAttribute('href')).toBe('/settings/account#two-factor');
    fireEvent.change(field, { target: { value: 'invite colleague' } });
    await screen.findByText('No settings found for “invite colleague”. Try another word.');
  });
});

describe('recent changes', () => {
  const changes = () => screen.findByRole('region', { name: 'Recent changes' });

  it('are the organization’s for readers of its log', async () => {
    await show(admin);
    const region = await changes();
    expect(await within(region).findByText(/Caroline Meyer$/)).toBeTruthy();
    expect(within(region).getByText(/^David Okafor/)).toBeTruthy();
    expect(within(region).getByRole('link', { name: 'Audit Log' })).toBeTruthy();
    expect(server.calls('listOwnActivity')).toEqual([]);
  });

  it('are their own for everyone else', async () => {
    await show(professional);
    const region = await changes();
    expect(await within(region).findByText(/Two-factor/i)).toBeTruthy();
    expect(within(region).getByRole('link', { name: 'All activity' })).toBeTruthy();
    expect(server.calls('listAuditLines')).toEqual([]);
  });
});
