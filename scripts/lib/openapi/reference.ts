import { isForKeys, type KeyAccess, type Route } from '@shared/core/api/route';
import type { ErrorCode } from '@shared/errors';
import { apiFunctions } from '@shared/platform/functions';
import { keyAreas } from '@shared/connect/model/api-key-vocabulary';
import type { Json } from './components';
import type { OpenApiDocument } from './document';
import { fieldsIn, type Resolve } from './fields';
import { publicDocument } from './public-document';
import type { PublicOperationName, ReferenceField, ReferenceOperation } from '@shared/connect/api/v1/reference';

type Content = { content?: { 'application/json': { schema: Json } } };
type Declared = { name: string; in: string; required: boolean; schema: Json };

const schemaOf = (part: unknown): Json => (part as Content | undefined)?.content?.['application/json'].schema ?? {};

const refusalsOf = (responses: Record<string, Json>, status: number): ReferenceOperation['refusals'] =>
  Object.entries(responses)
    .filter(([code]) => code !== String(status))
    .map(([code, response]) => {
      const [, own] = schemaOf(response)['allOf'] as [unknown, { properties: { code: { enum: ErrorCode[] } } }];
      return { status: Number(code), codes: own.properties.code.enum };
    });

const operationsIn = (document: OpenApiDocument): ReferenceOperation[] => {
  const resolve: Resolve = (reference) => document.components.schemas[reference.split('/').at(-1)!] as Json;
  const routes = Object.values(apiFunctions).flatMap(({ routes: area }) => Object.entries<Route>(area));
  const forKeys = routes.filter((entry): entry is [string, Route & { access: KeyAccess }] =>
    isForKeys(entry[1].access),
  );
  return forKeys.map(([name, { method, path, access, status = 200, idempotent = false }]) => {
    const operation = document.paths[path]![method.toLowerCase()]!;
    const declared = (operation.parameters ?? []).filter((it) => it.in !== undefined) as unknown as Declared[];
    const parametersIn = (place: string): ReferenceField[] => {
      const there = declared.filter((it) => it.in === place);
      const properties = Object.fromEntries(there.map(({ name: field, schema }) => [field, schema]));
      const required = there.filter((it) => it.required).map((it) => it.name);
      return fieldsIn({ properties, required }, resolve);
    };
    return {
      name: name as PublicOperationName,
      method: method as ReferenceOperation['method'],
      path,
      area: keyAreas.find((area) => access.scope.startsWith(`${area}:`))!,
      scope: access.scope,
      idempotent,
      status,
      inPath: parametersIn('path'),
      query: parametersIn('query'),
      body: fieldsIn(schemaOf(operation.requestBody), resolve),
      answer: fieldsIn(schemaOf(operation.responses[String(status)]), resolve),
      refusals: refusalsOf(operation.responses, status),
    };
  });
};

/** Content of the developers' page from the OpenAPI document, in the order of the contracts. */
export const publicReference = (document: OpenApiDocument = publicDocument()): ReferenceOperation[] =>
  operationsIn(document);
