import * as z from 'zod';
import { Figure } from './employer-analytics';
import { ApplicationStatus } from './enumerations';
import { applicationSources } from './hiring-vocabulary';

/** How far applications come, how long they stay in each status, and where they are from. */
export const HiringFunnel = z.object({
  stages: z.array(
    z.object({
      status: ApplicationStatus,
      /** Applications in it now. */
      current: z.int(),
      /** Applications that have ever been in it. */
      reached: z.int(),
      /** Of those that have left it, in days. */
      averageDays: Figure,
    }),
  ),
  sources: z.array(z.object({ source: z.enum(applicationSources), applications: z.int(), hires: z.int() })),
});
export type HiringFunnel = z.infer<typeof HiringFunnel>;
