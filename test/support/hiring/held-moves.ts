import { PutCommand } from '@lambdas/platform/table/commands';
import { getHeldMove, heldMoveItem } from '@lambdas/store/hiring/applications/held-move-item';
import { openTable } from '@lambdas/platform/table/table';

export const makeMovesDue = async (applicationIds: readonly string[]): Promise<void> => {
  const table = openTable();
  const dueAt = new Date(0).toISOString();
  for (const applicationId of applicationIds) {
    const held = await getHeldMove(table, applicationId);
    if (held)
      await table.client.send(new PutCommand({ TableName: table.name, Item: heldMoveItem({ ...held, dueAt }) }));
  }
};

/** Announces held moves to the candidates. */
export const announceMoves = async (gateway: string, applicationIds: readonly string[]): Promise<void> => {
  await makeMovesDue(applicationIds);
  for (const path of ['schedules/announce-moves', 'drain']) {
    const response = await fetch(`${gateway}/_local/${path}`, { method: 'POST' });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
};
