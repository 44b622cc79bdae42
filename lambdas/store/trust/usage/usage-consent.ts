import { getItem, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { memberPrivacyIn } from '../../accounts/accounts/member-privacy';
import { profileKeys } from '../../people/profiles/keys';
import { readProfile } from '../../people/profiles/profile-item';
import type { UsageConsent } from './ports';

export const createUsageConsent = (table: Table): UsageConsent => ({
  async isOn({ userId, role }) {
    const isProfessional = role === 'professional';
    const item = await getItem(table, isProfessional ? profileKeys.profile(userId) : accountKeys.account(userId), true);
    if (!item) return false;
    return (isProfessional ? readProfile(item).privacy : memberPrivacyIn(item)).analyticsTracking;
  },
});
