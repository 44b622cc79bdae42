import { Organization } from '@shared/model/organization';
import * as z from 'zod';
import { organizationKeys } from './keys';
import { getItem, getItems, type Table } from '../../platform/table/table';

export const RatedOrganization = Organization.extend({
  ratingSum: z.int().nonnegative().default(0),
  ratingCount: z.int().nonnegative().default(0),
});
export type RatedOrganization = z.infer<typeof RatedOrganization>;

/** Names are read when shown, never copied into jobs. */
export type Organizations = {
  get(organizationId: string): Promise<RatedOrganization | null>;
  names(organizationIds: readonly string[]): Promise<Map<string, string>>;
};

export const createOrganizations = (table: Table): Organizations => ({
  async get(organizationId) {
    const item = await getItem(table, organizationKeys.organization(organizationId), true);
    return item ? RatedOrganization.parse(item) : null;
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
  const found = items.filter((item) => item !== undefined).map((item) => RatedOrganization.parse(item));
  return new Map(found.map((organization) => [organization.organizationId, organization]));
};
