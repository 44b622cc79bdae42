import * as z from 'zod';
import { LocationId, LocationUnitId, OrganizationId } from '@shared/core/model/fields';
import { feedTokens } from '../../../platform/crypto/feed-tokens';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { UnitRef } from './ports';

const Path = z.tuple([OrganizationId, LocationId, LocationUnitId]);

const tokens = feedTokens({
  purpose: 'unit-feed',
  suffix: '.ics',
  ownerId: z.string().refine((owner) => Path.safeParse(owner.split('-')).success),
});

export type UnitFeedKey = { ref: UnitRef; version: number };

export const unitFeedToken = (hash: KeyedHash, { ref, version }: UnitFeedKey): Promise<string> =>
  tokens.tokenOf(hash, {
    ownerId: [ref.organizationId, ref.locationId, ref.unitId].join('-'),
    generation: version,
  });

export const parseUnitFeedToken = async (hash: KeyedHash, token: string): Promise<UnitFeedKey | null> => {
  const key = await tokens.parse(hash, token);
  if (!key) return null;
  const [organizationId, locationId, unitId] = Path.parse(key.ownerId.split('-'));
  return { ref: { organizationId, locationId, unitId }, version: key.generation };
};
