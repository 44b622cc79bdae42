import type { AccountDetails } from '@shared/accounts/model/account';
import type { Appearance } from '@shared/accounts/model/appearances';
import type { UserType } from '@shared/core/model/enumerations';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, any, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { notificationKeys } from '../../messages/notifications/keys';
import { settingsChanged } from '../../messages/notifications/settings-version';
import { profilePartUpdate } from '../../people/profiles/profile-part-update';
import { personNameItem } from '../../trust/staff/person-names';
import { accountKeys } from './keys';

type Details = { userId: string; userType: UserType; details: AccountDetails; at: string };

export type OwnSettings = {
  timeZone(userId: string): Promise<string>;
  /** Stores the time zone with the notification settings. `assumed`: only if none is stored. Returns the stored one. */
  changeTimeZone(userId: string, timeZone: string, assumed: boolean): Promise<string>;
  /** Returns false if the account is gone. */
  changeAppearance(userId: string, appearance: Appearance): Promise<boolean>;
  /** Returns the next version. STALE_VERSION if the details changed since that version. */
  saveDetails(change: Details): Promise<number>;
};

const versionIs = (version: number): Condition =>
  version === 0 ? any(absent('detailsVersion'), equals('detailsVersion', 0)) : equals('detailsVersion', version);

export const createOwnSettings = (table: Table): OwnSettings => {
  const TableName = table.name;

  const storedZone = async (userId: string): Promise<string> => {
    const item = await getItem(table, notificationKeys.notificationSettings(userId), true);
    return NotificationSettings.strip().parse(item ?? {}).timezone;
  };

  const updated = (update: ConstructorParameters<typeof UpdateCommand>[0]): Promise<boolean> =>
    conditionHolds(table.client.send(new UpdateCommand(update)));

  return {
    timeZone: storedZone,

    async changeTimeZone(userId, timezone, assumed) {
      const isSet = await updated({
        TableName,
        Key: notificationKeys.notificationSettings(userId),
        ...buildUpdate({
          set: { timezone },
          add: settingsChanged,
          setIfAbsent: { userId, ...entity('NotificationSettings') },
          when: assumed ? absent('timezone') : undefined,
        }),
      });
      return isSet ? timezone : storedZone(userId);
    },

    changeAppearance: (userId, appearance) =>
      updated({
        TableName,
        Key: accountKeys.account(userId),
        ...buildUpdate({ set: { appearance }, when: itemExists }),
      }),

    async saveDetails({ userId, userType, details: { version, ...details }, at }) {
      const detailsVersion = version + 1;
      await transact(table, [
        {
          Update: {
            TableName,
            Key: accountKeys.account(userId),
            ...buildUpdate({ set: { ...details, detailsVersion }, when: versionIs(version) }),
          },
          refusal: 'STALE_VERSION',
        },
        { Put: { TableName, Item: personNameItem({ userId, ...details }) } },
        // The search shows names from professionals' profiles.
        ...(userType === 'doctor' ? [{ Update: profilePartUpdate(TableName, { userId, set: {}, at }) }] : []),
      ]);
      return detailsVersion;
    },
  };
};
