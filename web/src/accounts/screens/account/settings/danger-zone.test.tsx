import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { DeletionPreview } from '@shared/accounts/model/account-deletion';
import { organizationEnd, paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { sessionOf, someone, visit } from '../testing';
import { DangerZone } from './danger-zone';

const dueAt = '2026-12-20T18:00:00.000Z';
const pending = { state: 'pending', requestedAt: '2026-11-20T18:00:00.000Z', dueAt } as const;
const previewOf = (obstacle: 'last_admin' | null = null): DeletionPreview => ({
  deletion: null,
  preview: {
    dueAt,
    effects: {
      applications: { count: 3, more: false },
      jobs: { count: 2, more: false },
      alerts: 1,
      placements: ['Harbor'],
      plan: { planId: 'professional', until: '2026-12-03T12:00:00.000Z', refundUntil: null },
    },
    obstacle,
  },
});

let now: DeletionPreview = previewOf();
let wrong = false;
const requested = vi.fn();
answering({
  getAccountDeletion: () => now,
  requestAccountDeletion: ({ body }) => {
    requested(body.password);
    if (wrong) throw new AppError('WRONG_PASSWORD');
    now = { deletion: pending, preview: null };
    return { deletion: pending };
  },
  cancelAccountDeletion: () => {
    now = previewOf();
    return { deletion: null };
  },
});

const me = someone();
const show = (of = me) =>
  visit(
    <QueryClientProvider client={new QueryClient()}>
      <DangerZone me={of} />
    </QueryClientProvider>,
    paths.accountSettings,
    sessionOf(of),
  );
const press = async (name: string) =>
  act(async () => fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!));
const typePassword = async () =>
  fireEvent.input((await screen.findAllByLabelText(/^Password/))[0]!, { target: { value: 'right words' } });
const openDialog = async () => {
  await press('Delete Account');
  expect(await screen.findByRole('heading', { name: 'Delete your account?' })).toBeDefined();
};

beforeAll(() => loadTexts('data-rights', 'plans'));
beforeEach(() => {
  now = previewOf();
  wrong = false;
  requested.mockClear();
});
afterEach(cleanup);

describe('deleting the account', () => {
  it('explains the effect, and asks twice before it sends anything', async () => {
    await show();
    await openDialog();
    expect(screen.getByText('Your profile is hidden and your 3 open applications are withdrawn.')).toBeDefined();
    expect(screen.getByText(/^Your Professional plan isn't renewed. You keep it until Dec 3, 2026/)).toBeDefined();
    expect(screen.getByText(/You have a placement at Harbor/)).toBeDefined();
    await typePassword();
    await press('Delete Account');
    expect(await screen.findByRole('heading', { name: 'Are you absolutely sure?' })).toBeDefined();
    expect(requested).not.toHaveBeenCalled();
    await press('Delete Account');
    expect(await screen.findByText(/^Account deletion requested\./)).toBeDefined();
    expect(requested).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Deletion Requested' }).hasAttribute('disabled')).toBe(true);
  });

  it('stops without a password', async () => {
    await show();
    await openDialog();
    await press('Delete Account');
    expect(screen.queryByRole('heading', { name: 'Are you absolutely sure?' })).toBeNull();
  });

  it('keeps input beside the error of a wrong password', async () => {
    wrong = true;
    await show();
    await openDialog();
    await typePassword();
    await press('Delete Account');
    await press('Delete Account');
    const field = (await screen.findAllByLabelText<HTMLInputElement>(/^Password/))[0]!;
    expect(field.value).toBe('right words');
    expect(await screen.findByText('The current password is incorrect.')).toBeDefined();
  });

  it('can be canceled, after saying what is restored', async () => {
    now = { deletion: pending, preview: null };
    await show();
    await press('Cancel Deletion');
    expect(await screen.findByText(/Withdrawn applications stay withdrawn/)).toBeDefined();
    await press('Cancel Deletion');
    expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeDefined();
  });

  it('is closed to the last administrator, with a way out', async () => {
    now = previewOf('last_admin');
    await show();
    expect((await screen.findByRole('link', { name: 'Hand Over or Close' })).getAttribute('href')).toBe(
      organizationEnd,
    );
    expect(screen.getByRole('button', { name: 'Delete Account' }).hasAttribute('disabled')).toBe(true);
  });

  it('is not offered to staff', async () => {
    await show(someone({ support: true }));
    expect(await screen.findByText(/Ask an owner/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });
});
