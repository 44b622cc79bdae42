import { addMonths } from '@shared/core/rules/calendar-days';
import type { Wallet } from '@shared/people/rules/compliance/wallet-evidence';
import { licenseSubjectsOf } from '@shared/hiring/rules/match/match-subject-of';
import { limits } from '@shared/limits';
import type { HealthRecord } from '@shared/people/model/health-record';
import type { StoredProfile } from '@shared/people/model/professional';
import { getItem, type Table } from '../../../platform/table/table';
import type { VerificationItem } from '../credentials/verification-item';
import { createVerificationReader } from '../credentials/verification-reads';
import { createExclusionStandings } from '../../trust/exclusions/exclusion-standings';
import type { HealthRecords } from '../health-file/ports';
import { profileKeys } from '../profiles/keys';
import { readProfile } from '../profiles/profile-item';
import { createAnsweredReferences } from '../references/references';
import type { WalletHealth, Wallets } from './ports';

type Cases = ReadonlyMap<string, Pick<VerificationItem, 'status' | 'verifiedAt'>>;

const checkOf = (cases: Cases, id: string) => {
  const found = cases.get(id);
  return { status: found?.status ?? null, verifiedOn: found?.verifiedAt?.slice(0, 10) ?? null };
};

const licensesOf = ({ licenses, profession }: StoredProfile, cases: Cases): Wallet['licenses'] =>
  licenses.flatMap((license) =>
    licenseSubjectsOf([license], profession).map((subject) => ({ ...subject, ...checkOf(cases, license.id) })),
  );

const certificationsOf = ({ certifications }: StoredProfile, cases: Cases): Wallet['certifications'] =>
  certifications.map(({ id, code, expiresOn }) => ({ code, expiresOn, ...checkOf(cases, id) }));

export const createWallets = (table: Table, healthRecords: HealthRecords): Wallets => {
  const cases = createVerificationReader(table);
  const references = createAnsweredReferences(table);
  const exclusions = createExclusionStandings(table);

  const healthOf = async (userId: string, wanted: WalletHealth): Promise<HealthRecord[]> => {
    if (wanted.length === 0) return [];
    const records = await healthRecords.list(userId);
    return wanted === 'all' ? records : records.filter(({ code }) => wanted.includes(code));
  };

  return {
    async read(userId, today, wanted) {
      const [item, verifications, answeredReferences, exclusion, health] = await Promise.all([
        getItem(table, profileKeys.profile(userId), true),
        cases.list(userId),
        references.answeredSince(userId, addMonths(today, -limits.referenceMonths)),
        exclusions.read(userId),
        healthOf(userId, wanted),
      ]);
      const profile = item ? readProfile(item) : null;
      const byId = new Map(verifications.map((it) => [it.credentialId, it]));
      return {
        profession: profile?.profession ?? null,
        licenses: profile ? licensesOf(profile, byId) : [],
        certifications: profile ? certificationsOf(profile, byId) : [],
        checklists: profile?.checklistCoverage ?? {},
        answeredReferences,
        health,
        exclusion,
      };
    },
  };
};
