import { Instant } from '@shared/core/model/fields';
import { Organization } from '@shared/organizations/model/organization';
import * as z from 'zod';
import { hiddenMark } from '../../trust/reports/hidden';
import { organizationKeys } from './keys';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';

export const RatedOrganization = Organization.extend({
  ratingSum: z.int().nonnegative().default(0),
  ratingCount: z.int().nonnegative().default(0),
  /** Set if moderators hid it, or it is being closed, with its jobs. */
  hidden: z.literal(true).optional(),
  /** Time of the final closing; stays afterward. */
  closesAt: Instant.optional(),
});
export type RatedOrganization = z.infer<typeof RatedOrganization>;

const readOrganization = (item: Item): RatedOrganization => ({ ...RatedOrganization.parse(item), ...hiddenMark(item) });

/** Organization names, read when shown and never copied into jobs. */
export type Organizations = {
  get(organizationId: string): Promise<RatedOrganization | null>;
  names(organizationIds: readonly string[]): Promise<Map<string, string>>;
};

export const createOrganizations = (table: Table): Organizations => ({
  async get(organizationId) {
    const item = await getItem(table, organizationKeys.organization(organizationId), true);
    return item ? readOrganization(item) : null;
  },
  async names(organizationIds) {
    const items = await getItems(table, [...new Set(organizationIds)].map(organizationKeys.organization));
    return new Map(
      items
        .filter((item) => item !== undefined)
        .map((item) => [String(item['organizationId']), String(item['company_name'])]),
    );
  },
});

export const findOrganizations = async (
  table: Table,
  organizationIds: readonly string[],
): Promise<Map<string, RatedOrganization>> => {
  const items = await getItems(table, [...new Set(organizationIds)].map(organizationKeys.organization));
  const found = items.filter((item) => item !== undefined).map(readOrganization);
  return new Map(found.map((organization) => [organization.organizationId, organization]));
};
