import { isForKeys, type Access, type Route } from '@shared/core/api/route';
import { JobSearchQuery } from '@shared/find/model/job-search';
import { apiFunctions } from '@shared/platform/functions';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './document';
import { operationsFile } from './files';
import { models } from './models';
import { operationsText } from './operations';
import { openApiText } from './text';

const document = openApiDocument();
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const contracts = Object.values(apiFunctions).flatMap(({ routes }) => Object.entries<Route>(routes));

const schemesOf = (access: Access): string[] => {
  if (isForKeys(access)) return ['apiKey'];
  if (access === 'public') return [];
  return [access === 'publishableKey' ? 'publishableKey' : 'accessToken'];
};

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);

describe('the OpenAPI document', () => {
  it('has the operations of docs/operations.txt: run "npm run openapi" after changing a contract', async () => {
    expect(await readFile(operationsFile, 'utf8')).toBe(operationsText(document));
  });

  it('has one line for each path and component', () => {
    const text = openApiText(document);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
    const members = [document.paths, ...Object.values(document.components)].flatMap((part) => Object.keys(part));
    expect(text.split('\n').length).toBeLessThan(members.length + 30);
  });

  it('includes the models of every file', async () => {
    const named = new Set(models.map(([, schema]) => schema));
    const files = globSync('shared/*/model/**/*.ts', { exclude: ['**/*.test.ts'] });
    expect(files).not.toEqual([]);
    for (const file of files) {
      const exported = (await import(resolve(file))) as Record<string, unknown>;
      const schemas = Object.entries(exported).filter(([name, it]) => /^[A-Z]/.test(name) && it instanceof z.ZodType);
      for (const [name, schema] of schemas) expect(named, `${file}: ${name}`).toContain(schema);
    }
  });

  it('gives each model a unique name', () => {
    const names = models.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
    expect(names).not.toContain('Error');
  });

  it('references models instead of repeating them', () => {
    const offer = document.paths['/api/offers/{offerId}']!['get']!.responses['200']!;
    expect(JSON.stringify(offer)).toContain('"$ref":"#/components/schemas/Offer"');
    expect(schemas['Offer']).toMatchObject({ properties: { terms: { $ref: '#/components/schemas/StoredTerms' } } });
  });

  it('separates request and response models only if they differ', () => {
    expect(schemas).toHaveProperty('NotificationSettingsInput');
    expect(schemas).not.toHaveProperty('CurrencyInput');
    const withTwin = Object.keys(schemas).filter((name) => `${name}Input` in schemas);
    for (const name of withTwin) expect(schemas[`${name}Input`], name).not.toEqual(schemas[name]);
  });

  it('has every operation of the contracts exactly once', () => {
    const described = operations.map(({ path, method, operation }) => `${method} ${path} ${operation.operationId}`);
    const declared = contracts.map(([name, { method, path }]) => `${method.toLowerCase()} ${path} ${name}`);
    expect(described.sort()).toEqual(declared.sort());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('references only existing components', () => {
    const missing = referencesIn(document).filter((reference) => {
      const [root, section, name] = reference.replace('#/', '').split('/') as [string, 'schemas', string];
      return root !== 'components' || !document.components[section][name];
    });
    expect(missing).toEqual([]);
    const used = new Set(referencesIn(document));
    expect(Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
  });

  it('declares each query field', () => {
    const { parameters } = document.paths['/api/search/jobs']!['get']!;
    const declared = parameters!.filter((it) => it.in === 'query').map((it) => it.name);
    expect(declared).toEqual(Object.keys(JobSearchQuery.shape));
  });

  it('declares every path parameter', () => {
    const templated = operations.map(({ path, operation }) => ({
      wanted: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      declared: (operation.parameters ?? []).filter((it) => it.in === 'path').map((it) => it.name),
    }));
    for (const { wanted, declared } of templated) expect(declared).toEqual(wanted);
  });

  it('tells for each operation who may call it and its errors', () => {
    for (const { operation } of operations) {
      const [, contract] = contracts.find(([name]) => name === operation.operationId)!;
      const schemes = operation.security.flatMap((scheme) => Object.keys(scheme));
      expect(schemes).toEqual(schemesOf(contract.access));
      expect(operation.responses).toHaveProperty(String(contract.status ?? 200));
      expect(operation.responses).toHaveProperty('500');
      const takesKey = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
      expect(takesKey).toBe(contract.idempotent === true);
    }
  });
});
