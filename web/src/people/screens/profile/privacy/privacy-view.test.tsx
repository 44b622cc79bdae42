import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { ProfilePrivacy } from '@shared/people/model/professional';
import type { ShownReceipt } from '@shared/money/model/receipt';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { FixedSession } from '@/lib/auth/session';
import { toasted } from '@/lib/testing/toasted';
import { myProfile } from '../testing';
import { PrivacyView } from './privacy-view';

const mercy = { organizationId: testId('org'), organization: 'Mercy' };
const lakeside = { organizationId: testId('org', 2), organization: 'Lakeside' };
const accepted = {
  document: 'privacy' as const,
  version: 1,
  acceptedAt: '2026-11-23T09:00:00.000Z',
  operation: 'register' as const,
};
const at = '2026-11-21T12:00:00.000Z';
const receipt: ShownReceipt = {
  ...lakeside,
  reason: 'application',
  subject: 'contact',
  jobTitle: 'ICU Nurse',
  sharedAt: at,
  deliveredAt: null,
  revokedAt: null,
};
const notifications = {
  settings: NotificationSettings.parse({ smsMessages: true }),
  version: 2,
  phone: '',
  phoneVerified: false,
  pushPublicKey: 'BAAA',
};
const server = answering({
  getNotificationSettings: () => notifications,
  saveNotificationSettings: ({ body }) => ({ ...notifications, ...body }),
  getMyProfile: () => myProfile(),
  saveProfilePrivacy: ({ body }) => ({ ...body, version: (body.version ?? 0) + 1 }),
  getMemberPrivacy: () => ({
    ...{ showOnlineStatus: false, phoneOnJobs: false },
    ...{ activityTracking: false, analyticsTracking: false },
    version: 4,
  }),
  saveMemberPrivacy: ({ body }) => ({ ...body, version: (body.version ?? 0) + 1 }),
  getDataExport: () => ({ export: null }),
  getAccountDeletion: () => ({
    deletion: null,
    preview: {
      dueAt: '2026-12-20T10:00:00.000Z',
      effects: {
        applications: { count: 0, more: false },
        jobs: { count: 0, more: false },
        alerts: 0,
        placements: [],
        plan: null,
      },
      obstacle: null,
    },
  }),
  getOrganizationExport: () => ({ export: null }),
  listAcceptedTerms: () => ({ items: [accepted] }),
  listReceipts: () => ({ items: [receipt, { ...receipt, subject: 'resume', deliveredAt: at }], nextCursor: null }),
  revokeReceipt: ({ body }) => body,
  listProfileViewers: () => ({ shared: true, items: [{ ...lakeside, viewedOn: '2026-11-20' }], nextCursor: null }),
  listBlockedOrganizations: () => ({ items: [mercy] }),
  findOrganizations: () => ({ items: [mercy, lakeside] }),
  blockOrganization: () => lakeside,
  unblockOrganization: ({ params }) => params,
});

const teamMember: Me = {
  userId: testUserId(),
  userType: 'employer',
  email: 'ada@mercy.example',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+12025550100',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: { organizationId: testId('org'), organization: 'Mercy', role: 'member', can_manage_team: false },
  photo_url: null,
  profile_completion: 0,
};

const professional: Me = { ...teamMember, userType: 'doctor', membership: null };

const show = (me: Me = professional) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedSession session={sessionOf(me)}>
          <Suspense>
            <PrivacyView />
          </Suspense>
        </FixedSession>
      </QueryClientProvider>
    </MemoryRouter>,
  );

beforeEach(async () => {
  await loadTexts(
    'settings',
    'profile-privacy',
    'notification-settings',
    'marketplace',
    'data-rights',
    'help',
    'help/articles',
  );
});

describe('profile privacy', () => {
  it('is saved as chosen, and says so', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Anonymous' }));
    fireEvent.click(screen.getByRole('switch', { name: /contact details/ }));
    fireEvent.click(screen.getByRole('switch', { name: /invitations/ }));
    fireEvent.click(screen.getByRole('switch', { name: 'My views count and are shown' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Let search engines show my profile' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Count which pages and features I use' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await toasted({ kind: 'success', text: messages.privacySaved });
    expect(server.calls('saveProfilePrivacy')).toEqual([
      {
        body: {
          visibility: 'anonymous',
          contactInfoVisible: true,
          showOnlineStatus: false,
          acceptsInvitations: false,
          locationSharing: false,
          activityTracking: true,
          allowSearchEngineIndexing: true,
          analyticsTracking: true,
          version: 0,
        },
      },
    ]);
  });

  it('says when saving failed and keeps the choice', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    server.use({ saveProfilePrivacy: refuse('INTERNAL') });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await toasted({ kind: 'error', text: messages.privacySaveFailed });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Private' }).checked).toBe(true);
  });
});

describe('settings that another device saved', () => {
  const elsewhere = (privacy: Partial<ProfilePrivacy>) => {
    server.use({
      saveProfilePrivacy: ({ body }) =>
        body.version === 0 ? refuse('STALE_VERSION')() : { ...body, version: (body.version ?? 0) + 1 },
      getMyProfile: () => myProfile({}, { privacy: ProfilePrivacy.parse(privacy), privacyVersion: 5 }),
    });
  };
  const saveOnline = async () => {
    fireEvent.click(await screen.findByRole('switch', { name: 'Show when I am online' }));
    return () => fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  };
  const lastSaved = () => server.calls('saveProfilePrivacy').at(-1);

  it('are merged with this device’s changes', async () => {
    show();
    const save = await saveOnline();
    elsewhere({ contactInfoVisible: true });
    save();
    const dialog = await screen.findByRole('dialog', { name: 'This was changed elsewhere' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await toasted({ kind: 'success', text: messages.privacySaved });
    expect(lastSaved()).toMatchObject({ body: { contactInfoVisible: true, showOnlineStatus: true, version: 5 } });
  });

  it('ask which to keep where both changed the same one', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    elsewhere({ visibility: 'anonymous' });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: /Use Latest/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await toasted({ kind: 'success', text: messages.privacySaved });
    expect(lastSaved()).toMatchObject({ body: { visibility: 'anonymous', version: 5 } });
  });
});

describe('other parts of the privacy page', () => {
  it('are who viewed the profile, and the accepted documents', async () => {
    show();
    const viewers = await screen.findByRole('list', { name: 'Who viewed you' });
    expect(within(viewers).getByRole('link', { name: 'Lakeside' })).toBeTruthy();
    await screen.findByText('Version 1, accepted on Nov 23, 2026');
    expect(screen.getByText("You haven't accepted a version yet.")).toBeTruthy();
    expect(screen.getByText(/^Required to use Wardline. Version 1, agreed on/)).toBeTruthy();
  });

  it('say how to see who viewed it', async () => {
    server.use({ listProfileViewers: () => ({ shared: false, items: [], nextCursor: null }) });
    show();
    await screen.findByText(/to see which employers opened your profile/);
  });
});

describe('receipts', () => {
  it('are listed, and unopened ones can be revoked', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Who received what' });
    expect(within(list).getAllByText('Application: ICU Nurse, shared on Nov 21, 2026')).toHaveLength(2);
    expect(within(list).getByText('Opened on Nov 21, 2026')).toBeTruthy();
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((it) => it.getAttribute('aria-label'))).toEqual(['Revoke Contact details for Lakeside']);
    fireEvent.click(buttons[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Stop sharing this?' });
    const confirm = within(dialog).getByRole('button', { name: 'Revoke' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await toasted({ kind: 'success' });
    const { organizationId } = lakeside;
    expect(server.calls('revokeReceipt')).toEqual([
      { body: { organizationId, reason: 'application', subject: 'contact' } },
    ]);
  });

  it('say when the employer was first', async () => {
    server.use({ revokeReceipt: refuse('ALREADY_HANDED_OVER') });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Contact details for Lakeside' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject([{ kind: 'error', text: expect.stringContaining('already opened it') }]),
    );
  });

  it('are filtered by event', async () => {
    show();
    const list = () => screen.getByRole('list', { name: 'Who received what' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Opened' }));
    expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Revoked' }));
    expect(screen.getByText('Nothing here.')).toBeTruthy();
  });
});

describe('the page of a team member', () => {
  it('shows what professionals see of them', async () => {
    show(teamMember);
    fireEvent.click(await screen.findByRole('switch', { name: 'My views count and are shown' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Count which pages and features I use' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Show my phone number on my jobs' }));
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await toasted({ kind: 'success', text: messages.privacySaved });
    expect(server.calls('saveMemberPrivacy')).toEqual([
      {
        body: {
          ...{ showOnlineStatus: false, phoneOnJobs: true },
          ...{ activityTracking: true, analyticsTracking: true },
          version: 4,
        },
      },
    ]);
  });
});

describe('consent to product news', () => {
  it.each([professional, teamMember])('is the one of the notification settings, saved at once', async (me) => {
    show(me);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Product news' });
    expect(toggle.checked).toBe(false);
    fireEvent.click(toggle);
    await toasted({ kind: 'success', text: messages.privacySaved });
    expect(server.calls('saveNotificationSettings')).toEqual([
      { body: { settings: { ...notifications.settings, emailMarketing: true }, version: notifications.version } },
    ]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Product news' }).checked).toBe(true);
  });

  it('stays as it was if saving failed', async () => {
    server.use({ saveNotificationSettings: refuse('INTERNAL') });
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'Product news' }));
    await toasted({ kind: 'error', text: messages.privacySaveFailed });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Product news' }).checked).toBe(false),
    );
  });
});

describe('blocked employers', () => {
  it('are found by the beginning of their name and blocked', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Block an employer'), { target: { value: ' la' } });
    const found = await screen.findByRole('list', { name: 'Employers found' });
    expect(server.calls('findOrganizations')).toContainEqual({ query: { name: 'la' } });
    expect(within(found).queryByRole('button', { name: 'Block Mercy' })).toBeNull();
    fireEvent.click(within(found).getByRole('button', { name: 'Block Lakeside' }));
    await toasted({ kind: 'success', text: messages.employerBlocked });
    expect(screen.getByRole('button', { name: 'Unblock Lakeside' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Block an employer').value).toBe('');
  });

  it('are unblocked', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock Mercy' }));
    await screen.findByText("You haven't blocked anyone.");
    expect(toastStore.get()).toMatchObject([{ kind: 'success', text: messages.employerUnblocked }]);
  });
});
