import type { Me } from '@shared/accounts/api/accounts.routes';
import type { PlanState } from '@shared/money/billing/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import type { PlanLine, SettingsOverview } from '@shared/accounts/model/settings-overview';
import type { SettingsAreaName } from '@/accounts/parts/settings/settings-areas';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatClock, formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { formatDue } from '@/lib/time/format-due';

/** `warns`: something needs the person's attention. */
export type AreaState = { text: string; warns?: true };

type Known = {
  me: Me;
  overview: SettingsOverview | undefined;
  connections: readonly Pick<Integration, 'state'>[] | null;
  t: TFunction<'settings' | 'plans'>;
};

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

const profileState = ({ me, t }: Known): AreaState | null =>
  me.profile_completion < 100
    ? { text: t('settings.state.complete', { percent: String(Math.round(me.profile_completion)) }) }
    : null;

const companyState = (known: Known): AreaState | null => {
  const { me, t } = known;
  if (!me.membership) return null;
  const complete = profileState(known)?.text ?? null;
  if (me.membership.unverified) return { text: joined([t('settings.state.unverified'), complete]), warns: true };
  return { text: joined([t('settings.state.verified'), complete]) };
};

const accountState = ({ me, t }: Known): AreaState =>
  me.twoFactorEnabled
    ? { text: t('settings.state.twoFactorOn') }
    : { text: t('settings.state.twoFactorOff'), warns: true };

const channelsOf = ({ email, push }: SettingsOverview['notifications']) => {
  if (email) return push ? 'both' : 'email';
  return push ? 'push' : 'none';
};

/** Keeps a time on one line. */
const whole = (time: string): string => time.replaceAll(' ', '\u00a0');

const notificationState = ({ me, overview, t }: Known): AreaState | null => {
  if (me.deletion) return { text: t('settings.state.channels.none') };
  if (!overview) return null;
  const { frequency, quietHours, email } = overview.notifications;
  const digest = email && frequency !== 'immediate' ? t(`settings.state.digest.${frequency}`) : null;
  const quiet =
    quietHours &&
    t('settings.state.quiet', {
      from: whole(formatClock(quietHours.from)),
      until: whole(formatClock(quietHours.until)),
    });
  return { text: joined([t(`settings.state.channels.${channelsOf(overview.notifications)}`), digest, quiet]) };
};

const privacyState = ({ me, overview, t }: Known): AreaState | null => {
  if (me.deletion)
    return { text: t('settings.state.deletion', { date: formatDate(me.deletion.dueAt, ownZone()) }), warns: true };
  if (!overview?.privacy) return null;
  const { visibility, showOnlineStatus } = overview.privacy;
  const online = t(showOnlineStatus ? 'settings.state.onlineShown' : 'settings.state.onlineHidden');
  return { text: joined([t(`settings.state.visibility.${visibility}`), online]) };
};

const planWarnings: ReadonlySet<PlanState> = new Set(['past_due', 'limited', 'paused']);

const planText = ({ billing, planId, state, renewsAt, endsAt, postingsLeft }: PlanLine, t: Known['t']): string => {
  if (billing === 'off') return t('settings.state.billing.included');
  if (state === 'past_due' || state === 'limited' || state === 'paused') return t(`settings.state.billing.${state}`);
  if (planId === null) return t('settings.state.billing.none');
  if (postingsLeft !== null) return t('settings.state.billing.postings', { left: postingsLeft });
  const plan = t(`name.${planId}`);
  if (endsAt !== null) {
    const key = state === 'contract' ? 'contract' : state === 'trialing' ? 'trial' : 'ends';
    return t(`settings.state.billing.${key}`, { plan, date: formatDate(endsAt, ownZone()) });
  }
  return renewsAt === null
    ? t('settings.state.billing.plan', { plan })
    : t('settings.state.billing.renews', { plan, date: formatDate(renewsAt, ownZone()) });
};

const billingState = ({ overview, t }: Known): AreaState | null => {
  if (!overview?.plan) return null;
  const { plan } = overview;
  const warns = plan.billing !== 'off' && planWarnings.has(plan.state);
  return { text: planText(plan, t), ...(warns && { warns }) };
};

const teamState = ({ overview, t }: Known): AreaState | null => {
  const count = overview?.pendingInvitations ?? null;
  if (count === null) return null;
  return { text: t('settings.state.invitations', { count }), ...(count > 0 && { warns: true }) };
};

const locationsState = ({ overview, t }: Known): AreaState | null => {
  // Overviews cached by earlier versions have none.
  const counts = overview?.locations ?? null;
  if (counts === null) return null;
  if (counts.locations === 0) return { text: t('settings.state.noLocations') };
  const { locations, units } = counts;
  return {
    text: `${t('settings.state.locations', { count: locations })}, ${t('settings.state.units', { count: units })}`,
  };
};

const troubled: ReadonlySet<Integration['state']> = new Set(['degraded', 'needs_reconnect']);

const integrationsState = ({ connections, t }: Known): AreaState | null => {
  if (!connections) return null;
  const failing = connections.filter(({ state }) => troubled.has(state)).length;
  const connected = connections.filter(({ state }) => state === 'connected').length + failing;
  const all = t('settings.state.connected', { count: connected });
  if (failing === 0) return { text: all };
  return { text: joined([all, t('settings.state.failing', { count: failing })]), warns: true };
};

const helpState = ({ overview, t }: Known): AreaState | null => {
  if (!overview) return null;
  const { open, answerBy } = overview.tickets;
  const answer = answerBy === null ? null : t('settings.state.answerBy', { time: whole(formatDue(answerBy)) });
  return { text: [t('settings.state.tickets', { count: open }), answer].filter((part) => part !== null).join(', ') };
};

const states: Partial<Record<SettingsAreaName, (known: Known) => AreaState | null>> = {
  companyProfile: companyState,
  profile: profileState,
  account: accountState,
  notifications: notificationState,
  privacy: privacyState,
  billing: billingState,
  team: teamState,
  locations: locationsState,
  integrations: integrationsState,
  help: helpState,
};

/** One status line on the area's card, from stored data. */
export const areaState = (name: SettingsAreaName, known: Known): AreaState | null => states[name]?.(known) ?? null;
