import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';

/** Moves the closing, because the table's clock is real. */
export const endGracePeriod = async (organizationId: string): Promise<void> => {
  const past = new Date(Date.now() - 60_000).toISOString();
  const table = openTable();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.organizationClosing(organizationId),
      UpdateExpression: 'SET closesAt = :past, dueAt = :past, gsi1sk = :position',
      ExpressionAttributeValues: { ':past': past, ':position': `${past}#${organizationId}` },
    }),
  );
};
