import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { OwnReference } from '@shared/people/model/reference';
import { limits } from '@shared/limits';
import { said } from '@shared/text/english.fixture';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { ReferencesView } from './references-view';

const reference = (number: number, fields: Partial<OwnReference> = {}): OwnReference => ({
  referenceId: testId('ref', number),
  name: `Dana ${number}`,
  title: 'Nurse manager',
  facility: 'St. Mary',
  unit: 'icu',
  startedOn: '2023-01-09',
  endedOn: null,
  standing: 'work_address',
  email: 'dana@stmary.example',
  state: 'open',
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-11T12:00:00.000Z',
  closedAt: null,
  answer: null,
  ...fields,
});

const server = answering({ listMyReferences: () => ({ items: [reference(1)] }) });

const session = sessionOf({ userType: 'doctor', membership: null } as Me);

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <FixedSession session={session}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <Suspense>
                <ReferencesView />
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </FixedSession>,
      ),
    ),
  );

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(() => loadTexts('references', 'labels/units', 'notices', 'errors'));

describe('my references', () => {
  it('say what to do first', async () => {
    server.use({ listMyReferences: () => ({ items: [] }) });
    await show();
    expect(await screen.findByText('No references yet')).toBeDefined();
  });

  it('allow no more open requests than the limit', async () => {
    const items = Array.from({ length: limits.openReferences }, (_, number) => reference(number));
    server.use({ listMyReferences: () => ({ items }) });
    await show();
    expect((await button('Ask for a Reference')).disabled).toBe(true);
  });

  it('offer to resend and withdraw only open ones, and show how employers see an answer', async () => {
    const declined = reference(2, { state: 'declined', closedAt: '2026-11-21T12:00:00.000Z' });
    server.use({ listMyReferences: () => ({ items: [reference(1, { standing: 'personal_address' }), declined] }) });
    await show();
    expect(await screen.findByText(/employers see “Not confirmed”/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Resend request/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Withdraw request/ })).toHaveLength(1);
  });

  it('withdraw once, and show the updated list', async () => {
    server.use({ withdrawReference: () => said('referenceWithdrawn') });
    await show();
    fireEvent.click(await button('Withdraw request to Dana 1'));
    const dialog = within(screen.getByRole('dialog'));
    server.use({ listMyReferences: () => ({ items: [reference(1, { state: 'withdrawn' })] }) });
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeDefined();
    expect(server.calls('withdrawReference')).toHaveLength(1);
  });

  it('show an answer that arrived while the page was open', async () => {
    server.use({ resendReference: refuse('REFERENCE_CLOSED') });
    await show();
    const resend = await button('Resend request to Dana 1');
    server.use({ listMyReferences: () => ({ items: [reference(1, { state: 'answered' })] }) });
    fireEvent.click(resend);
    expect(await screen.findByText('Answered')).toBeDefined();
  });
});
