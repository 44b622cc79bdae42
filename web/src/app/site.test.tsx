import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { FixedSession, type Session } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { sessionOf } from '@/lib/testing/session-of';

vi.mock('./router', () => ({ SiteRoutes: () => <p>page</p> }));
vi.mock('@/trust/screens/usage/usage-events', () => ({ UsageEvents: () => <p>counting</p> }));

const { Site } = await import('./site');

const isCounting = async (session: Session): Promise<boolean> => {
  await act(async () => render(<FixedSession session={session} children={<Site />} />));
  expect(screen.getByText('page')).toBeTruthy();
  const found = screen.queryByText('counting') !== null;
  cleanup();
  return found;
};
const person = (changes: Partial<Me>) => sessionOf({ userType: 'doctor', ...changes } as Me);
const viewAs = { expiresAt: '2026-11-02T08:00:00.000Z' } as unknown as Me['viewAs'];

it('counts usage only for a person who turned it on', async () => {
  expect(await isCounting(person({ usageEvents: true }))).toBe(true);
  expect(await isCounting(person({}))).toBe(false);
  expect(await isCounting(sessionOf(null))).toBe(false);
  expect(await isCounting(person({ usageEvents: true, viewAs }))).toBe(false);
  expect(await isCounting({ ...person({ usageEvents: true }), hasEnded: true })).toBe(false);
});
