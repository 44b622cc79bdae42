import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { roles, scopeOf } from '../../../organizations/rules/permissions';
import { Organization, restrictedCompanyFields, TeamOrganization } from '../../../organizations/model/organization';
import { contracts } from '../contracts';
import { isForKeys, type Route } from '../route';

type Node = z.core.$ZodType & { _zod: { def: Record<string, unknown> } };

/** Names of all fields of an answer at any depth. */
const namesIn = (schema: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (!('_zod' in schema)) return Object.values(schema).flatMap((it) => namesIn(it, seen));
  const { shape, getter, ...rest } = (schema as Node)._zod.def;
  const inner = typeof getter === 'function' ? [(getter as () => unknown)()] : [];
  const fields = Object.entries((shape ?? {}) as Record<string, unknown>);
  return [
    ...fields.map(([name]) => name),
    ...[...fields.map(([, it]) => it), ...inner, ...Object.values(rest)].flatMap((it) => namesIn(it, seen)),
  ];
};

const operations = Object.values(contracts).flatMap((routes) => Object.entries(routes as Record<string, Route>));
const restricted: ReadonlySet<string> = new Set(restrictedCompanyFields);
const tells = operations
  .filter(([, { response }]) => namesIn(response).some((name) => restricted.has(name)))
  .map(([name]) => name);

const readersOf = ({ access }: Route): readonly string[] => {
  if (isForKeys(access)) return ['keys'];
  if (access === 'public' || access === 'publishableKey' || access === 'signedIn') return [access];
  return roles.filter((role) => scopeOf(access, role) !== 'none');
};

describe('restricted company fields', () => {
  it('include the tax ID, the license, two addresses, and the contacts', () => {
    const fields = ['tax_id', 'business_license', 'contacts', 'billing_address', 'shipping_postal_code'];
    expect(restrictedCompanyFields).toEqual(expect.arrayContaining(fields));
    expect(restrictedCompanyFields.filter((name) => name in TeamOrganization.shape)).toEqual([]);
    expect(Object.keys(Organization.shape)).toEqual(
      expect.arrayContaining([...restrictedCompanyFields, ...Object.keys(TeamOrganization.shape)]),
    );
  });

  it('appear only in answers to administrators and staff', () => {
    expect(tells).toEqual(expect.arrayContaining(['getOrganization', 'saveOrganization', 'getOrganizationCase']));
    // Narrowed by role, see read-organization.test.ts.
    const others = operations.filter(([name]) => tells.includes(name) && name !== 'getOrganization');
    for (const [name, route] of others) {
      const readers = readersOf(route).filter((reader) => reader !== 'admin' && reader !== 'support');
      expect([name, readers]).toEqual([name, []]);
    }
  });
});
