import * as z from 'zod';
import { Figure } from './employer-analytics';
import { ApplicationStatus } from './enumerations';
import { applicationSources } from './hiring-vocabulary';

export const HiringFunnel = z.object({
  stages: z.array(
    z.object({
      status: ApplicationStatus,
      current: z.int(),
      reached: z.int(),
      /** Average of those that left, in days. */
      averageDays: Figure,
    }),
  ),
  sources: z.array(z.object({ source: z.enum(applicationSources), applications: z.int(), hires: z.int() })),
});
export type HiringFunnel = z.infer<typeof HiringFunnel>;
