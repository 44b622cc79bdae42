import { CredentialDocument, VerificationCase } from '@shared/model/verification';
import { Instant, UploadId, UserId } from '@shared/model/fields';
import * as z from 'zod';
import { lists } from './keys';
import type { Item } from './table-gateway';

export const StoredDocument = CredentialDocument.extend({ documentId: UploadId });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** A verification case as the table holds it: what it is called and where it stands, never a number. */
export const StoredCase = VerificationCase.omit({ history: true }).extend({
  userId: UserId,
  document: StoredDocument.nullable(),
  /** When a reminder, the end or another question to the registry is due. */
  dueAt: Instant.nullable(),
  /** When the registry was to be asked last. */
  checkRequestedAt: Instant.nullable(),
});
export type StoredCase = z.infer<typeof StoredCase>;

export const readCase = (item: Item): StoredCase => StoredCase.parse(item);

type Position = Pick<StoredCase, 'userId' | 'credentialId' | 'status' | 'updatedAt' | 'dueAt'>;

/** Where a case stands in the lists. A value that is undefined takes it out of one. */
export const casePositions = ({ userId, credentialId, status, updatedAt, dueAt }: Position) => ({
  gsi1pk: lists.verificationQueue(status),
  gsi1sk: `${updatedAt}#${userId}#${credentialId}`,
  gsi2pk: dueAt === null ? undefined : lists.dueCredentials,
  gsi2sk: dueAt === null ? undefined : `${dueAt}#${userId}#${credentialId}`,
});

/** Parts of an update that sets these attributes and removes those that are undefined. */
export const settingAll = (values: Record<string, unknown>) => {
  const names = Object.keys(values);
  const set = names.filter((name) => values[name] !== undefined);
  const removed = names.filter((name) => values[name] === undefined);
  return {
    set: set.map((name) => `#${name} = :${name}`).join(', '),
    remove: removed.length === 0 ? '' : ` REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(set.map((name) => [`:${name}`, values[name]])),
  };
};
