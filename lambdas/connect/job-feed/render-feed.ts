import { limits } from '@shared/limits';
import { createHash } from 'node:crypto';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import type { FeedDocument } from './ports';

export type Company = Pick<RatedOrganization, 'company_name' | 'headquarters_country'>;
export type FeedSource = {
  organization: Company & Pick<RatedOrganization, 'updatedAt'>;
  jobs: AsyncIterable<JobItem>;
};

type Format = {
  /** Empty if the format can't represent the job. */
  jobElement(job: JobItem): string;
  head(facts: { changedAt: string; count: number }): string;
};

const newest = (one: string, other: string): string => (one < other ? other : one);

/** Renders the same document for the same jobs. Stops before it would be too long for a response. */
export const renderFeed = async ({ organization, jobs }: FeedSource, format: Format): Promise<FeedDocument> => {
  const elements: string[] = [];
  let bytes = 0;
  let changedAt = organization.updatedAt;
  for await (const job of jobs) {
    const next = format.jobElement(job);
    if (next === '') continue;
    bytes += Buffer.byteLength(next);
    if (elements.length === limits.jobsPerFeed || bytes > limits.feedBytes) break;
    elements.push(next);
    changedAt = newest(changedAt, job.updatedAt);
  }
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n',
    format.head({ changedAt, count: elements.length }),
    ...elements,
    '</source>\n',
  ].join('');
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
};
