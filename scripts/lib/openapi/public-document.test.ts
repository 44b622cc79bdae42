import { describe, expect, it } from 'vitest';
import { publicDocument, publicPrefix } from './public-document';
import { publicReference } from './reference';

const document = publicDocument();
const text = JSON.stringify(document);

describe('the OpenAPI document for external systems', () => {
  it('has only operations for API keys', () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => !path.startsWith(publicPrefix))).toEqual([]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(['apiKey']);
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      publicReference()
        .map((it) => it.name)
        .sort(),
    );
  });

  it('has only the components that they need', () => {
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
    expect(Object.keys(document.components.schemas).sort()).toEqual([...new Set(references)].sort());
  });

  it('reveals nothing about the implementation', () => {
    expect(text).not.toMatch(/cognito|shared\/|lambda/i);
  });
});

describe('fields of the reference', () => {
  const operation = (name: string) => publicReference().find((it) => it.name === name)!;
  const fieldOf = (name: string, path: string) => operation(name).body.find((it) => it.name === path);

  it('describe what may be sent', () => {
    expect(fieldOf('v1CreateJob', 'job')).toEqual({ name: 'job', type: 'object', required: true });
    expect(fieldOf('v1CreateJob', 'job.rate')).toMatchObject({ type: 'string', byDefault: 'year' });
    expect(fieldOf('v1CreateJob', 'job.contractWeeks')).toMatchObject({ type: 'integer | null', min: 1, max: 52 });
    expect(operation('v1ListEvents').query[1]).toMatchObject({ name: 'limit', min: 1, max: 100 });
  });

  it('are named by their path in the answer', () => {
    const names = operation('v1ListApplications').answer.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['items', 'items[].candidate.firstName', 'nextCursor']));
    expect(new Set(names).size).toBe(names.length);
  });
});
