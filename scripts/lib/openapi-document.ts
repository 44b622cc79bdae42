import { headers, needsToken, type Access, type Route } from '@shared/api/route';
import { roles, scopeOf } from '@shared/domain/permissions';
import { errorCatalogue, type ErrorCode } from '@shared/errors';
import { Account } from '@shared/model/account';
import { Application, ApplicationDetail, ApplicationForm, MyApplication } from '@shared/model/application';
import {
  ApplicationStatus,
  CompanySize,
  Currency,
  Department,
  ExpectedHoursType,
  Industry,
  JobStatus,
  JobType,
  PayBasis,
  RateUnit,
  Specialty,
  TeamRole,
} from '@shared/model/enumerations';
import { JobCard, JobDetail, JobDraft, ManagedJob, PublicJob } from '@shared/model/job';
import { Notification } from '@shared/model/notification';
import { CompanyProfile, Organization, TeamMember } from '@shared/model/organization';
import { CalendarConnection, CalendarWindow, ScheduleItem, Task } from '@shared/model/calendar';
import { Download, UploadTarget } from '@shared/model/file';
import { JobMatch } from '@shared/model/match';
import { PortfolioItem } from '@shared/model/portfolio';
import {
  Availability,
  CandidateSummary,
  Education,
  Employment,
  License,
  MyProfile,
  ProfileDraft,
  StateCode,
} from '@shared/model/professional';
import { ProfessionalCard, ProfessionalView } from '@shared/model/professional-view';
import { VerificationCase, VerificationDetail } from '@shared/model/verification';
import { apiFunctions } from '@shared/platform/functions';
import { productName } from '@shared/product';
import * as z from 'zod';

type Json = Record<string, unknown>;
type Side = 'input' | 'output';

/** Schemas that several operations share; each becomes a component under its name. */
const named = {
  Account,
  Application,
  ApplicationDetail,
  ApplicationForm,
  Availability,
  CalendarConnection,
  CalendarWindow,
  CandidateSummary,
  CompanyProfile,
  Download,
  Education,
  Employment,
  JobCard,
  JobDetail,
  JobDraft,
  JobMatch,
  License,
  ManagedJob,
  MyApplication,
  MyProfile,
  Notification,
  Organization,
  PortfolioItem,
  ProfessionalCard,
  ProfessionalView,
  ProfileDraft,
  PublicJob,
  ScheduleItem,
  Task,
  TeamMember,
  UploadTarget,
  VerificationCase,
  VerificationDetail,
};

/** The same whether sent or answered. */
const enumerations = {
  ApplicationStatus,
  CompanySize,
  Currency,
  Department,
  ExpectedHoursType,
  Industry,
  JobStatus,
  JobType,
  PayBasis,
  RateUnit,
  Specialty,
  StateCode,
  TeamRole,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...named, ...enumerations })) names.add(schema, { id });

const componentName = (id: string, io: Side): string => (io === 'input' && !(id in enumerations) ? `${id}Input` : id);

/** Turns contract schemas into JSON Schema and gathers the named ones. What is sent and what is answered may differ. */
const createSchemas = () => {
  const components: Json = {};
  const convert = (schema: z.ZodType, io: Side): Json => {
    const {
      $schema: _dialect,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io, metadata: names }) as Json & {
      $defs?: Json;
    };
    const component = (value: unknown): Json =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/\$defs\/([^"]+)"/g,
          (_, id: string) => `"#/components/schemas/${componentName(id, io)}"`,
        ),
      ) as Json;
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...rest } = component(definition);
      components[componentName(name, io)] = rest;
    }
    const { id, ...root } = component(json);
    if (typeof id !== 'string') return root;
    components[componentName(id, io)] = root;
    return { $ref: `#/components/schemas/${componentName(id, io)}` };
  };
  return { components, convert };
};
type Convert = ReturnType<typeof createSchemas>['convert'];

/** Refusals that go without saying in the contract: those of access, parsing and repetition. */
const impliedErrors = (route: Route): ErrorCode[] => [
  ...(route.query || route.body || route.idempotent ? (['INVALID_REQUEST'] as const) : []),
  ...(route.access === 'publishableKey' ? (['INVALID_API_KEY'] as const) : []),
  ...(needsToken(route) ? (['UNAUTHENTICATED'] as const) : []),
  ...(needsToken(route) && route.access !== 'signedIn' ? (['EMAIL_NOT_VERIFIED', 'FORBIDDEN'] as const) : []),
  ...(route.params ? (['NOT_FOUND'] as const) : []),
  ...(route.idempotent ? (['IDEMPOTENCY_CONFLICT', 'IN_PROGRESS'] as const) : []),
  ...(route.body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  'INTERNAL',
];

const retryAfter = { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } };

const refusals = (route: Route): Json => {
  const codes = [...new Set([...route.errors, ...impliedErrors(route)])];
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const statuses = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    statuses.map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        ...(status === errorCatalogue.COOLDOWN.status && { headers: retryAfter }),
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

const parametersIn = (place: 'path' | 'query', schema: z.ZodType, convert: Convert): Json[] => {
  const { properties = {}, required = [] } = convert(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
};

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

const security = (access: Access): Json[] => {
  if (access === 'public') return [];
  return access === 'publishableKey' ? [{ publishableKey: [] }] : [{ accessToken: [] }];
};

const whoMayCall = (access: Access): string => {
  if (access === 'public') return 'Anybody.';
  if (access === 'publishableKey') return 'Anybody, with the publishable key.';
  if (access === 'signedIn') return 'Any session, also one whose e-mail address is not confirmed yet.';
  const allowed = roles.filter((role) => role !== 'public' && scopeOf(access, role) !== 'none');
  return `Permission \`${access}\`: ${allowed.map((role) => `${role} (${scopeOf(access, role)})`).join(', ')}.`;
};

const operation = (name: string, area: string, route: Route, convert: Convert): Json => {
  const parameters = [
    ...(route.params ? parametersIn('path', route.params, convert) : []),
    ...(route.query ? parametersIn('query', route.query, convert) : []),
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
        description: 'Done.',
        content: { 'application/json': { schema: convert(route.response, 'output') } },
      },
      ...refusals(route),
    },
  };
};

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'The message shown to the user.' },
    code: { enum: Object.keys(errorCatalogue) },
    fields: {
      type: 'object',
      description: 'Field path to the message shown beside the field.',
      additionalProperties: { type: 'string' },
    },
    retryAfterSeconds: { type: 'integer', minimum: 0 },
  },
};

const byName = (record: Json): Json => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The OpenAPI 3.1 document of every operation, made from the route contracts alone. */
export const openApiDocument = (): Json => {
  const { components, convert } = createSchemas();
  const paths: Record<string, Json> = {};
  for (const [area, { routes }] of Object.entries(apiFunctions)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const operations = (paths[route.path] ??= {});
      operations[route.method.toLowerCase()] = operation(name, area, route, convert);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1.0.0',
      description: 'Generated from the route contracts; change those, then run `npm run openapi`.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(apiFunctions).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Access token of the Cognito user pool (not the ID token).',
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
      schemas: byName({ ...components, Error: errorSchema }),
    },
  };
};

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
