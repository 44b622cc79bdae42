import type { Role } from '@shared/organizations/rules/permissions';
import { getItem, type Table } from '../../../../platform/table/table';
import { accountKeys } from '../../../accounts/accounts/keys';
import { memberPrivacyIn } from '../../../accounts/accounts/member-privacy';
import { profileKeys } from '../keys';
import { readProfile } from '../profile-item';

export type ActivityTracking = {
  /** Whether the person shares which profiles they open. */
  isOn(person: { userId: string; role: Role }): Promise<boolean>;
};

export const createActivityTracking = (table: Table): ActivityTracking => ({
  async isOn({ userId, role }) {
    const isProfessional = role === 'professional';
    const key = isProfessional ? profileKeys.profile(userId) : accountKeys.account(userId);
    const item = await getItem(table, key, true);
    if (!item) return false;
    return (isProfessional ? readProfile(item).privacy : memberPrivacyIn(item)).activityTracking;
  },
});
