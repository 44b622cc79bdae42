import { auditChains, canonical } from '@shared/trust/rules/audit-chain';
import type { AuditChange, AuditLine, AuditValue } from '@shared/trust/model/audit';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Stamp } from '../../platform/audit/context';
import { stampName } from '../../platform/audit/stamp-writes';
import { plainImage } from '../../platform/table/marshal';
import type { Item, Key } from '../../platform/table/table';
import type { AuditAppender, NewLine } from '../../store/trust/audit/ports';
import type { EntityName } from '../../store/entity';
import type { AuditedEntity } from './audited-entity';
import { registry } from './registry';

/** Line for a chain, made by a change of an item. */
export type ChainLine = { chain: string; line: NewLine };

type Images = { before: Item | null; after: Item | null };

const valueLength = 200;
const reasonLength = 1000;
const unknownActor = 'system#unknown';

const at = (item: Item | null, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Item | null | undefined)?.[name], item ?? undefined);

const shortened = (text: string): string => text.slice(0, valueLength);

const valueOf = (value: unknown): AuditValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return shortened(value);
  const isList = Array.isArray(value) && value.every((it) => typeof it === 'string');
  return isList ? value.map(shortened) : shortened(canonical(value));
};

const comparable = (value: unknown): string => canonical(value ?? null);
const differs = ({ before, after }: Images, name: string): boolean =>
  comparable(at(before, name)) !== comparable(at(after, name));

const isEmpty = (value: AuditValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const technical = /^(?:pk|sk|gsi\d[ps]k|entity|shape|ttl|version|updatedAt|_by)$/;

const textsOf = ({ texts }: AuditedEntity, { before, after }: Images): readonly string[] =>
  texts === '*'
    ? [...new Set(Object.keys({ ...before, ...after }))].filter((name) => !technical.test(name)).sort()
    : texts;

const changesOf = (row: AuditedEntity, images: Images): AuditChange[] => {
  const { before, after } = images;
  const values = row.fields
    .filter((field) => differs(images, field))
    .map((field) => ({
      field,
      ...(before && { before: valueOf(at(before, field)) }),
      ...(after && { after: valueOf(at(after, field)) }),
    }))
    .filter((change) => (before && after) || !isEmpty(change.after ?? change.before ?? null));
  if (!before || !after) return values;
  const texts = textsOf(row, images).filter((field) => differs(images, field));
  if (row.texts === '*' && texts.length > 0) return [...values, { field: 'content' }];
  return [...values, ...texts.map((field) => ({ field }))];
};

const partitionId = (kind: 'ORG' | 'USER', { pk }: Key): string | null =>
  new RegExp(`^${kind}#([^#]+)`).exec(pk)?.[1] ?? null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const ownerOf = (row: AuditedEntity, item: Item, key: Key): string | null => {
  if (row.log === 'organization') return textOf(item['organizationId']) ?? partitionId('ORG', key);
  return textOf(item['userId']) ?? partitionId('USER', key);
};

const chainOf = (row: AuditedEntity, owner: string | null): string | null => {
  if (row.log === 'staff') return auditChains.staff;
  if (owner === null) return null;
  return row.log === 'organization' ? auditChains.organization(owner) : auditChains.person(owner);
};

const targetsOf = (row: AuditedEntity, item: Item, key: Key): Record<string, string> => {
  const own = {
    organizationId: partitionId('ORG', key),
    userId: row.log === 'person' ? ownerOf(row, item, key) : null,
  };
  const named = ['organizationId', 'jobId', ...(row.targets ?? [])].map(
    (path) => [path.split('.').at(-1) ?? path, textOf(at(item, path))] as const,
  );
  const found = [...Object.entries(own), ...named].filter(([, id]) => id !== null);
  return Object.fromEntries(found) as Record<string, string>;
};

const reasonIn = (images: Images, paths: readonly string[]): string | null => {
  const path = paths.find((it) => textOf(at(images.after, it)) !== null && differs(images, it));
  return path === undefined ? null : (textOf(at(images.after, path))?.slice(0, reasonLength) ?? null);
};

const userOf = (actor: string): string | null => (/^[us]#/.test(actor) ? actor.slice(2) : null);

const stampOf = async (
  { before, after }: Images,
  { key, at: changedAt }: { key: Key; at: Date },
  appender: AuditAppender,
): Promise<Stamp> => {
  const stamp = after ? (after[stampName] as Stamp | undefined) : before && (await appender.deletedBy(key, changedAt));
  return stamp ?? { actor: unknownActor, op: 'unknown' };
};

const kindOf = ({ before, after }: Images): AuditLine['kind'] => {
  if (!before) return 'created';
  return after ? 'changed' : 'deleted';
};

/** Builds the lines of a change. Only the staff log has reasons given by staff. */
export const buildChainLines = async (record: DynamoDBRecord, appender: AuditAppender): Promise<ChainLine[]> => {
  const { NewImage, OldImage, Keys, ApproximateCreationDateTime = 0 } = record.dynamodb ?? {};
  // Before reading the whole item: the local stream has empty values in some unaudited ones.
  const named = registry[(NewImage ?? OldImage)?.['entity']?.S as EntityName];
  if (!named || 'notAudited' in named) return [];
  const images: Images = {
    before: OldImage ? plainImage(OldImage) : null,
    after: NewImage ? plainImage(NewImage) : null,
  };
  const item = images.after ?? images.before;
  const row = item && registry[String(item['entity']) as EntityName];
  if (!item || !row || 'notAudited' in row) return [];
  if (!images.after && row.deletedWith) return [];
  const changes = changesOf(row, images);
  if (images.before && images.after && changes.length === 0) return [];

  const key = plainImage(Keys ?? {}) as Key;
  const changedAt = new Date(ApproximateCreationDateTime * 1000);
  const stamp = await stampOf(images, { key, at: changedAt }, appender);
  const owner = ownerOf(row, item, key);
  const own = chainOf(row, owner);
  const isStaff = stamp.actor.startsWith('s#');
  const person = row.log === 'person' ? owner : userOf(stamp.actor);
  const line: NewLine = {
    id: record.eventID ?? record.dynamodb?.SequenceNumber ?? '',
    at: stamp.at ?? changedAt.toISOString(),
    actor: stamp.actor,
    operation: stamp.op,
    thing: String(item['entity']),
    kind: kindOf(images),
    targets: targetsOf(row, item, key),
    changes,
    reason: row.reason && !isStaff ? reasonIn(images, [row.reason]) : null,
    requestId: stamp.req ?? null,
    address: isStaff && own !== auditChains.staff ? null : (stamp.from ?? null),
    person: isStaff && row.log !== 'person' ? null : person,
  };
  // A staff member's own log already has the line.
  const isOwn = own !== null && own !== auditChains.staff && line.person === userOf(stamp.actor);
  const forStaff = (): ChainLine => ({
    chain: auditChains.staff,
    line: {
      ...line,
      reason: reasonIn(images, ['reason', 'decision.reason']),
      address: stamp.from ?? null,
      person: isOwn ? null : userOf(stamp.actor),
    },
  });
  return [
    ...(own !== null && own !== auditChains.staff ? [{ chain: own, line }] : []),
    ...(isStaff || own === auditChains.staff ? [forStaff()] : []),
  ];
};
