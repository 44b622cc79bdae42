import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';

const meAs = (membership: Partial<NonNullable<Me['membership']>>): Me => ({
  userId: testUserId(1),
  userType: 'employer',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  photo_url: null,
  profile_completion: 90,
  membership: {
    organizationId: testId('org'),
    organization: 'Mercy General',
    role: 'admin',
    can_manage_team: true,
    unverified: true,
    ...membership,
  },
});

const show = (membership: Partial<NonNullable<Me['membership']>>, isFirst = true) => {
  const me = meAs(membership);
  const refresh = vi.fn(() => Promise.resolve(me));
  const session = { ...sessionOf(me), refresh };
  render(
    <FixedSession session={session}>
      <MemoryRouter>
        <MessageButton userId={testUserId(2)} isFirst={isFirst} />
      </MemoryRouter>
    </FixedSession>,
  );
  return refresh;
};

const locked = { name: 'Message (verified organizations only)' };

beforeEach(() => loadTexts('common', 'unverified-note'));

it('says what is missing and leads an administrator to the verification', async () => {
  const refresh = show({});
  const button = await screen.findByRole('button', locked);
  await act(async () => void fireEvent.click(button));
  expect(await screen.findByText('Verify your organization to message candidates')).toBeDefined();
  expect(refresh, 'asks whether it was verified meanwhile').toHaveBeenCalledOnce();
  const link = screen.getByText('Verify Your Organization').closest('a');
  expect(link?.getAttribute('href')).toBe(paths.organizationVerification);
});

it('sends other members to their administrator', async () => {
  show({ role: 'member' });
  fireEvent.click(await screen.findByRole('button', locked));
  expect(await screen.findByText('Ask an administrator of your team.')).toBeDefined();
  expect(screen.queryByText('Verify Your Organization')).toBeNull();
});

it.each([
  ['in the grace period', { graceUntil: '2026-12-31T00:00:00.000Z' }, true],
  ['in a conversation that exists', {}, false],
])('leaves the button open %s', (_case, membership, isFirst) => {
  show(membership, isFirst);
  expect(screen.getByRole('link', { name: 'Message' })).toBeDefined();
});
