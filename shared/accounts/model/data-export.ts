import * as z from 'zod';
import { CurrentPassword, Instant } from '../../core/model/fields';
import { exportStates } from './data-export-vocabulary';

/** The newest export of a person or of an organization. */
export const DataExport = z.object({
  state: z.enum(exportStates),
  requestedAt: Instant,
  /** Number of finished parts. */
  done: z.int().nonnegative(),
  parts: z.int().positive(),
  readyAt: Instant.nullable(),
  /** Time until which it can be downloaded. */
  expiresAt: Instant.nullable(),
  bytes: z.int().nullable(),
  /** Time from which another one can be requested; null while this one is in preparation. */
  nextAt: Instant.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const NewestExport = z.object({ export: DataExport.nullable() });
export type NewestExport = z.infer<typeof NewestExport>;

export const ExportRequest = z.strictObject({ password: CurrentPassword });
