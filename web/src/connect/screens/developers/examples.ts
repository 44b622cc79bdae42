import type { ReferenceOperation } from '@shared/connect/api/v1/reference';
import { productName } from '@shared/product';
import { sampleRequests } from './sample-requests';

export const exampleLanguages = ['curl', 'typescript'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

type Called = Pick<ReferenceOperation, 'name' | 'method' | 'path' | 'idempotent'>;

/** Environment variables that every example reads. */
export const urlVariable = `${productName.toUpperCase()}_URL`;
export const keyVariable = `${productName.toUpperCase()}_API_KEY`;

const parameter = /\{(\w+)\}/g;

/** Turns `jobId` into JOB_ID. */
const variableOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Other variables of an example: IDs of the caller's records. */
export const variablesIn = (path: string): string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => variableOf(name));

const addressOf = ({ name, path }: Called, variable: (name: string) => string): string => {
  const query = new URLSearchParams(sampleRequests[name]?.query).toString();
  const filled = path.replace(parameter, (_, field: string) => variable(variableOf(field)));
  return `${variable(urlVariable)}${filled}${query && `?${query}`}`;
};

const curlExample = (operation: Called): string => {
  const body = sampleRequests[operation.name]?.body;
  const lines = [
    `curl "${addressOf(operation, (name) => `$${name}`)}"`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...(operation.idempotent ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`] : []),
  ];
  return lines.join(' \\\n  ');
};

/** An object literal with unquoted field names. */
const literalOf = (value: object, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll('\n', `\n${indent}`);

const typescriptExample = (operation: Called): string => {
  const { method, path, name, idempotent } = operation;
  const body = sampleRequests[name]?.body;
  return [
    `const { ${[urlVariable, keyVariable, ...variablesIn(path)].join(', ')} } = process.env;`,
    '',
    `const response = await fetch(\`${addressOf(operation, (variable) => `\${${variable}}`)}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    authorization: \`Bearer \${${keyVariable}}\`,`,
    ...(idempotent ? ["    'idempotency-key': crypto.randomUUID(),"] : []),
    ...(body ? ["    'content-type': 'application/json',"] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${literalOf(body, '  ')}),`] : []),
    '});',
    'if (!response.ok) throw new Error(await response.text());',
    'console.log(await response.json());',
  ].join('\n');
};

const examples = { curl: curlExample, typescript: typescriptExample };

/** A complete program. test/integration/connect/developer-examples.test.ts runs each of them. */
export const exampleOf = (operation: Called, language: ExampleLanguage): string => examples[language](operation);
