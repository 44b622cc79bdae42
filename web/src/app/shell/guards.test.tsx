import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { ApiError } from '@/lib/api/api-error';
import { FixedSession, type Session } from '@/lib/auth/session';
import { DashboardRedirect, GuestOnly, NewcomersOnly, ProfileRedirect, Protected } from './guards';
import { EmployersOnly, MembersOnly, ProfessionalsOnly, TeamlessOnly } from './member-guards';

const me = (changes: Partial<Me> = {}): Me => ({
  userId: '5f0c3f0a-6f55-4b5e-9d0e-0d6b6a3d0001',
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
  profile_completion: 100,
  ...changes,
});
const employer = me({
  userType: 'employer',
  membership: { organizationId: 'org_1', organization: 'Mercy', role: 'admin', can_manage_team: true },
});

const session = (changes: Partial<Session>): Session => ({
  status: 'signedOut',
  me: null,
  error: null,
  refresh: vi.fn(),
  signOut: vi.fn(),
  ...changes,
});
const loading = session({ status: 'loading' });
const signedIn = (who: Me) => session({ status: 'signedIn', me: who });

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

const site = (page: ReactNode, now: Session) => (
  <FixedSession session={now}>
    <Routes>
      <Route path="/page" element={page} />
      <Route path="*" element={null} />
    </Routes>
    <Place />
  </FixedSession>
);

const open = (page: ReactNode, now: Session, at = '/page') => {
  const view = render(<MemoryRouter initialEntries={[at]}>{site(page, now)}</MemoryRouter>);
  return {
    place: () => screen.getByTestId('place').textContent,
    become: (later: Session) => view.rerender(<MemoryRouter initialEntries={[at]}>{site(page, later)}</MemoryRouter>),
  };
};

describe('a page for signed-in people', () => {
  const page = <Protected>secret</Protected>;

  it('waits until the user is known', () => {
    expect(open(page, loading).place()).toBe('/page');
    expect(screen.getByText('Loading...')).toBeDefined();
  });

  it('sends others to sign in and remembers the wanted page', () => {
    const { place } = open(page, session({}), '/page?tab=2');
    expect(place()).toBe('/login?next=%2Fpage%3Ftab%3D2');
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('renders for signed-in people', () => {
    open(page, signedIn(me()));
    expect(screen.getByText('secret')).toBeDefined();
  });

  it('leads members who must set up two-factor there, and back afterwards', () => {
    const owing = me({ ...employer, membership: { ...employer.membership!, twoFactorDue: true } });
    const { place } = open(page, signedIn(owing), '/page?tab=2');
    expect(place()).toBe('/settings/account?next=%2Fpage%3Ftab%3D2');
    expect(screen.queryByText('secret')).toBeNull();
    cleanup();
    open(page, signedIn(employer));
    expect(screen.getByText('secret')).toBeDefined();
  });

  it('offers a retry when the account cannot be read, without a redirect', () => {
    const error = new ApiError(0, { code: 'UNREACHABLE', error: 'We could not reach the server.' });
    const stuck = session({ status: 'loading', error });
    expect(open(page, stuck).place()).toBe('/page');
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(stuck.refresh).toHaveBeenCalled();
  });
});

describe('a page for guests', () => {
  const page = <GuestOnly>welcome</GuestOnly>;

  it('renders for guests and waits for the rest', () => {
    open(page, session({}));
    expect(screen.getByText('welcome')).toBeDefined();
  });

  it.each([
    [me(), '/dashboard/professional'],
    [employer, '/dashboard/employer'],
  ])('sends people who are signed in to their dashboard', (who, dashboard) => {
    expect(open(page, signedIn(who)).place()).toBe(dashboard);
  });

  it('continues to the wanted page after sign-in', () => {
    const visit = open(page, session({}), '/page?next=%2Fjobs%2Fdetail%2Fjob_1');
    visit.become(signedIn(me()));
    expect(visit.place()).toBe('/jobs/detail/job_1');
  });

  it('sends someone with an incomplete profile to the wizard', () => {
    const visit = open(page, session({}));
    visit.become(signedIn(me({ profile_completion: 20 })));
    expect(visit.place()).toBe('/auth/profile-setup');
  });

  it('never leads to another site', () => {
    const visit = open(page, session({}), '/page?next=%2F%2Fevil.test');
    visit.become(signedIn(me()));
    expect(visit.place()).toBe('/dashboard/professional');
  });
});

describe('the redirects', () => {
  it.each([
    [<DashboardRedirect key="d" />, 'Loading dashboard...', '/dashboard/professional', '/dashboard/employer'],
    [<ProfileRedirect key="p" />, 'Loading profile...', '/profile/edit', '/profile/employer'],
  ])('depend on the kind of user', (redirect, wait, forProfessionals, forEmployers) => {
    const first = render(<MemoryRouter initialEntries={['/page']}>{site(redirect, loading)}</MemoryRouter>);
    expect(screen.getByText(wait)).toBeDefined();
    first.unmount();
    for (const [now, target] of [
      [session({}), '/login'],
      [signedIn(me()), forProfessionals],
      [signedIn(employer), forEmployers],
    ] as const) {
      const view = render(<MemoryRouter initialEntries={['/page']}>{site(redirect, now)}</MemoryRouter>);
      expect(screen.getByTestId('place').textContent).toBe(target);
      view.unmount();
    }
  });
});

describe('a page of employers', () => {
  it('sends professionals elsewhere', () => {
    const page = <EmployersOnly otherwise="/jobs">team</EmployersOnly>;
    expect(open(page, signedIn(me())).place()).toBe('/jobs');
  });

  it('sends employers without an organization to the page that finds one', () => {
    const teamless = signedIn(me({ userType: 'employer' }));
    expect(open(<EmployersOnly otherwise="/jobs">team</EmployersOnly>, teamless).place()).toBe('/organization/new');
    cleanup();
    open(<TeamlessOnly>found one</TeamlessOnly>, teamless);
    expect(screen.getByText('found one')).toBeTruthy();
    cleanup();
    expect(open(<TeamlessOnly>found one</TeamlessOnly>, signedIn(employer)).place()).toBe('/dashboard/employer');
    cleanup();
    expect(open(<TeamlessOnly>found one</TeamlessOnly>, signedIn(me())).place()).toBe('/dashboard/professional');
  });
});

describe('a page of professionals', () => {
  const page = <ProfessionalsOnly>references</ProfessionalsOnly>;

  it('opens for them, and sends employers to their dashboard', () => {
    open(page, signedIn(me()));
    expect(screen.getByText('references')).toBeTruthy();
    cleanup();
    expect(open(page, signedIn(employer)).place()).toBe('/dashboard');
  });
});

describe('a page of both sides', () => {
  const page = <MembersOnly>messages</MembersOnly>;

  it('opens for professionals, members and support', () => {
    const support = me({ userType: 'employer', support: true });
    for (const who of [me(), employer, support]) {
      open(page, signedIn(who));
      expect(screen.getByText('messages')).toBeTruthy();
      cleanup();
    }
  });

  it('sends people who lose their team meanwhile to the page that says so', () => {
    const visit = open(page, signedIn(employer));
    visit.become(signedIn({ ...employer, membership: null }));
    expect(visit.place()).toBe('/organization/new');
  });
});

describe('someone without an account yet', () => {
  const incomplete = session({ status: 'incomplete' });
  const page = <p>page</p>;

  it('completes the registration before anything else, and then continues', () => {
    const target = '/auth/complete-registration';
    expect(open(<Protected>{page}</Protected>, incomplete, '/page?a=1').place()).toBe(`${target}?next=%2Fpage%3Fa%3D1`);
    cleanup();
    expect(open(<GuestOnly>{page}</GuestOnly>, incomplete, '/page?next=%2Fjobs').place()).toBe(
      `${target}?next=%2Fjobs`,
    );
    cleanup();
    expect(open(<GuestOnly>{page}</GuestOnly>, incomplete).place()).toBe(target);
  });

  it('can open only the completion page', () => {
    open(<NewcomersOnly>{page}</NewcomersOnly>, incomplete);
    expect(screen.getByText('page')).toBeTruthy();
    cleanup();
    expect(open(<NewcomersOnly>{page}</NewcomersOnly>, session({})).place()).toBe('/login');
    cleanup();
    expect(open(<NewcomersOnly>{page}</NewcomersOnly>, signedIn(me())).place()).toBe('/dashboard/professional');
    cleanup();
    expect(open(<NewcomersOnly>{page}</NewcomersOnly>, signedIn(me()), '/page?next=%2Fjobs').place()).toBe('/jobs');
  });
});
