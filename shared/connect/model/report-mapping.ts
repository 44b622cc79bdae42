import * as z from 'zod';
import { reportSystemIds } from '../integrations/vocabulary';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Profession, RateUnit, Specialty } from '../../core/model/enumerations';
import { Cents, Instant, FirstVersion } from '../../core/model/fields';
import { mappedFields, reportProblems, rowProblems } from './report-mapping-vocabulary';

export const ReportSystemName = z.enum(reportSystemIds);

const fieldName = z.string().max(limits.reportFieldLength);
const optional = fieldName.min(1).nullable().default(null);
const needed = fieldName.min(1, notice('required'));

/** Names of the report's fields by our fields; null for fields that the report doesn't have. */
export const ReportMapping = z.strictObject({
  reference: needed,
  title: needed,
  location: optional,
  profession: optional,
  specialty: optional,
  openings: optional,
  payMin: optional,
  payMax: optional,
  payRate: optional,
  description: optional,
} satisfies Record<(typeof mappedFields)[number], z.ZodType>);
export type ReportMapping = z.infer<typeof ReportMapping>;

/** Contents of the report when last read. `total`: number of rows, of which the sample has the first. */
export const ReportSample = z.object({
  readAt: Instant,
  problem: z.enum(reportProblems).nullable(),
  fields: z.array(z.object({ name: z.string(), example: z.string() })),
  total: z.int().nonnegative(),
});
export type ReportSample = z.infer<typeof ReportSample>;

/** `sample` is null until the report was read. `mapping` is the saved one, or a guess from the fields' names. */
export const ReportState = z.object({
  sample: ReportSample.nullable(),
  mapping: z.partialRecord(z.enum(mappedFields), z.string().nullable()),
  /** 0 before it was saved. */
  version: FirstVersion,
});
export type ReportState = z.infer<typeof ReportState>;

export const ReportMappingForm = z.strictObject({ mapping: ReportMapping, version: ReportState.shape.version });

export const DryRunRow = z.object({
  reference: z.string(),
  title: z.string(),
  location: z.string(),
  professions: z.array(Profession),
  specialty: Specialty.nullable(),
  openings: z.int().positive(),
  pay: z.object({ min: Cents.nullable(), max: Cents.nullable(), rate: RateUnit }).nullable(),
  hasDescription: z.boolean(),
  /** `value`: the report's value, if any. */
  problems: z.array(z.object({ field: z.enum(mappedFields), problem: z.enum(rowProblems), value: z.string() })),
  isImported: z.boolean(),
});
export type DryRunRow = z.infer<typeof DryRunRow>;

/** Result for the sample; nothing is written. */
export const DryRun = z.object({
  rows: z.array(DryRunRow),
  /** Number of rows in the report. */
  total: z.int().nonnegative(),
});
export type DryRun = z.infer<typeof DryRun>;
