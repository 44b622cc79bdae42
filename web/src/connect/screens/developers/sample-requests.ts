import type { PublicOperationName } from '@shared/connect/api/v1/reference';

type SampleRequest = { query?: Readonly<Record<string, string>>; body?: object };

/** Body of each operation's example, for a record that no one has changed yet. */
export const sampleRequests: Readonly<Partial<Record<PublicOperationName, SampleRequest>>> = {
  v1CreateJob: {
    body: {
      job: {
        title: 'ICU nurse, nights',
        location: 'Boston, MA',
        professions: ['rn'],
        unit: 'icu',
        salaryMinCents: 9_000_000,
        salaryMaxCents: 11_500_000,
        description: 'You care for two patients a shift.',
      },
      status: 'draft',
    },
  },
  v1ChangeJobStatus: { body: { status: 'paused', version: 1 } },
  v1ChangeApplicationStatus: { body: { status: 'shortlisted', version: 1 } },
  v1ListInterviews: { query: { when: 'upcoming' } },
  v1ListTimesheets: { query: { status: 'submitted' } },
  v1ApproveTimesheet: { body: { version: 2 } },
  v1ListEvents: { query: { after: '0' } },
};
