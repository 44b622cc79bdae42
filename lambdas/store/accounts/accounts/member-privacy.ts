import { MemberPrivacy, PrivacyVersion } from '@shared/people/model/professional';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, itemExists } from '../../../platform/table/conditions';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import type { MemberPrivacies } from '../../people/profiles/ports';
import { privacyVersionIs, savedPrivacyVersion } from '../../people/profiles/privacy-version';
import { accountKeys } from './keys';

const Stored = z.object({ privacy: MemberPrivacy.prefault({}), privacyVersion: PrivacyVersion.default(0) });

/** Reads the settings from an account item. */
export const memberPrivacyIn = (item: Item): MemberPrivacy => Stored.parse(item).privacy;

export const createMemberPrivacies = (table: Table): MemberPrivacies => ({
  async get(userId) {
    const { privacy, privacyVersion } = Stored.parse((await getItem(table, accountKeys.account(userId), true)) ?? {});
    return { ...privacy, version: privacyVersion };
  },

  async set(userId, { privacy, version }) {
    const sameVersion = privacyVersionIs(version);
    return savedPrivacyVersion(table, {
      TableName: table.name,
      Key: accountKeys.account(userId),
      ...buildUpdate({
        set: { privacy },
        add: { privacyVersion: 1 },
        when: sameVersion ? all(itemExists, sameVersion) : itemExists,
      }),
    });
  },
});
