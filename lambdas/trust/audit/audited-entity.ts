import type { EntityName } from '../../store/entity';

/**
 * Whose log has the lines of an entity: that of its organization (`organizationId`), of a person (`userId`), or of the
 * staff. What staff do is in the log of the staff as well. `fields` are recorded with their values and must not be
 * personal; of `texts` a line only says that they changed, `*` for everything else. A change of nothing that a row
 * names makes no line. `reason`: attribute of a reason that the organization's own people gave.
 */
export type AuditedEntity = {
  log: 'organization' | 'person' | 'staff';
  fields: readonly string[];
  texts: readonly string[] | '*';
  reason?: string;
  /** Attributes with the IDs of what the line is about, besides those that every line has. */
  targets?: readonly string[];
  /** Deleted only with a thing whose deletion is a line. */
  deletedWith?: EntityName;
};
export type RegistryRow = AuditedEntity | { notAudited: string };

type Details = Partial<Omit<AuditedEntity, 'log'>>;
const of =
  (log: AuditedEntity['log']) =>
  ({ fields = [], texts = [], ...more }: Details = {}): AuditedEntity => ({ log, fields, texts, ...more });
export const organization = of('organization');
export const person = of('person');
export const staff = of('staff');
export const notAudited = (reason: string): RegistryRow => ({ notAudited: reason });
