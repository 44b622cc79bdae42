import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { FixedSession, type Session } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

export const someone = (changes: Partial<Me> = {}): Me => ({
  userId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
  userType: 'doctor',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '555 0100',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership: null,
  photo_url: null,
  profile_completion: 20,
  ...changes,
});

export const sessionOf = (me: Me | null): Session => ({
  status: me ? 'signedIn' : 'signedOut',
  me,
  error: null,
  refresh: vi.fn(() => Promise.resolve(me)),
  signOut: vi.fn(() => Promise.resolve()),
});

const Whereabouts = ({ report }: { report: (place: { path: string; state: unknown }) => void }) => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  report({ path: pathname + search, state });
  return null;
};

export const visit = async (page: ReactNode, at = '/', session: Session = sessionOf(null)) => {
  const place = { current: { path: at, state: null as unknown } };
  const pageThere = (
    <FixedSession session={session}>
      <MemoryRouter initialEntries={[at]}>
        <Whereabouts report={(now) => (place.current = now)} />
        <Routes>
          <Route path={new URL(at, 'http://site.test').pathname} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </FixedSession>
  );
  const view = await act(() => Promise.resolve(render(pageThere)));
  await waitFor(() => {
    if (!view.container.hasChildNodes()) throw new Error('The wording has not arrived yet');
  });
  return { ...view, place, session };
};
