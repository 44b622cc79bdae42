import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { DataExport } from '@shared/accounts/model/data-export';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { DataRightsCard } from './data-rights-card';

const later = new Date(Date.now() + 3_600_000).toISOString();
const earlier = new Date(Date.now() - 3_600_000).toISOString();
const stored = (fields: Partial<DataExport> = {}): DataExport => ({
  state: 'building',
  requestedAt: earlier,
  done: 7,
  parts: 14,
  readyAt: null,
  expiresAt: null,
  bytes: null,
  nextAt: null,
  ...fields,
});
let newest: DataExport | null = null;
let wrong = false;
const requested = vi.fn();
answering({
  getDataExport: () => ({ export: newest }),
  getAccountDeletion: () => ({
    deletion: null,
    preview: {
      dueAt: '2026-12-20T10:00:00.000Z',
      effects: {
        applications: { count: 0, more: false },
        jobs: { count: 0, more: false },
        alerts: 0,
        placements: [],
        plan: null,
      },
      obstacle: null,
    },
  }),
  getOrganizationExport: () => ({ export: null }),
  requestDataExport: () => {
    requested();
    if (wrong) throw new AppError('WRONG_PASSWORD');
    newest = stored({ state: 'requested', done: 0 });
    return { export: newest };
  },
});

const me = { email: 'ada@example.test', membership: null } as Me;
const admin = { ...me, membership: { role: 'admin', organization: 'Harbor' } } as Me;
const show = (of: Me = me) =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <DataRightsCard me={of} />
      </QueryClientProvider>,
    ),
  );
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const typePassword = async () =>
  fireEvent.input((await screen.findAllByLabelText(/^Current password/))[0]!, { target: { value: 'right words' } });

beforeAll(() => loadTexts('data-rights'));
beforeEach(() => {
  newest = null;
  wrong = false;
  requested.mockClear();
});
afterEach(cleanup);

describe('the data export', () => {
  it('is requested with the password, and stays requested', async () => {
    await show();
    await press('Export Data');
    await typePassword();
    await press('Export Data');
    const said = 'Data export requested. You will receive an email with download link within 24 hours.';
    expect(await screen.findByText(said)).toBeDefined();
    expect((await screen.findByRole('button', { name: 'Export Requested' })).hasAttribute('disabled')).toBe(true);
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('keeps the form after a wrong password', async () => {
    wrong = true;
    await show();
    await press('Export Data');
    await typePassword();
    await press('Export Data');
    expect((await screen.findAllByLabelText<HTMLInputElement>(/^Current password/))[0]?.value).toBe('right words');
    expect(screen.queryByText(/^Data export requested/)).toBeNull();
  });

  it('shows its progress', async () => {
    newest = stored();
    await show();
    const bar = await screen.findByRole('progressbar', { name: 'Preparing your export' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['7', '14']);
    expect(screen.getByText('7 of 14 parts')).toBeDefined();
  });

  it('can be downloaded once ready, and requested again after a day', async () => {
    newest = stored({ state: 'ready', bytes: 2_000_000, readyAt: earlier, expiresAt: later, nextAt: later });
    await show();
    expect(await screen.findByRole('button', { name: 'Download' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Export Requested' }).hasAttribute('disabled')).toBe(true);
  });

  it('can be requested again after it failed', async () => {
    newest = stored({ state: 'failed', nextAt: earlier });
    await show();
    expect(await screen.findByText(/didn't finish/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Export Data' }).hasAttribute('disabled')).toBe(false);
  });

  it('of the organization is for administrators', async () => {
    await show();
    expect(screen.queryByText("Export Your Organization's Data")).toBeNull();
    cleanup();
    await show(admin);
    expect(await screen.findByText("Export Your Organization's Data")).toBeDefined();
  });
});
