import { ResumeFile } from '@shared/model/professional';
import * as z from 'zod';

/** An uploaded resume and where its file is kept: the part of a profile's item that is handed out to nobody. */
export const ResumeItem = ResumeFile.extend({ key: z.string() });
export type ResumeItem = z.infer<typeof ResumeItem>;
