import { credentialIndexes } from './keys';
import { readVerification } from './verification-item';
import { queryDue, type Table } from '../../../platform/table/table';
import type { DueVerifications } from './ports';

export const createDueVerifications = (table: Table): DueVerifications => ({
  async page(now, after) {
    // A verification rescheduled to exactly now sorts after it, so a run meets none twice.
    const bound = { compared: '<=', with: now } as const;
    const { items, next } = await queryDue(table, {
      list: credentialIndexes.dueCredentials,
      index: 'gsi2',
      bound,
      after,
    });
    return { verifications: items.map(readVerification), next };
  },
});
