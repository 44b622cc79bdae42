import { ResumeFile } from '@shared/people/model/professional';
import * as z from 'zod';

/** Resume with its storage key, which is never exposed. */
export const ResumeItem = ResumeFile.extend({ key: z.string() });
export type ResumeItem = z.infer<typeof ResumeItem>;
