import * as z from 'zod';
import { bounds } from '../../bounds';
import { cursorQuery, Instant, listOf, page } from '../../core/model/fields';
import { PlannedDay, ranged } from '../../core/model/given-times';

export const auditKinds = ['created', 'changed', 'deleted'] as const;

/** Never personal data: a code, a number, a time, an ID, or a list of codes. */
export const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type AuditValue = z.infer<typeof AuditValue>;

/** Without values, it only says that the field changed. */
export const AuditChange = z.object({
  field: z.string(),
  before: AuditValue.optional(),
  after: AuditValue.optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** Hashed data. `actor`: `u#<user>`, `s#<staff member>`, `k#<service member of a key>`, `system#<function>`, or `guest`. */
export const AuditLine = z.object({
  chain: z.string(),
  seq: z.int().positive(),
  /** ID of the stream's record, so an entry is stored once. */
  id: z.string(),
  at: Instant,
  actor: z.string(),
  operation: z.string(),
  /** Type of the record, such as Job. */
  thing: z.string(),
  kind: z.enum(auditKinds),
  targets: z.record(z.string(), z.string()),
  changes: z.array(AuditChange),
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Prefix of a keyed hash. */
  address: z.string().nullable(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** `hash` is the SHA-256 of the previous entry's hash and this entry, in hexadecimal. */
const Chained = z.object({ previous: z.string(), hash: z.string() });
export const ChainedLine = AuditLine.extend(Chained.shape);
export type ChainedLine = z.infer<typeof ChainedLine>;

/** `staff` hides which staff member it was. */
export const AuditActor = z.object({
  kind: z.enum(['person', 'staff', 'key', 'system', 'guest']),
  /** Null if the reader may not see it. */
  name: z.string().nullable(),
});
export type AuditActor = z.infer<typeof AuditActor>;

export const AuditEntry = z.object({
  line: ChainedLine,
  actor: AuditActor,
  /** Names of the affected things, such as the job's title. */
  about: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const entityName = z.string().regex(/^[A-Z][A-Za-z]{2,40}$/);

const AuditFields = z.strictObject({
  cursor: cursorQuery.shape.cursor,
  /** The actor, as in an entry. */
  actor: z.string().max(80).optional(),
  entities: listOf(entityName).optional(),
  /** ID of the affected thing. */
  target: z.string().max(80).optional(),
  /** Dates in UTC. */
  from: PlannedDay.optional(),
  to: PlannedDay.optional(),
});
export const AuditQuery = ranged(AuditFields, { from: 'from', to: 'to' }, 'any');
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = page(AuditEntry);
export type AuditPage = z.infer<typeof AuditPage>;

/** A published root, the chain's position under it, and the path between them. Null before the first root. */
export const AuditSeal = z.object({
  chain: z.string(),
  seq: z.int(),
  hash: z.string(),
  at: Instant,
  root: z.string(),
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
});
export type AuditSeal = z.infer<typeof AuditSeal>;

export const AuditProof = z.object({
  seal: AuditSeal.nullable(),
  /** Without gaps, newest first, from the sealed entry. */
  lines: z.array(ChainedLine),
});
export type AuditProof = z.infer<typeof AuditProof>;

/** `before`: continues below this entry. */
export const AuditProofQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(bounds.sequenceMax).optional(),
});

/** One of the reader's own actions, or an event of their account. */
export const ActivityEntry = z.object({
  id: z.string(),
  at: Instant,
  actor: AuditActor,
  own: z.boolean(),
  /** Type of the record, such as Job. */
  thing: z.string(),
  kind: z.enum(auditKinds),
  changes: z.array(AuditChange),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;
