import { answerHeaders, costOf, headers, isForKeys, needsToken, type Access, type Route } from '@shared/core/api/route';
import { roles, scopeOf } from '@shared/organizations/rules/permissions';
import { errorStatus, type ErrorCode } from '@shared/errors';
import errorTexts from '@shared/locales/en/errors.json';
import { apiFunctions } from '@shared/platform/functions';
import { productName } from '@shared/product';
import { isCounted } from '@shared/core/limits/call-limits';
import { createComponents, type Converters, type Fields, type Json } from './components';

export type Operation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: Json;
  responses: Record<string, Json>;
};
export type OpenApiDocument = Json & {
  paths: Record<string, Record<string, Operation>>;
  components: Record<'securitySchemes' | 'parameters' | 'schemas', Json>;
};

const keyErrors = ({ method }: Route): ErrorCode[] => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PLAN_REQUIRED',
  'TOO_MANY_REQUESTS',
  ...(method === 'GET' ? [] : (['ACCOUNT_RESTRICTED', 'ORGANIZATION_CLOSING'] as const)),
];

/** Errors that every such route has: access, parsing, and idempotency. */
const impliedErrors = (route: Route): ErrorCode[] => [
  ...(route.query || route.body || route.idempotent ? (['INVALID_REQUEST'] as const) : []),
  ...(route.access === 'publishableKey' ? (['INVALID_API_KEY'] as const) : []),
  ...(needsToken(route) ? (['UNAUTHENTICATED'] as const) : []),
  ...(needsToken(route) && route.access !== 'signedIn' ? (['EMAIL_NOT_VERIFIED', 'FORBIDDEN'] as const) : []),
  ...(isForKeys(route.access) ? keyErrors(route) : []),
  ...(isCounted(costOf(route)) ? (['TOO_MANY_REQUESTS', 'LIMITED_UNTIL_VERIFIED'] as const) : []),
  ...(route.params ? (['NOT_FOUND'] as const) : []),
  ...(route.idempotent ? (['IDEMPOTENCY_CONFLICT', 'IN_PROGRESS'] as const) : []),
  ...(route.body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  'NOT_FROM_SITE',
  'INTERNAL',
];

const retryAfter = { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } };

const refusals = (route: Route): Json => {
  const codes = [...new Set([...route.errors, ...impliedErrors(route)])];
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  const statuses = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    statuses.map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
        ...(status === errorStatus.COOLDOWN && { headers: retryAfter }),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: list } } }],
            },
          },
        },
      },
    ]),
  );
};

const parametersIn = (place: 'path' | 'query', { properties = {}, required = [] }: Fields): Json[] => {
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
};

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

const security = (access: Access): Json[] => {
  if (isForKeys(access)) return [{ apiKey: [access.scope] }];
  if (access === 'public') return [];
  return access === 'publishableKey' ? [{ publishableKey: [] }] : [{ accessToken: [] }];
};

const whoMayCall = (access: Access): string => {
  if (isForKeys(access)) return `API keys with the permission \`${access.scope}\`.`;
  if (access === 'public') return 'Anyone.';
  if (access === 'publishableKey') return 'Anyone with the publishable key.';
  if (access === 'signedIn') return 'Any signed-in user, even before the email address is confirmed.';
  const allowed = roles.filter((role) => role !== 'public' && scopeOf(access, role) !== 'none');
  return `Permission \`${access}\`: ${allowed.map((role) => `${role} (${scopeOf(access, role)})`).join(', ')}.`;
};

const text = { type: 'string' };
const keyHeaders = ({ idempotent }: Route): Json => ({
  [answerHeaders.rateLimitPolicy]: { description: 'Calls (`q`) that a key may make in seconds (`w`).', schema: text },
  [answerHeaders.rateLimit]: { description: 'Calls that remain (`r`) for so many seconds (`t`).', schema: text },
  ...(idempotent && {
    [answerHeaders.replayed]: { description: '`true` if it repeats the answer of an earlier call.', schema: text },
  }),
});

const operation = (name: string, area: string, route: Route, { convert, fieldsOf }: Converters): Json => {
  const parameters = [
    ...(route.params ? parametersIn('path', fieldsOf(route.params)) : []),
    ...(route.query ? parametersIn('query', fieldsOf(route.query)) : []),
    ...(route.idempotent ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    tags: [area],
    summary: route.summary,
    description: whoMayCall(route.access),
    security: security(route.access),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: convert(route.body, 'input') } } },
    }),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Success.',
        ...(isForKeys(route.access) && { headers: keyHeaders(route) }),
        content: { 'application/json': { schema: convert(route.response, 'output') } },
      },
      ...refusals(route),
    },
  };
};

const reasonSchema = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', description: 'A stable name.' },
    args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

export const errorSchema = (codes: readonly string[]): Json => ({
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: {
      type: 'string',
      description: 'What went wrong, in English. Applications show `code`, `reason`, and `fields` in their own words.',
    },
    code: { enum: codes },
    reason: { ...reasonSchema, description: 'More specific than `code`.' },
    fields: {
      type: 'object',
      description: 'By field path. `error` is in English.',
      additionalProperties: {
        ...reasonSchema,
        required: ['code', 'error'],
        properties: { ...reasonSchema.properties, error: { type: 'string' } },
      },
    },
    retryAfterSeconds: { type: 'integer', minimum: 0 },
  },
});

const byName = (record: Json): Json => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export const openApiDocument = (): OpenApiDocument => {
  const { finish, ...converters } = createComponents();
  const operations: Record<string, Json> = {};
  for (const [area, { routes }] of Object.entries(apiFunctions)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const methods = (operations[route.path] ??= {});
      methods[route.method.toLowerCase()] = operation(name, area, route, converters);
    }
  }
  const { paths, schemas } = finish(operations);
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1.0.0', description: 'Generated from the route contracts.' },
    servers: [{ url: '/' }],
    tags: Object.keys(apiFunctions).map((name) => ({ name })),
    paths: paths as OpenApiDocument['paths'],
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Access token of the Cognito user pool (not the ID token).',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'API key of an organization (`sk_live_...`), from the page Settings, Integrations.',
        },
        publishableKey: {
          type: 'apiKey',
          in: 'header',
          name: headers.publishableKey,
          description: 'The publishable key of /config.json.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: headers.idempotencyKey,
          in: 'header',
          required: false,
          description: 'The same key with the same body replays the first answer.',
          schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
        },
      },
      schemas: byName({ ...schemas, Error: errorSchema(Object.keys(errorStatus)) }),
    },
  };
};
