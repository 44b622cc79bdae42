import type { Account } from '@shared/accounts/model/account';
import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Leaving } from '../../store/accounts/account-deletions/leaving';
import type { Professionals } from '../../store/people/profiles/professionals';
import type { DueReferences, ReferenceRepository } from '../../store/people/references/ports';

export type Deps = {
  references: ReferenceRepository;
  accounts: { get(userId: string): Promise<Account | null> };
  professionals: Professionals;
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};

export type RemindDeps = {
  references: Pick<ReferenceRepository, 'get' | 'save'>;
  due: DueReferences;
  leaving: Leaving;
  clock: Pick<Clock, 'now'>;
};
