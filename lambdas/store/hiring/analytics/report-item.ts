import * as z from 'zod';

export const ReportItem = z.object({
  userId: z.string(),
  frequency: z.enum(['weekly', 'monthly']),
  timeZone: z.string(),
  dueAt: z.string(),
});
export type ReportItem = z.infer<typeof ReportItem>;
