import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ProfessionalCard, ProfessionalView } from '@shared/people/model/professional-view';
import type { ProfessionalSearchResult } from '@shared/find/model/professional-search';
import { FixedSession } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';

export const ada = testUserId();

const account: Me = {
  userId: testUserId(2),
  userType: 'doctor',
  email: 'reader@example.com',
  firstName: 'Robin',
  lastName: 'Reader',
  phone: '',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: null,
  photo_url: null,
  profile_completion: 90,
};
const membership = {
  organizationId: testId('org'),
  organization: 'Mercy General',
  role: 'member',
  can_manage_team: false,
} as const;

export const readers = {
  visitor: sessionOf(null),
  professional: sessionOf(account),
  teamless: sessionOf({ ...account, userType: 'employer' }),
  support: sessionOf({ ...account, support: true }),
  member: sessionOf({ ...account, userType: 'employer', membership }),
};

export const cardOf = (changes: Partial<ProfessionalCard> = {}): ProfessionalCard => ({
  userId: ada,
  displayName: 'Ada Rivera',
  anonymous: false,
  photo_url: null,
  title: 'ICU Nurse',
  profession: 'rn',
  npFocus: null,
  otherProfessions: [],
  specialty: 'Critical Care',
  subSpecialty: '',
  experience: 8,
  location: 'Austin, TX',
  languages: ['en', 'es'],
  availabilityStatus: 'available',
  badges: [
    {
      credentialId: 'npi',
      label: 'NPI number',
      certification: null,
      state: null,
      source: 'nppes',
      verifiedAt: '2026-11-03T08:00:00.000Z',
    },
  ],
  rating: null,
  hourlyRate: { minCents: 80_00, maxCents: 110_00, currency: 'USD' },
  bio: 'Nights in cardiac intensive care.',
  skills: ['ECMO', 'CRRT', 'Triage', 'ACLS', 'PALS', 'Charge nurse'],
  ...changes,
});

/** The public version of a card. */
export const limitedCard = (changes: Partial<ProfessionalCard> = {}): ProfessionalCard =>
  cardOf({ displayName: 'Ada R.', hourlyRate: null, bio: null, skills: null, ...changes });

export const resultOf = (
  items: ProfessionalCard[],
  changes: Partial<ProfessionalSearchResult> = {},
): ProfessionalSearchResult => ({
  items,
  total: items.length,
  nextCursor: null,
  understood: null,
  facets: {
    profession: [{ value: 'rn', count: 3 }],
    specialty: [{ value: 'Critical Care', count: 3 }],
    location: [{ value: 'Austin, TX', count: 2 }],
    language: [],
    interest: [],
    flexible: 0,
    experience: [{ value: '5-10', count: 2 }],
    availability: [{ value: 'available', count: 3 }],
    rating: [5, 4, 3].map((value) => ({ value, count: 0 })),
    verified: 1,
  },
  ...changes,
});

export const viewOf = (changes: Partial<ProfessionalView> = {}): ProfessionalView => ({
  ...cardOf(),
  access: 'standard',
  availability: {
    hoursPerWeek: 36,
    schedule: ['Per Diem'],
    shiftTypes: ['Night Shift'],
    daysAvailable: ['monday'],
    dailyTimePreferences: { monday: { slots: ['night'], customStart: null, customEnd: null } },
    timePreferences: [],
    weekendAvailability: false,
    nightShifts: true,
    callCoverage: false,
    remoteWork: false,
    travelWillingness: false,
    preferences: ['Flexible Hours'],
    interests: ['Research'],
  },
  employment: [
    {
      id: testId('ent', 1),
      position: 'Charge Nurse',
      employer: 'St. David’s',
      location: 'Austin, TX',
      startDate: '2019-03-01',
      endDate: null,
      current: true,
      description: 'Twelve beds.',
    },
  ],
  education: [
    {
      id: testId('ent', 2),
      type: 'education',
      institution: 'University of Texas',
      degree: 'BSN',
      field: 'Nursing',
      startDate: '2011-09-01',
      endDate: '2015-06-01',
      current: false,
      description: '',
      certificateNumber: null,
      credentialId: null,
      verificationUrl: null,
    },
  ],
  licenses: [
    {
      id: testId('lic'),
      type: 'medical-license',
      name: 'Registered Nurse',
      number: null,
      issuingBody: 'Texas Board of Nursing',
      issueDate: '2015-07-01',
      expiryDate: '2027-07-01',
      state: 'TX',
      profession: null,
      scope: 'multistate',
    },
  ],
  units: [{ id: testId('ent', 3), unit: 'icu', years: 6, lastWorkedOn: null }],
  certifications: [
    {
      id: testId('crt'),
      code: 'ccrn',
      otherName: '',
      issuer: '',
      number: null,
      issuedOn: '2025-03-01',
      expiresOn: '2028-03-01',
    },
  ],
  documents: [],
  npiNumber: null,
  portfolio: [],
  portfolioCount: 0,
  contact: null,
  online: null,
  responseTime: null,
  hasResume: false,
  saved: false,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

const SearchLocation = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

export const showAt = (at: string, reader: keyof typeof readers, children: ReactNode) =>
  act(() =>
    Promise.resolve(
      render(
        <FixedSession session={readers[reader]}>
          <MemoryRouter initialEntries={[at]}>
            <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
              <Suspense>{children}</Suspense>
            </QueryClientProvider>
            <SearchLocation />
          </MemoryRouter>
        </FixedSession>,
      ),
    ),
  );
