import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { MyProfile } from '@shared/people/model/professional';
import type { ProfileStep } from '@shared/people/model/profile-vocabulary';
import { FixedSession } from '@/lib/auth/session';
import { jobSearchResultOf } from '@/hiring/parts/jobs/testing';
import { type Answers, unreachable } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { blankValues, type ProfileValues } from '../form/profile-values';
import { myProfile } from '../testing';

const me: Me = {
  userId: testUserId(),
  userType: 'doctor',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '1',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: null,
  photo_url: null,
  profile_completion: 20,
};

const blank = blankValues();

export const wholeValues: ProfileValues = {
  ...blank,
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '(202) 555-0130',
  dateOfBirth: '1984-05-06',
  gender: 'prefer-not-to-say',
  address: '1 Main Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  employment: [
    {
      ...blank.employment[0]!,
      position: 'Physician',
      employer: 'Mercy',
      location: 'Austin',
      startDate: '2015-01-01',
      current: true,
    },
  ],
  education: [
    {
      ...blank.education[0]!,
      institution: 'UT Southwestern',
      degree: 'MD',
      field: 'Medicine',
      startDate: '2006-08-01',
    },
  ],
  licenses: [
    {
      ...blank.licenses[0]!,
      name: 'Texas license',
      number: 'TX-1',
      issuingBody: 'Texas Medical Board',
      issueDate: '2020-01-01',
      expiryDate: '2030-01-01',
      state: 'TX',
    },
  ],
  npiNumber: '1234567893',
  location: 'Austin, TX',
  hourlyRateMinCents: 150_00,
  hourlyRateMaxCents: 200_00,
  profession: 'physician',
  title: 'Physician',
  specialty: 'Cardiology',
  experience: 11,
  bio: 'Cardiac care.',
  skills: ['Echo'],
};

type Save = { profile: ProfileValues; step: ProfileStep; version: number };

/** Rejects stale versions, like the server. */
export const profileStore = (first = myProfile()) => {
  const store = {
    profile: first,
    saves: [] as Save[],
    /** Fails every write while set. */
    failure: null as (() => never) | null,
    change: (values: Partial<ProfileValues>) => {
      store.profile = { ...store.profile, ...values, version: store.profile.version + 1 };
    },
    write: ({ profile, version }: { profile: ProfileValues; version: number }, rest: Partial<MyProfile>) => {
      store.failure?.();
      if (version !== store.profile.version) throw new AppError('STALE_VERSION');
      store.profile = { ...store.profile, ...profile, ...rest, version: version + 1 };
      return store.profile;
    },
  };
  return store;
};

export const answersOf = (store: ReturnType<typeof profileStore>): Answers => ({
  getMyProfile: () => store.profile,
  saveProfileDraft: ({ body }) => {
    store.saves.push(body);
    return store.write(body, { step: body.step });
  },
  submitMyProfile: ({ body }) => store.write(body, { submittedAt: '2026-11-21T00:00:00.000Z' }),
  searchJobs: () => jobSearchResultOf([]),
});

/** Returns a function that restores the connection. */
export const goOffline = (store: ReturnType<typeof profileStore>) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  store.failure = unreachable;
  return () => {
    onLine.mockRestore();
    store.failure = null;
  };
};

const session = sessionOf(me);

const Whereabouts = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <button onClick={() => void navigate(-1)}>browser back</button>
      <button onClick={() => void navigate(1)}>browser forward</button>
    </>
  );
};
export const place = () => screen.getByTestId('place').textContent;

export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

export const show = (View: ComponentType, { at = '/profile-setup', client = newClient() } = {}) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={client}>
        <FixedSession session={session}>
          <Suspense>
            <View />
            <Whereabouts />
          </Suspense>
        </FixedSession>
      </QueryClientProvider>
    </MemoryRouter>,
  );
