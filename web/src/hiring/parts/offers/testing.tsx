import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Offer } from '@shared/hiring/model/offer';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import type { Review } from '@shared/people/model/review';
import { FixedSession, type Session } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';

export const ids = {
  ada: testUserId(1),
  organization: testId('org'),
  job: testId('job'),
  application: testId('app'),
  offer: testId('ofr'),
  placement: testId('plc'),
  review: testId('rev'),
};

const sessionOf = (me: Me): Session => ({
  status: 'signedIn',
  me,
  error: null,
  refresh: () => Promise.resolve(me),
  signOut: () => Promise.resolve(),
});

const ada: Me = {
  userId: ids.ada,
  userType: 'doctor',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: null,
  photo_url: null,
  profile_completion: 90,
};
const employer = (role: 'admin' | 'manager' | 'member'): Me => ({
  ...ada,
  userId: testUserId(['admin', 'manager', 'member'].indexOf(role) + 2),
  userType: 'employer',
  membership: {
    organizationId: ids.organization,
    organization: 'Mercy General',
    role,
    can_manage_team: role !== 'member',
  },
});

export const readers = {
  professional: sessionOf(ada),
  member: sessionOf(employer('member')),
  manager: sessionOf(employer('manager')),
  admin: sessionOf(employer('admin')),
  support: sessionOf({ ...ada, support: true, staff: { roles: ['trust'], twoFactorDue: false } }),
};
export type ReaderName = keyof typeof readers;

const people = { userId: ids.ada, name: 'Ada Rivera' };
const work = {
  jobId: ids.job,
  jobTitle: 'ICU Nurse',
  organizationId: ids.organization,
  organization: 'Mercy General',
};

export const applicationOf = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  applicationId: ids.application,
  halted: false,
  matchNow: null,
  jobId: ids.job,
  jobTitle: 'ICU Nurse',
  organizationId: ids.organization,
  organization: 'Mercy General',
  location: 'Austin, TX',
  pay: null,
  professionalId: ids.ada,
  status: 'offered',
  attempt: 1,
  appliedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  statusSince: '2026-11-20T10:00:00.000Z',
  version: 4,
  coverLetter: 'Nights are fine.',
  availableStart: '2026-12-01',
  expectedSalary: '',
  message: '',
  answers: [],
  resume: null,
  source: 'search',
  match: null,
  answer: null,
  rejectedFrom: null,
  timeline: [],
  candidate: {
    userId: ids.ada,
    firstName: 'Ada',
    lastName: 'Rivera',
    title: 'ICU Nurse',
    profession: 'rn',
    specialty: 'Critical Care',
    experience: 8,
    location: 'Austin, TX',
    photo_url: null,
    email: 'ada@example.com',
    phone: '',
    bio: '',
    skills: [],
    languages: [],
    employment: [],
    education: [],
    certifications: [],
  },
  team: { rating: null, notes: [] },
  ...changes,
});

export const terms: Offer['terms'] = {
  jobType: 'contract',
  startOn: '2026-11-02',
  endOn: null,
  payCents: 95_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Austin, TX',
  notes: 'Nights, badge at the desk.',
};

export const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  ...work,
  offerId: ids.offer,
  applicationId: ids.application,
  professional: people,
  terms,
  termsHash: 'a'.repeat(64),
  previousTerms: null,
  postedTerms: null,
  signatures: { employer: null, professional: null },
  status: 'open',
  expiresOn: '2026-11-28',
  offeredAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  answeredAt: null,
  reason: '',
  placementId: null,
  version: 1,
  ...changes,
});

export const placementOf = (changes: Partial<Placement> = {}): Placement => ({
  ...work,
  placementId: ids.placement,
  offerId: ids.offer,
  applicationId: ids.application,
  professional: { ...people, photo_url: null },
  terms,
  status: 'active',
  endOn: null,
  endReason: '',
  reviewableFrom: null,
  createdAt: '2026-10-28T10:00:00.000Z',
  version: 1,
  ...changes,
});

export const weekOf = (changes: Partial<Timesheet> = {}): Timesheet => ({
  ...work,
  placementId: ids.placement,
  weekStartsOn: '2026-11-16',
  professional: people,
  lines: [],
  status: 'draft',
  totalMinutes: 0,
  currency: 'USD',
  expectedCents: 0,
  approvedCents: null,
  paidCents: null,
  submittedAt: null,
  approvedAt: null,
  approvedBy: null,
  dueOn: null,
  paidAt: null,
  payReference: '',
  version: 0,
  ...changes,
});

export const reviewOf = (changes: Partial<Review> = {}): Review => ({
  reviewId: ids.review,
  placementId: ids.placement,
  jobTitle: 'ICU Nurse',
  side: 'employer',
  professionalId: ids.ada,
  organizationId: ids.organization,
  author: 'Mercy General',
  rating: 5,
  text: 'Calm in every night.',
  createdAt: '2026-11-01T10:00:00.000Z',
  publishedAt: '2026-11-10T10:00:00.000Z',
  reply: null,
  ...changes,
});

const Whereabouts = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

export const showTo = (reader: ReaderName, children: ReactNode, { at = '/', path = '*' } = {}) =>
  act(() =>
    Promise.resolve(
      render(
        <FixedSession session={readers[reader]}>
          <MemoryRouter initialEntries={[at]}>
            <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
              <Suspense>
                <Routes>
                  <Route path={path} element={children} />
                  <Route path="*" element={null} />
                </Routes>
              </Suspense>
            </QueryClientProvider>
            <Whereabouts />
          </MemoryRouter>
        </FixedSession>,
      ),
    ),
  );
