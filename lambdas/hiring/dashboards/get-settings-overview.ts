import { scopeOf } from '@shared/organizations/rules/permissions';
import { openAnswer } from '@shared/trust/rules/support-clock';
import {
  notificationToggles,
  type NotificationSettings,
  type NotificationToggle,
} from '@shared/messages/model/notification-settings';
import type { SettingsOverview } from '@shared/accounts/model/settings-overview';
import { openTicketStatuses } from '@shared/trust/model/ticket-vocabulary';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { clockOf, type StoredTicket } from '../../store/trust/tickets/ticket-item';
import type { SettingsDeps } from './ports';

const toggles = Object.keys(notificationToggles) as NotificationToggle[];

const anyOn = (settings: NotificationSettings, channel: 'email' | 'push'): boolean =>
  toggles.some((toggle) => toggle.startsWith(channel) && settings[toggle]);

const notificationState = (settings: NotificationSettings): SettingsOverview['notifications'] => {
  const { frequency, quietHoursStart, quietHoursEnd } = settings;
  return {
    email: anyOn(settings, 'email'),
    push: anyOn(settings, 'push'),
    frequency,
    quietHours: quietHoursStart === quietHoursEnd ? null : { from: quietHoursStart, until: quietHoursEnd },
  };
};

const isOpen = ({ status }: StoredTicket): boolean => (openTicketStatuses as readonly string[]).includes(status);

const ticketState = (tickets: readonly StoredTicket[]): SettingsOverview['tickets'] => {
  const open = tickets.filter(isOpen);
  const dueAt = open.flatMap((ticket) => openAnswer(clockOf(ticket))?.dueAt ?? []).sort();
  return { open: open.length, answerBy: dueAt[0] ?? null };
};

const invitationsOf = async (
  { invitations, clock }: SettingsDeps,
  { role, membership }: AuthorizedCaller,
): Promise<number | null> => {
  if (!membership || scopeOf('manageTeam', role) === 'none') return null;
  const listed = await invitations.list(membership.organizationId);
  const now = clock.now().toISOString();
  return listed.filter(({ acceptedAt, expiresAt }) => acceptedAt === null && expiresAt > now).length;
};

const locationsOf = async ({ locations }: SettingsDeps, { role, membership }: AuthorizedCaller) => {
  if (!membership || scopeOf('manageLocations', role) === 'none') return null;
  return locations.count(membership.organizationId);
};

const privacyOf = async ({ privacy }: SettingsDeps, { userId, role }: AuthorizedCaller) => {
  if (role !== 'professional') return null;
  const { visibility, showOnlineStatus } = await privacy.get(userId);
  return { visibility, showOnlineStatus };
};

const planOf = async ({ plans }: SettingsDeps, { userId, role, membership }: AuthorizedCaller) => {
  if (scopeOf('readPlan', role) === 'none') return null;
  return plans.line(membership?.organizationId ?? userId);
};

/** Makes at most five reads, whatever the number of cards. */
export const getSettingsOverview = async (deps: SettingsDeps, caller: AuthorizedCaller): Promise<SettingsOverview> => {
  const [settings, privacy, pendingInvitations, locations, plan, tickets] = await Promise.all([
    deps.notifications.get(caller.userId),
    privacyOf(deps, caller),
    invitationsOf(deps, caller),
    locationsOf(deps, caller),
    planOf(deps, caller),
    deps.tickets.ofOwner(caller.userId, undefined),
  ]);
  return {
    notifications: notificationState(settings),
    privacy,
    pendingInvitations,
    locations,
    plan,
    tickets: ticketState(tickets.items),
  };
};
