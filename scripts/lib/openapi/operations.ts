import { isForKeys, type Access, type Route } from '@shared/core/api/route';
import { apiFunctions } from '@shared/platform/functions';
import { createHash } from 'node:crypto';
import { openApiDocument, type OpenApiDocument, type Operation } from './document';

const reference = /"#\/components\/(\w+)\/([^"]+)"/g;

/** Components reachable by reference, without the error schema. */
export const reachableFrom = (start: unknown, { components }: OpenApiDocument): Map<string, unknown> => {
  const reached = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    for (const [key, section, name] of JSON.stringify(value).matchAll(reference)) {
      // The error schema lists the codes of all operations; each operation names its own.
      if (name === 'Error' || reached.has(key)) continue;
      const component = components[section as keyof typeof components][name!];
      reached.set(key, component);
      visit(component);
    }
  };
  visit(start);
  return reached;
};

/** Text changes aren't interface changes, so texts are removed. */
const withoutTexts = (key: string, value: unknown): unknown => (key === 'description' ? undefined : value);

const schemaHash = ({ parameters, requestBody, responses }: Operation, document: OpenApiDocument): string => {
  const schema = { parameters, requestBody, responses };
  const components = [...reachableFrom(schema, document)].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([schema, components], withoutTexts))
    .digest('hex')
    .slice(0, 12);
};

const accessText = (access: Access): string => (isForKeys(access) ? `key ${access.scope}` : access);

/** One line per operation: name, method, path, access, and hash of parameters, body, and responses. */
export const operationsText = (document: OpenApiDocument = openApiDocument()): string => {
  const contracts = Object.values(apiFunctions).flatMap(({ routes }) => Object.entries<Route>(routes));
  const lines = contracts.map(([name, { method, path, access }]) => {
    const operation = document.paths[path]![method.toLowerCase()]!;
    return `${name} ${method} ${path} ${accessText(access)} ${schemaHash(operation, document)}`;
  });
  return `${lines.join('\n')}\n`;
};
