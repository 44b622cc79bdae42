import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import type { ClosingStep } from '@shared/organizations/model/organization-closing-vocabulary';
import { organizationEnd, paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ClosingItem } from '../../../store/organizations/organization-closings/closing-item';
import { defineTexts, type Recipient } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/organization-closing');

type ClosingChanged = EventOf<'organization.closing_changed'>['data'] & {
  organization: string;
  closing: ClosingItem;
  weeks: { count: number; more: boolean };
};

const noWeeks = { count: 0, more: false };

const loadClosing = async (
  reader: EventReader,
  { data }: EventOf<'organization.closing_changed'>,
): Promise<ClosingChanged | null> => {
  const isAhead = data.change === 'requested' || data.change === 'reminded';
  const [closing, organization, weeks] = await Promise.all([
    reader.organizationClosing(data.organizationId),
    reader.organizationName(data.organizationId),
    isAhead ? reader.unsettledWeeks(data.organizationId) : noWeeks,
  ]);
  // A later closing has its own events.
  return closing?.closesAt === data.closesAt ? { ...data, organization, closing, weeks } : null;
};

/** Record of what was done. */
const receiptOf = ({ receipts }: ClosingItem): DeferredText[] => {
  const count = (step: ClosingStep, during = 'removing'): number =>
    receipts.find((it) => it.step === step && it.during === during)?.count ?? 0;
  const closed = t('closed.receipt', {
    jobs: count('jobs'),
    applications: count('applications') + count('applications', 'ending'),
    placements: count('placements'),
    members: count('members'),
    images: count('images'),
  });
  return count('balance') > 0 ? [closed, t('closed.balance')] : [closed];
};

const owed = ({ count, more }: ClosingChanged['weeks'], date: { day: string }): DeferredText[] =>
  count === 0 ? [] : [t('owed', { count, more: more ? 'yes' : 'no', date })];

const changed = (
  { change, organization, closesAt, closing, weeks }: ClosingChanged,
  { userId }: Recipient,
): Wording => {
  const date = { day: closesAt.slice(0, 10) };
  const isAdmin = closing.adminIds.includes(userId);
  const path = isAdmin ? organizationEnd : paths.teamSettings;
  switch (change) {
    case 'requested':
      return {
        title: t('requested.title', { organization }),
        content: t('requested.content', { date }),
        details: [t('requested.canRead'), ...owed(weeks, date), ...(isAdmin ? [t('requested.security')] : [])],
        action: t('requested.action'),
        path,
      };
    case 'reminded':
      return {
        title: t('reminded.title', { organization, date }),
        content: t('reminded.content'),
        details: owed(weeks, date),
        action: t('reminded.action'),
        path,
      };
    case 'canceled':
      return {
        title: t('canceled.title', { organization }),
        content: t('canceled.content', { days: limits.reopenDays }),
        action: t('canceled.action'),
        path: paths.manageJobs,
      };
    case 'closed':
      return {
        title: t('closed.title', { organization }),
        content: t('closed.content'),
        details: [...(isAdmin ? receiptOf(closing) : []), t('closed.kept')],
        action: t('closed.action'),
        path: paths.accountSettings,
      };
  }
};

type HandedOver = EventOf<'organization.handed_over'>['data'] & { organization: string; names: Map<string, string> };

const loadHandOver = async (
  reader: EventReader,
  { data }: EventOf<'organization.handed_over'>,
): Promise<HandedOver | null> => {
  const people = [data.from, data.to];
  const [organization, ...accounts] = await Promise.all([
    reader.organizationName(data.organizationId),
    ...people.map((userId) => reader.account(userId)),
  ]);
  const names = people.map((userId, index): [string, string] => {
    const account = accounts[index];
    return [userId, account ? `${account.firstName} ${account.lastName}` : ''];
  });
  return organization ? { ...data, organization, names: new Map(names) } : null;
};

const handedOver = (handOver: HandedOver, { userId }: Recipient): Wording => {
  const { organization, names, from, to, ownRole } = handOver;
  if (userId === to) {
    return {
      title: t('handedOver.new.title', { organization }),
      content: t('handedOver.new.content', { name: names.get(from) ?? '' }),
      action: t('handedOver.new.action'),
      path: paths.teamSettings,
    };
  }
  const role =
    ownRole === 'none'
      ? t('handedOver.former.left')
      : t('handedOver.former.role', { role: { label: `teamRole.${ownRole}` } });
  return {
    title: t('handedOver.former.title', { organization }),
    content: t('handedOver.former.content', { name: names.get(to) ?? '' }),
    details: [role, t('handedOver.former.security')],
    action: t('handedOver.former.action'),
    path: paths.accountSettings,
  };
};

export const organizationClosingTexts = defineTexts({
  'organization.closing_changed': {
    load: loadClosing,
    toUsers: [
      { recipients: ({ closing }) => closing.memberIds, category: 'account', ...inAppAndEmail('system', changed) },
    ],
  },

  'organization.handed_over': {
    load: loadHandOver,
    toUsers: [
      { recipients: ({ from, to }) => [from, to], category: 'account', ...inAppAndEmail('system', handedOver) },
    ],
  },
});
