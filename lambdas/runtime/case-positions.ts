import { lists } from './keys';
import type { StoredCase } from './stored-case';

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
