import { environmentSchemas } from '@shared/platform/environment';
import type * as z from 'zod';

type Schemas = typeof environmentSchemas;

/** This function's environment; a missing variable fails the cold start with its name. */
export const environment = <K extends keyof Schemas>(part: K): z.infer<Schemas[K]> =>
  environmentSchemas[part].parse(process.env) as z.infer<Schemas[K]>;
