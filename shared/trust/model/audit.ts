import * as z from 'zod';
import { bounds } from '../../bounds';
import { cursorQuery, Instant, listOf, page } from '../../core/model/fields';
import { PlannedDay, ranged } from '../../core/model/given-times';

export const auditKinds = ['created', 'changed', 'deleted'] as const;

/** Never personal: a code, a number, a time, an ID, or a list of codes. */
export const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type AuditValue = z.infer<typeof AuditValue>;

/** Without values, the line only says that the field changed. */
export const AuditChange = z.object({
  field: z.string(),
  before: AuditValue.optional(),
  after: AuditValue.optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** What is hashed. `actor`: `u#<user>`, `s#<staff member>`, `k#<service member of a key>`, `system#<function>`, or `guest`. */
export const AuditLine = z.object({
  chain: z.string(),
  seq: z.int().positive(),
  /** Of the stream's record, so that a line is stored once. */
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
  /** Start of a keyed hash. */
  address: z.string().nullable(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** `hash` is the SHA-256 of the previous line's hash and this line, in hexadecimal. */
const Chained = z.object({ previous: z.string(), hash: z.string() });
export const ChainedLine = AuditLine.extend(Chained.shape);
export type ChainedLine = z.infer<typeof ChainedLine>;

/** `staff` hides who of the staff it was. */
export const AuditActor = z.object({
  kind: z.enum(['person', 'staff', 'key', 'system', 'guest']),
  /** Null where the reader may not know it. */
  name: z.string().nullable(),
});
export type AuditActor = z.infer<typeof AuditActor>;

export const AuditEntry = z.object({
  line: ChainedLine,
  actor: AuditActor,
  /** Names of what the line is about, such as the job's title. */
  about: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const entityName = z.string().regex(/^[A-Z][A-Za-z]{2,40}$/);

const AuditFields = z.strictObject({
  cursor: cursorQuery.shape.cursor,
  /** The actor, as in a line. */
  actor: z.string().max(80).optional(),
  entities: listOf(entityName).optional(),
  /** ID of what the line is about. */
  target: z.string().max(80).optional(),
  /** In UTC. */
  from: PlannedDay.optional(),
  to: PlannedDay.optional(),
});
export const AuditQuery = ranged(AuditFields, { from: 'from', to: 'to' }, 'any');
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = page(AuditEntry);
export type AuditPage = z.infer<typeof AuditPage>;

/** A published root, the place of the chain under it, and the path between them. Null before the first root. */
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
  /** Without gaps, newest first, from the sealed line. */
  lines: z.array(ChainedLine),
});
export type AuditProof = z.infer<typeof AuditProof>;

/** `before`: continues below this line. */
export const AuditProofQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(bounds.sequenceMax).optional(),
});

/** One of the reader's own actions, or something that happened to their account. */
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
