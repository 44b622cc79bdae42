import type { ReportReason } from '@shared/trust/model/report-vocabulary';

/** Reports by professionals, about the organization's first job or its newest message. */
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
