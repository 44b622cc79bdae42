import { Account } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { profileKeys } from '../profiles/keys';
import { createPortfolios } from '../profiles/portfolio';
import { readProfile } from '../profiles/profile-item';
import { getItem, type Table } from '../../../platform/table/table';
import type { ResumeSource } from './resume-content';

const ResumeAccount = Account.pick({ firstName: true, lastName: true, email: true, phone: true });

export type ResumeSources = {
  /** Excludes private data. Null before the first save. */
  source(userId: string): Promise<ResumeSource | null>;
};

export const createResumeSources = (table: Table): ResumeSources => {
  const portfolios = createPortfolios(table, { consistent: true });
  return {
    async source(userId) {
      const [item, account, portfolio] = await Promise.all([
        getItem(table, profileKeys.profile(userId), true),
        getItem(table, accountKeys.account(userId), true),
        portfolios.of(userId),
      ]);
      const profile = item && readProfile(item);
      return profile && profile.version > 0 && account
        ? { profile, account: ResumeAccount.parse(account), portfolio }
        : null;
    },
  };
};
