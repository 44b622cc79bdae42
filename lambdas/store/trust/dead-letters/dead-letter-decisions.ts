import { addSeconds, epochSeconds } from '../../../platform/clock';
import { PutCommand } from '../../../platform/table/commands';
import type { Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { deadLetterKeys } from './keys';

export type DecidedLetter = {
  consumer: string;
  messageId: string;
  action: 'replay' | 'discard';
  reason: string;
  decidedBy: string;
  at: string;
};

export type DeadLetterDecisions = { put(decided: DecidedLetter): Promise<void> };

const keptSeconds = 730 * 24 * 3600;

export const createDeadLetterDecisions = (table: Table): DeadLetterDecisions => ({
  async put(decided) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...deadLetterKeys.deadLetterDecision(decided.at, decided.messageId),
          ...entity('DeadLetterDecision'),
          ...decided,
          ttl: epochSeconds(addSeconds(new Date(decided.at), keptSeconds)),
        },
      }),
    );
  },
});
