import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { ProfilePrivacy } from '@shared/people/model/professional';
import type { PlanLine } from '@shared/accounts/model/settings-overview';
import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { StoredTicket } from '../../store/trust/tickets/ticket-item';
import { getSettingsOverview } from './get-settings-overview';
import type { SettingsDeps } from './ports';

const now = new Date('2026-11-23T15:42:00.000Z');

const ticketOf = (changes: Partial<StoredTicket>): StoredTicket => ({
  ticketId: 'TKT-000001',
  owner: { kind: 'account', userId: 'ann' },
  organizationId: null,
  subject: 'A question',
  category: 'general',
  priority: 'low',
  status: 'open',
  statusBy: 'person',
  resolvedWith: null,
  resolvedAt: null,
  assigneeId: null,
  events: [{ kind: 'opened', at: '2026-11-23T15:00:00.000Z' }],
  posts: 1,
  answers: 0,
  context: null,
  rating: null,
  mergedInto: null,
  mergedFrom: [],
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 1,
  ...changes,
});

const invitationOf = (changes: { acceptedAt?: string; expiresAt?: string }) => ({
  invitationId: 'inv_1',
  organizationId: 'org_1',
  firstName: '',
  lastName: '',
  email: 'new@clinic.example',
  role: 'member' as const,
  department: '',
  invitedBy: 'ann',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  acceptedAt: null,
  ...changes,
});

const planLine: PlanLine = {
  billing: 'stripe',
  planId: 'team',
  state: 'active',
  renewsAt: '2026-12-03T12:00:00.000Z',
  endsAt: null,
  postingsLeft: null,
};

const world = (stored: { settings?: Partial<NotificationSettings>; tickets?: StoredTicket[] } = {}) => {
  const read: string[] = [];
  const deps: SettingsDeps = {
    notifications: {
      get: async () => {
        read.push('notifications');
        return { ...NotificationSettings.parse({}), ...stored.settings };
      },
    },
    privacy: {
      get: async () => {
        read.push('privacy');
        return ProfilePrivacy.parse({ visibility: 'anonymous' });
      },
    },
    invitations: {
      list: async () => {
        read.push('invitations');
        return [
          invitationOf({}),
          invitationOf({ acceptedAt: '2026-11-21T10:00:00.000Z' }),
          invitationOf({ expiresAt: '2026-11-22T10:00:00.000Z' }),
        ];
      },
    },
    locations: {
      count: async (organizationId) => {
        read.push(`locations of ${organizationId}`);
        return { locations: 2, units: 6 };
      },
    },
    tickets: {
      ofOwner: async () => {
        read.push('tickets');
        return { items: stored.tickets ?? [], nextCursor: null };
      },
    },
    plans: {
      line: async (ownerId) => {
        read.push(`plan of ${ownerId}`);
        return planLine;
      },
    },
    clock: { now: () => now },
  };
  return { deps, read };
};

const caller = (role: AuthorizedCaller['role']): AuthorizedCaller => ({
  userId: 'ann',
  role,
  scope: 'own',
  membership:
    role === 'admin' || role === 'member'
      ? { userId: 'ann', organizationId: 'org_1', role, department: '', joinedAt: now.toISOString() }
      : null,
});

describe('the settings overview', () => {
  it('has the open invitations for managers of the team', async () => {
    const { deps, read } = world();
    expect(await getSettingsOverview(deps, caller('admin'))).toMatchObject({ pendingInvitations: 1, privacy: null });
    expect(read.sort()).toEqual(['invitations', 'locations of org_1', 'notifications', 'plan of org_1', 'tickets']);
  });

  it('has the plan the reader can see, in few reads', async () => {
    const { deps, read } = world();
    expect((await getSettingsOverview(deps, caller('professional'))).plan).toEqual(planLine);
    expect(read.sort()).toEqual(['notifications', 'plan of ann', 'privacy', 'tickets']);
    expect((await getSettingsOverview(deps, caller('support'))).plan).toBeNull();
  });

  it('counts locations and units for their managers', async () => {
    const { deps } = world();
    expect((await getSettingsOverview(deps, caller('admin'))).locations).toEqual({ locations: 2, units: 6 });
  });

  it('reads no organization lists for members', async () => {
    const { deps, read } = world();
    const { pendingInvitations, locations } = await getSettingsOverview(deps, caller('member'));
    expect([pendingInvitations, locations]).toEqual([null, null]);
    expect(read.sort()).toEqual(['notifications', 'plan of org_1', 'tickets']);
  });

  it('has the privacy settings of professionals', async () => {
    const { deps } = world();
    const { privacy, pendingInvitations } = await getSettingsOverview(deps, caller('professional'));
    expect(privacy).toEqual({ visibility: 'anonymous', showOnlineStatus: false });
    expect(pendingInvitations).toBeNull();
  });

  it('says which channels are on, and has no quiet hours when both times are equal', async () => {
    const off = Object.fromEntries(
      Object.keys(NotificationSettings.shape)
        .filter((name) => name.startsWith('push'))
        .map((name) => [name, false]),
    );
    const { deps } = world({ settings: { ...off, frequency: 'daily', quietHoursStart: '08:00' } });
    expect((await getSettingsOverview(deps, caller('professional'))).notifications).toEqual({
      email: true,
      push: false,
      frequency: 'daily',
      quietHours: null,
    });
  });

  it('counts open tickets and has the earliest answer time', async () => {
    const tickets = [
      ticketOf({}),
      ticketOf({ events: [{ kind: 'opened', at: '2026-11-23T14:30:00.000Z' }] }),
      ticketOf({ status: 'resolved' }),
    ];
    const { deps } = world({ tickets });
    expect((await getSettingsOverview(deps, caller('professional'))).tickets).toEqual({
      open: 2,
      answerBy: '2026-11-24T14:30:00.000Z',
    });
  });
});
