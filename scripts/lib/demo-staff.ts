import { createStaffMembers } from '@lambdas/store/trust/staff/staff-members';
import { accountKeys } from '@lambdas/store/accounts/accounts/keys';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { itemExists } from '@lambdas/platform/table/conditions';
import type { Table } from '@lambdas/platform/table/table';
import { AppError } from '@shared/errors';
import type { StaffRole } from '@shared/trust/rules/staff-permissions';

/** For demos and tests: the account has two-factor authentication on, but the pool asks for no code. */
export const makeDemoStaff = async (table: Table, userId: string, roles: readonly StaffRole[]): Promise<void> => {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: accountKeys.account(userId),
      ...buildUpdate({ set: { twoFactorEnabled: true }, when: itemExists }),
    }),
  );
  const member = { userId, roles, reason: 'Demo data', at: new Date().toISOString() };
  await createStaffMembers(table)
    .add(member)
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'ALREADY_MEMBER') throw error;
    });
};
