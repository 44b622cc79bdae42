import { Account } from '@shared/model/account';
import { keys } from '../runtime/keys';
import { createPortfolios } from '../runtime/portfolio-repository';
import { readProfile } from '../runtime/stored-profile';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Candidates } from './ports';

const ResumeAccount = Account.pick({ firstName: true, lastName: true, email: true, phone: true });

export const createCandidates = (table: Table): Candidates => {
  const portfolios = createPortfolios(table, { consistent: true });
  const profileOf: Candidates['profile'] = async (userId) => {
    const item = await getItem(table, keys.profile(userId), true);
    return item ? readProfile(item) : null;
  };
  return {
    profile: profileOf,

    async hasApplied(organizationId, userId) {
      return (await getItem(table, keys.organizationApplicant(organizationId, userId), true)) !== undefined;
    },

    async source(userId) {
      const [profile, account, portfolio] = await Promise.all([
        profileOf(userId),
        getItem(table, keys.account(userId), true),
        portfolios.of(userId),
      ]);
      return profile && profile.version > 0 && account
        ? { profile, account: ResumeAccount.parse(account), portfolio }
        : null;
    },
  };
};
