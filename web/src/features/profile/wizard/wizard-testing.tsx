import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import type { MyProfile } from '@shared/model/professional';
import type { ProfileStep } from '@shared/model/profile-vocabulary';
import { ApiError } from '@/lib/api/api-error';
import { FixedSession, type Session } from '@/lib/auth/session';
import { blankValues, type ProfileValues } from '../profile-values';

const userId = '5f0c3f0a-6f55-4b5e-9d0e-0d6b6a3d0001';

const me: Me = {
  userId,
  userType: 'doctor',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '1',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: null,
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
  title: 'Physician',
  specialty: 'Cardiology',
  experience: 11,
  bio: 'Cardiac care.',
  skills: 'Echo',
};

export const myProfile = (values: Partial<ProfileValues> = {}, rest: Partial<MyProfile> = {}): MyProfile => ({
  ...blank,
  ...values,
  userId,
  profile_completion: 20,
  version: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
  step: 'basic',
  submittedAt: null,
  photo_url: null,
  resume: null,
  privacy: { visibility: 'public', contactInfoVisible: false, showOnlineStatus: false },
  ...rest,
});

type Save = { profile: ProfileValues; step: ProfileStep; version: number };
const bodyOf = <T,>(call: unknown): T => (call as { body: T }).body;

/** Server with one profile that refuses stale versions, like the real one. */
export const fakeServer = (first: MyProfile) => {
  const server = {
    profile: first,
    saves: [] as Save[],
    failure: null as ApiError | null,
    change: (values: Partial<ProfileValues>) => {
      server.profile = { ...server.profile, ...values, version: server.profile.version + 1 };
    },
    store: ({ profile, version }: { profile: ProfileValues; version: number }, rest: Partial<MyProfile>) => {
      if (server.failure) throw server.failure;
      if (version !== server.profile.version) throw new ApiError(409, { code: 'STALE_VERSION', error: 'Stale' });
      server.profile = { ...server.profile, ...structuredClone(profile), ...rest, version: version + 1 };
      return structuredClone(server.profile);
    },
    api: (name: string, call?: unknown): Promise<unknown> => {
      if (name === 'getMyProfile') return Promise.resolve(structuredClone(server.profile));
      if (name === 'saveProfileDraft') {
        const body = bodyOf<Save>(call);
        server.saves.push(structuredClone(body));
        return Promise.resolve().then(() => server.store(body, { step: body.step }));
      }
      if (name === 'submitMyProfile') {
        return Promise.resolve().then(() => server.store(bodyOf(call), { submittedAt: '2026-11-21T00:00:00.000Z' }));
      }
      if (name === 'searchJobs')
        return Promise.resolve({ facets: { location: [{ value: 'Austin, TX', count: 2 }] }, items: [], total: 0 });
      // Other requests of the sections never resolve.
      return new Promise(() => undefined);
    },
  };
  return server;
};

export const offline = (): ApiError => new ApiError(0, { code: 'OFFLINE', error: 'You are offline.' });

const session: Session = {
  status: 'signedIn',
  me,
  error: null,
  refresh: () => Promise.resolve(me),
  signOut: () => Promise.resolve(),
};

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
