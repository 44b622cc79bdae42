import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HealthRecord } from '@shared/people/model/health-record';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { HealthFileView } from './health-file-view';
import { standingOf } from './health-standing';

await import('./health-record-dialog');
beforeAll(async () => {
  await loadTexts('health-file', 'credentials');
  await loadNotices();
});

const server = answering({});
const fit: HealthRecord = {
  code: 'respirator_fit',
  takenOn: '2025-11-10',
  validUntil: '2026-11-10',
  evidence: 'test',
  document: null,
  version: 1,
};

const show = async (items: HealthRecord[]) => {
  server.use({ listHealthRecords: () => ({ items }) });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Suspense>
          <HealthFileView />
        </Suspense>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

describe('the health file', () => {
  it('adds a record with the proposed date', async () => {
    server.use({ saveHealthRecord: ({ body }) => ({ ...fit, code: 'influenza', ...body.record }) });
    await show([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Add Influenza (flu)' }));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText(/What do you have/), { target: { value: 'vaccination' } });
    type(/^Date/, '2025-10-01');
    expect(field(/^Good until/).value).toBe('2026-06-30');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('saveHealthRecord')).toEqual([
      {
        params: { code: 'influenza' },
        body: { record: { evidence: 'vaccination', takenOn: '2025-10-01', validUntil: '2026-06-30' }, version: 0 },
      },
    ]);
  });

  it('replaces what another window saved only on request', async () => {
    server.use({ saveHealthRecord: refuse('STALE_VERSION') });
    await show([fit]);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit N95 fit test' }));
    await screen.findByRole('dialog');
    server.use({ listHealthRecords: () => ({ items: [{ ...fit, version: 5 }] }) });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed in another window/)).toBeTruthy();
    server.use({ saveHealthRecord: ({ body }) => ({ ...fit, ...body.record, version: 6 }) });
    await waitFor(() => expect(server.calls('listHealthRecords')).toHaveLength(2));
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('saveHealthRecord').at(-1)).toMatchObject({ body: { version: 5 } });
  });
});

it('says how long a record is valid', () => {
  expect(standingOf({ validUntil: null }, '2026-11-23')).toEqual({ state: 'current' });
  expect(standingOf({ validUntil: '2026-11-22' }, '2026-11-23')).toEqual({ state: 'expired' });
  expect(standingOf({ validUntil: '2026-11-23' }, '2026-11-23')).toEqual({ state: 'soon', days: 0 });
  expect(standingOf({ validUntil: '2027-11-23' }, '2026-11-23')).toEqual({ state: 'current' });
});
