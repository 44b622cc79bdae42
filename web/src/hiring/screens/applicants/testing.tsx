import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import { FixedSession } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';

export const jobId = testId('job');

const numberOf = (firstName: string): number => firstName.charCodeAt(0);
export const applicationOf = (firstName: string) => testId('app', numberOf(firstName));

const account: Me = {
  userId: 'usr_me',
  userType: 'employer',
  email: 'me@example.com',
  firstName: 'Robin',
  lastName: 'Recruiter',
  phone: '',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: { organizationId: 'org_1', organization: 'Mercy', role: 'manager', can_manage_team: true },
  photo_url: null,
  profile_completion: 90,
};

export const readers = {
  manager: sessionOf(account),
  member: sessionOf({
    ...account,
    membership: { organizationId: 'org_1', organization: 'Mercy', role: 'member', can_manage_team: false },
  }),
};

export const rowWith = (changes: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  applicationId: applicationOf('Ann'),
  jobId,
  jobTitle: 'Night physician',
  status: 'new',
  appliedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  statusSince: '2026-11-20T08:00:00.000Z',
  rejectedFrom: null,
  version: 1,
  candidate: {
    userId: testUserId(numberOf('Ann')),
    firstName: 'Ann',
    lastName: 'Alpha',
    title: 'Physician',
    profession: 'physician',
    specialty: 'Cardiology',
    experience: 7,
    location: 'Austin, TX',
    photo_url: null,
  },
  match: { score: 91, state: 'eligible', readyOn: null, reasons: [], steps: [] },
  source: 'search',
  rating: null,
  notes: 0,
  answer: null,
  ...changes,
});

export const applicantCalled = (firstName: string, changes: Partial<ReceivedApplication> = {}): ReceivedApplication =>
  rowWith({
    applicationId: applicationOf(firstName),
    candidate: { ...rowWith().candidate, userId: testUserId(numberOf(firstName)), firstName, lastName: 'Alpha' },
    ...changes,
  });

export const detailOf = (row: ReceivedApplication, changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  applicationId: row.applicationId,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  organization: 'Mercy',
  pay: null,
  halted: false,
  matchNow: null,
  location: 'Austin, TX',
  organizationId: testId('org'),
  professionalId: row.candidate.userId,
  status: row.status,
  attempt: 1,
  appliedAt: row.appliedAt,
  updatedAt: row.updatedAt,
  statusSince: row.statusSince,
  version: row.version,
  coverLetter: `Letter of ${row.candidate.firstName}`,
  availableStart: '2026-12-01',
  expectedSalary: '',
  message: '',
  source: row.source,
  answers: [],
  resume: null,
  match: null,
  answer: row.answer,
  rejectedFrom: row.rejectedFrom,
  timeline: [
    { status: 'new', at: row.appliedAt, reason: '', side: 'professional', by: '', undo: false, closing: null },
  ],
  candidate: {
    ...row.candidate,
    ...{ email: 'ann@example.com', phone: '', bio: '', skills: [], languages: [] },
    ...{ employment: [], education: [], certifications: [] },
  },
  team: { rating: row.rating, notes: [] },
  ...changes,
});

const Place = () => {
  const { search } = useLocation();
  return <output data-testid="place">{search}</output>;
};

export const showAt = async (at: string, reader: keyof typeof readers, part: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <FixedSession session={readers[reader]}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense fallback="">{part}</Suspense>
            <Place />
          </MemoryRouter>
        </FixedSession>
      </QueryClientProvider>,
    );
  });
  return client;
};
