import type * as z from 'zod';
import type { Core } from '../core/core';
import { parseParameters } from '../http/parameters';
import { expandAll } from '../http/expand';
import type { Json } from '../render/list';

export type Operation = {
  method: string;
  /** Segments of the path; parameters begin with a brace. */
  segments: string[];
  /** Throws StripeError. Parameters are checked before anything changes. */
  check: (input: unknown) => (core: Core, ids: readonly string[]) => Json;
};

/** `key`: method and path, as in Stripe's OpenAPI. `run` gets the IDs in the path, in order. */
export const operation = <T extends { expand?: string[] | undefined }>(
  key: string,
  schema: z.ZodType<T>,
  run: (core: Core, params: T, ...ids: string[]) => object,
): Operation => {
  const [method, path] = key.split(' ') as [string, string];
  return {
    method,
    segments: path.split('/'),
    check: (input) => {
      const params = parseParameters(schema, input);
      return (core, ids) => expandAll(core, structuredClone(run(core, params, ...ids)) as Json, params.expand);
    },
  };
};
