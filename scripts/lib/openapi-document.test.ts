import type { Route } from '@shared/api/route';
import { apiFunctions } from '@shared/platform/functions';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from './openapi-document';

type Operation = {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  responses: Record<string, unknown>;
  security: Record<string, unknown>[];
};
const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const contracts = Object.values(apiFunctions).flatMap(({ routes }) => Object.entries<Route>(routes));

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);

describe('the OpenAPI document', () => {
  it('is the one in docs: run "npm run openapi" after changing a contract', async () => {
    const stored = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(stored).toBe(openApiText());
  });

  it('has every operation of the contracts, once', () => {
    const described = operations.map(({ path, method, operation }) => `${method} ${path} ${operation.operationId}`);
    const declared = contracts.map(([name, { method, path }]) => `${method.toLowerCase()} ${path} ${name}`);
    expect(described.sort()).toEqual(declared.sort());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('refers only to components that exist', () => {
    const missing = referencesIn(document).filter((reference) => {
      const [root, section, name] = reference.replace('#/', '').split('/');
      return root !== 'components' || !document.components[section!]?.[name!];
    });
    expect(missing).toEqual([]);
  });

  it('declares every path parameter', () => {
    const templated = operations.map(({ path, operation }) => ({
      wanted: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      declared: (operation.parameters ?? []).filter((it) => it.in === 'path').map((it) => it.name),
    }));
    for (const { wanted, declared } of templated) expect(declared).toEqual(wanted);
  });

  it('tells per operation who may call and how it can be refused', () => {
    for (const { operation } of operations) {
      const [, contract] = contracts.find(([name]) => name === operation.operationId)!;
      const schemes = operation.security.flatMap((scheme) => Object.keys(scheme));
      const isOpen = contract.access === 'public';
      expect(schemes).toEqual(isOpen ? [] : [contract.access === 'publishableKey' ? 'publishableKey' : 'accessToken']);
      expect(operation.responses).toHaveProperty(String(contract.status ?? 200));
      expect(operation.responses).toHaveProperty('500');
      const takesKey = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
      expect(takesKey).toBe(contract.idempotent === true);
    }
  });
});
