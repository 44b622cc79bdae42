import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Outcome } from '../../test/sim/invariants/invariant';
import { invariants } from '../../test/sim/invariants/invariants';
import type { StoredItem } from '../../emulators/dynamodb/values';
import { dynamodbClient } from '../../emulators/aws/dynamodb';
import { localStage } from '../local/settings';

export type Mails = ReturnType<Outcome['mails']['list']>;

export const storedItems = async (
  endpoint: string,
  TableName: string = localStage.tableName,
): Promise<StoredItem[]> => {
  const client = dynamodbClient(endpoint);
  const items: StoredItem[] = [];
  let ExclusiveStartKey: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(new ScanCommand({ TableName, Limit: 200, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return items;
};

export const plainItems = (items: readonly StoredItem[]): Record<string, unknown>[] =>
  items.map((item) => unmarshall(item));

/**
 * Violations of the simulator's invariants in a real table. Each killed process may have sent an email without recording
 * it.
 */
export const problemsIn = (items: readonly StoredItem[], mails: Mails, killed = 0): string[] => {
  const all = items.map((item) => ({ item }));
  const outcome: Outcome = {
    tables: { main: { lists: () => ({ all: () => all }) } },
    mails: { list: () => mails },
    ended: { mails: killed },
    clocksApartMs: () => 0,
  };
  return invariants.flatMap((invariant) => invariant(outcome));
};
