import { limits } from '@shared/limits';
import { getItems, queryFirst, type Table } from '../../../platform/table/table';
import { organizationKeys } from '../organizations/keys';
import { verifiedOf } from '../organizations/verified-mark';
import { organizationVerificationIndexes, organizationVerificationKeys as keys } from './keys';
import type { OrganizationClaims } from './ports';

const shownKinds = ['name', 'tax_id', 'phone'] as const;
type ShownKind = (typeof shownKinds)[number];

export const createOrganizationClaims = (table: Table): OrganizationClaims => ({
  async heldByOthers(organizationId, claims) {
    const hashes = [...new Set(claims.map(({ hash }) => hash))];
    const items = await getItems(table, hashes.map(keys.heldClaim), true);
    return new Set(hashes.filter((_hash, index) => items[index] && items[index]['organizationId'] !== organizationId));
  },

  async duplicates(organizationId, claims) {
    const found = new Map<string, Set<ShownKind>>();
    await Promise.all(
      claims.map(async ({ kind, hash }) => {
        const shown = shownKinds.find((it) => it === kind);
        if (!shown) return;
        const list = organizationVerificationIndexes.organizationClaims(hash);
        const bound = { compared: '>', with: 'ORG#' } as const;
        const items = await queryFirst(table, { list, limit: limits.duplicateOrganizations + 1, bound });
        for (const item of items) {
          const id = String(item['organizationId']);
          if (id !== organizationId) found.set(id, (found.get(id) ?? new Set()).add(shown));
        }
      }),
    );
    const ids = [...found.keys()].slice(0, limits.duplicateOrganizations);
    const organizations = await getItems(table, ids.map(organizationKeys.organization));
    return ids.flatMap((id, index) => {
      const item = organizations[index];
      const by = shownKinds.filter((kind) => found.get(id)?.has(kind));
      return item
        ? [{ organizationId: id, company_name: String(item['company_name']), by, verified: verifiedOf(item) === true }]
        : [];
    });
  },
});
