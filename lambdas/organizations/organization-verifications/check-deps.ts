import { systemClock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createRegistryCircuit } from '../../store/people/credentials/registry-circuit';
import { createOrganizationCases } from '../../store/organizations/organization-verifications/cases';
import { createOrganizationClaims } from '../../store/organizations/organization-verifications/claims';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import type { Table } from '../../platform/table/table';
import type { CheckDeps } from './ports';

/** Creates dependencies; registry and resolver load on demand. */
export const checkDeps = (table: Table, hash: KeyedHash): CheckDeps => ({
  cases: createOrganizationCases(table),
  claims: createOrganizationClaims(table),
  organizations: createOrganizations(table),
  registry: lazyDependency(async () =>
    (await import('../../platform/registry/nppes-gateway')).createNppes({
      url: environment('registry').NPPES_URL,
      circuit: createRegistryCircuit(table, systemClock),
    }),
  ),
  resolver: lazyDependency(async () =>
    (await import('./domain/dns-gateway')).createResolver(environment('registry').DNS_URL),
  ),
  hash,
  clock: systemClock,
});
