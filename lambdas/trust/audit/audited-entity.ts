import type { EntityName } from '../../store/entity';

/**
 * Log of an entity: that of its organization (`organizationId`), of a person (`userId`), or of the staff. Changes by
 * staff are also in the staff log. `fields` are recorded with their values and must not be personal; `texts` are
 * recorded only as changed, `*` for all others. A change of other attributes makes no line. `reason`: attribute with a
 * reason given by the organization's own people.
 */
export type AuditedEntity = {
  log: 'organization' | 'person' | 'staff';
  fields: readonly string[];
  texts: readonly string[] | '*';
  reason?: string;
  /** Attributes with the IDs of the line's subject, in addition to those of every line. */
  targets?: readonly string[];
  /** Entity whose deletion, recorded as a line, deletes this one too. */
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
