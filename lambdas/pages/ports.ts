import type { StoredJob } from '../runtime/stored-job';

export type Company = { name: string; logoPath: string | null; website: string; country: string };

/** Reads what a job's page says of it. Null when there is no such posting. */
export type JobPages = {
  find(jobId: string): Promise<{ job: StoredJob; company: Company } | null>;
};

/** The application's page without content, as the build left it. */
export type Shell = { read(): Promise<string> };

export type PageReply = { status: 200 | 404 | 503; html: string; cacheControl: string };
