import { Ajv } from 'ajv';
import type { ReducedSpec } from './reduce-spec';
import reduced from './schema.json';

const spec = reduced as unknown as ReducedSpec & { version: string };

export const schemaVersion = spec.version;
export const specifiedOperations = Object.keys(spec.operations);

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });
ajv.addSchema({ ...spec, $id: 'stripe' });

const pointer = (...keys: string[]): string =>
  `stripe#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const problems = (ref: string, value: unknown): string[] => {
  const validate = ajv.getSchema(ref);
  if (!validate) throw new Error(`${ref} is not in the schema`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params, data }) =>
      `${instancePath} ${message ?? ''} ${JSON.stringify(params)} ${JSON.stringify(data).slice(0, 120)}`,
  );
};

/** Problems of typed parameters according to Stripe's OpenAPI. */
export const requestProblems = (key: string, params: unknown): string[] =>
  problems(pointer('operations', key, 'request'), params);
export const responseProblems = (key: string, answer: unknown): string[] =>
  problems(pointer('operations', key, 'response'), answer);
/** Problems of an object in an event. */
export const objectProblems = (object: string, value: unknown): string[] => problems(pointer('schemas', object), value);
