import { limits } from '@shared/limits';
import type { UserType } from '@shared/core/model/enumerations';
import type { EventOf } from '@shared/core/model/event';
import { dataRights, paths } from '@shared/paths';
import { productName as product } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/account-deletions');

type Changed = EventOf<'account_deletion.changed'>['data'] & { userType: UserType };
type Reminder = EventOf<'account_deletion.reminder_due'>['data'];

const loadChanged = async (
  reader: EventReader,
  { data }: EventOf<'account_deletion.changed'>,
): Promise<Changed | null> => {
  const account = await reader.account(data.userId);
  return account && { ...data, userType: account.userType };
};

const reminderOf = async (
  _reader: EventReader,
  { data }: EventOf<'account_deletion.reminder_due'>,
): Promise<Reminder> => data;

const moment = (dueAt: string) => ({ instant: dueAt, timeZone: 'UTC' });

const changed = ({ state, dueAt, userType }: Changed): Wording =>
  state === 'pending'
    ? {
        title: t('requested.title', { product }),
        content: t('requested.content', { at: moment(dueAt) }),
        details: [t(`requested.effects.${userType}`), t('requested.ifNotYou')],
        action: t('requested.action'),
        path: dataRights,
      }
    : {
        title: t('canceled.title', { product }),
        content: t('canceled.content'),
        details: [t(`canceled.effects.${userType}`)],
        action: t('canceled.action'),
        path: paths.privacySettings,
      };

/** In a category that can't be turned off, because other emails are off by then. */
export const accountDeletionTexts = defineTexts({
  'account_deletion.changed': {
    load: loadChanged,
    toUsers: [{ recipients: ({ userId }) => [userId], category: 'account', ...inAppAndEmail('system', changed) }],
  },

  'account_deletion.reminder_due': {
    load: reminderOf,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        ...inAppAndEmail('system', ({ dueAt }: Reminder) => ({
          title: t('reminder.title', { product, days: limits.deletionReminderDays }),
          content: t('reminder.content', { at: moment(dueAt) }),
          details: [t('reminder.export')],
          action: t('reminder.action'),
          path: dataRights,
        })),
      },
    ],
  },
});
