import {
  accessEndings,
  integrationReasons,
  integrationStates,
  providerIds,
} from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import type { IntegrationRef, StoredIntegration } from './ports';

const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const OwnerParts = z.object({
  organizationId: z.string().optional(),
  userId: z.string().optional(),
  provider: z.enum(providerIds),
  integrationId: z.string(),
});

export const StoredGrant = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  expiresAt: z.string().nullable(),
  scopes: z.array(z.string()),
  extra: z.record(z.string(), z.string()),
});

const Stored = OwnerParts.extend({
  state: z.enum(integrationStates),
  reason: orNull(z.enum(integrationReasons)),
  since: z.string(),
  account: orNull(z.object({ id: z.string(), label: z.string() })),
  settings: z.record(z.string(), z.string()).default({}),
  connectedBy: z.string(),
  grantVersion: z.int().default(0),
  refreshUntil: orNull(z.string()),
  failures: z.int().default(0),
  lastWorkedAt: orNull(z.string()),
  stopped: orNull(z.object({ reason: z.enum(integrationReasons), at: z.string() })),
  connectingUntil: orNull(z.string()),
  endingSince: orNull(z.string()),
  endedAs: orNull(z.enum(accessEndings)),
  removedEntry: orNull(z.object({ shiftId: z.string(), written: z.string(), at: z.string() })),
  channelVersion: z.int().default(0),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const refOf = ({ organizationId, userId, provider, integrationId }: z.infer<typeof OwnerParts>): IntegrationRef => ({
  owner:
    organizationId === undefined ? { kind: 'person', id: userId ?? '' } : { kind: 'organization', id: organizationId },
  provider,
  integrationId,
});

export const readRef = (item: Item): IntegrationRef => refOf(OwnerParts.parse(item));

export const readIntegration = (item: Item): StoredIntegration => {
  const { organizationId, userId, ...stored } = Stored.parse(item);
  return { ...stored, ...refOf({ organizationId, userId, ...stored }) };
};
