import { limits } from '@shared/limits';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { createAccountDeletions } from '@lambdas/store/accounts/account-deletions/account-deletions';
import { requestedDeletion, type DeletionItem } from '@lambdas/store/accounts/account-deletions/deletion-item';
import type { LeftTeam } from '@lambdas/store/accounts/account-deletions/ports';
import { keys } from '@lambdas/store/keys';
import type { Person } from '../people';
import type { TestStack } from '../stack';

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Requests a deletion and backdates it past the grace period. */
export const requestErasure = async (
  person: Person,
  userType: 'doctor' | 'employer',
  ago = 0,
  team: LeftTeam | null = null,
): Promise<DeletionItem> => {
  const deletionId = `del_${person.userId}`;
  const requestedAt = daysAgo(limits.deletionGraceDays + ago);
  const item = requestedDeletion({ deletionId, userId: person.userId, userType, requestedAt, dueAt: daysAgo(ago) });
  return createAccountDeletions(openTable()).request(item, team);
};

export const deletionOf = (userId: string) => createAccountDeletions(openTable()).get(userId);

/** Backdates the erasure of the last item by some minutes. */
const settleErasure = async (userId: string): Promise<void> => {
  const { client, name } = openTable();
  const stored = await deletionOf(userId);
  const before = new Date(Date.now() - limits.erasureSettleMinutes * 60_000 - 1000).toISOString();
  const steps = stored!.steps.map((it) => (it.step === 'account' ? { ...it, at: before } : it));
  const change = buildUpdate({ set: { steps } });
  await client.send(new UpdateCommand({ TableName: name, Key: keys.accountDeletion(userId), ...change }));
};

/** Erases a requested account, with both runs of the schedule. */
export const eraseNow = async (stack: TestStack, { userId }: Person): Promise<void> => {
  await stack.runSchedule('erase-accounts');
  await stack.drain();
  await settleErasure(userId);
  await stack.runSchedule('snapshot-search');
  await stack.runSchedule('erase-accounts');
  await stack.drain();
};
