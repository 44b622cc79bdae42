import { AppError } from '@shared/errors';
import { PayrollSetup } from '@shared/money/model/payroll';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { payrollKeys } from './keys';

/** `numbers`: numbers of people at the payroll provider, by user ID. */
export const StoredPayroll = PayrollSetup.extend({ numbers: z.record(z.string(), z.string()) });
export type StoredPayroll = z.infer<typeof StoredPayroll>;

export type PayrollSetups = {
  /** Consistent read. `version` is 0 before the first save. */
  get(organizationId: string): Promise<StoredPayroll>;
  /** STALE_VERSION unless the stored version is the previous one. */
  save(organizationId: string, after: StoredPayroll, at: string): Promise<void>;
};

const none: StoredPayroll = { provider: null, company: '', codes: {}, numbers: {}, version: 0 };

export const createPayrollSetups = (table: Table): PayrollSetups => ({
  async get(organizationId) {
    const item = await getItem(table, payrollKeys.payrollSetup(organizationId), true);
    return item ? StoredPayroll.parse(item) : none;
  },

  async save(organizationId, after, at) {
    const before = after.version - 1;
    const saved = await conditionHolds(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: payrollKeys.payrollSetup(organizationId),
          ...buildUpdate({
            set: { ...entity('PayrollSetup'), organizationId, ...after, updatedAt: at },
            when: before === 0 ? itemAbsent : equals('version', before),
          }),
        }),
      ),
    );
    if (!saved) throw new AppError('STALE_VERSION');
  },
});
