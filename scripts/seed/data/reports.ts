import type { ReportReason } from '@shared/trust/model/report-vocabulary';

/** By professionals. A job is the organization's first one; a message the newest one that the organization sent. */
export type SeedReport = {
  by: readonly string[];
  of: 'organization' | 'job' | 'message';
  organization: string;
  reason: ReportReason;
  text: string;
  daysAgo: number;
};

export const seedReports: readonly SeedReport[] = [
  {
    by: ['elena-vasquez', 'marcus-bennett', 'josephine-quigley'],
    of: 'job',
    organization: 'lakeshore',
    reason: 'false_information',
    text: 'On the phone they offered a lower rate than the job says.',
    daysAgo: 0.4,
  },
  {
    by: ['elena-vasquez'],
    of: 'message',
    organization: 'lakeshore',
    reason: 'contact_details',
    text: 'I was asked to continue by text message.',
    daysAgo: 0.05,
  },
  {
    by: ['josephine-quigley'],
    of: 'organization',
    organization: 'lakeshore',
    reason: 'spam',
    text: '',
    daysAgo: 2.2,
  },
];
