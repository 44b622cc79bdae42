import { systemClock } from '../../../platform/clock';
import { openTable } from '../../../platform/table/table';
import { createPasskeys } from '../../../store/accounts/accounts/passkeys';
import { systemSecrets } from '../secrets';
import type { ChallengeDeps } from './challenge';

export const challengeDeps: ChallengeDeps = {
  passkeys: createPasskeys(openTable()),
  secrets: systemSecrets,
  clock: systemClock,
};
