import { createHash } from 'node:crypto';
import type { EvidenceItem } from '@shared/trust/model/evidence-packet';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { sameHash } from '../../platform/crypto/keyed-hash';
import type { PacketItem } from '../../store/trust/evidence/packet-item';
import { evidenceItems } from './evidence-items';
import type { Deps } from './ports';

export const packetPrefix = 'p.';

/** Derives the code on demand, because the table holds only its hash. */
export const packetCode = async (hash: KeyedHash, packetId: string): Promise<string> =>
  `${packetPrefix}${await hash('evidence-packet', packetId)}`;

/** Hashes without a key, because the code has 256 bits, and documents outlive the stage's key. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Returns the code; null if its key was replaced twice. */
export const codeOf = async (
  { hash, earlierHash }: Pick<Deps, 'hash' | 'earlierHash'>,
  { packetId, codeHash }: PacketItem,
): Promise<string | null> => {
  const code = await packetCode(hash, packetId);
  if (sameHash(hashCode(code), codeHash)) return code;
  const earlier = await packetCode(earlierHash, packetId).catch(() => null);
  return earlier !== null && sameHash(hashCode(earlier), codeHash) ? earlier : null;
};

export type PacketContent = { given: string; family: string; items: EvidenceItem[] };

/** Builds the chosen items in order; null if one of them, or the person, was deleted. */
export const packetContent = async (
  deps: Deps,
  { userId, itemIds, madeOn }: { userId: string; itemIds: readonly string[]; madeOn: string },
): Promise<PacketContent | null> => {
  const [account, known] = await Promise.all([deps.accounts.get(userId), evidenceItems(deps, userId, madeOn)]);
  const items = itemIds.flatMap((id) => known.filter((item) => item.id === id));
  if (!account || items.length !== itemIds.length) return null;
  return { given: account.firstName, family: account.lastName, items };
};

export const contentDigest = (content: PacketContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Returns the content of a stored packet if it still matches current data; null otherwise. */
export const unchangedContent = async (deps: Deps, packet: PacketItem): Promise<PacketContent | null> => {
  const madeOn = packet.createdAt.slice(0, 10);
  const content = await packetContent(deps, { ...packet, madeOn });
  return content && contentDigest(content) === packet.digest ? content : null;
};
