import { providerIds } from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import { epochSeconds } from '../../../platform/clock';
import { DeleteCommand, PutCommand } from '../../../platform/table/commands';
import { all, buildCondition, equals, itemAbsent, moreThan } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { integrationKeys } from './keys';
import type { IntegrationStarts } from './ports';

const Stored = z.object({
  ownerKind: z.enum(['organization', 'person']),
  ownerId: z.string(),
  provider: z.enum(providerIds),
  userId: z.string(),
  sessionId: z.string(),
  expiresAt: z.string(),
});

export const createIntegrationStarts = (table: Table): IntegrationStarts => ({
  async put(stateHash, { owner, expiresAt, ...start }) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...integrationKeys.integrationStart(stateHash),
          ...entity('IntegrationStart'),
          ...start,
          ownerKind: owner.kind,
          ownerId: owner.id,
          expiresAt,
          ttl: epochSeconds(new Date(expiresAt)),
        },
        ...buildCondition(itemAbsent),
      }),
    );
  },

  async take(stateHash, { owner, provider, userId, sessionId, now }) {
    const own = all(
      equals('userId', userId),
      equals('sessionId', sessionId),
      equals('ownerKind', owner.kind),
      equals('ownerId', owner.id),
      equals('provider', provider),
      moreThan('expiresAt', now),
    );
    try {
      const { Attributes } = await table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: integrationKeys.integrationStart(stateHash),
          ...buildCondition(own),
          ReturnValues: 'ALL_OLD',
        }),
      );
      const { ownerKind, ownerId, ...start } = Stored.parse(Attributes);
      return { ...start, owner: { kind: ownerKind, id: ownerId } };
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null;
      throw error;
    }
  },
});
