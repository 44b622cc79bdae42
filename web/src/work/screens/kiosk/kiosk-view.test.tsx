import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { storageKeys } from '@shared/storage-keys';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { KioskView } from './kiosk-view';
import { forgetKiosk, keepKiosk } from './paired-kiosk';

const secret = 'A'.repeat(43);
const pairing = { kioskId: testId('ksk'), secret };
const place = { organization: 'Lakeshore Health', location: 'Lakeshore Main' };

const server = answering({
  pairKiosk: () => ({ ...pairing, ...place }),
  getKioskCode: () => ({
    ...place,
    timeZone: 'America/Chicago',
    code: '123456',
    validUntil: new Date(Date.now() + 20_000).toISOString(),
    serverTime: new Date().toISOString(),
  }),
});

const show = () =>
  act(async () =>
    render(
      <Suspense>
        <KioskView />
      </Suspense>,
    ),
  );

beforeEach(async () => {
  forgetKiosk();
  await loadTexts('kiosk', 'errors');
});

it('is paired by a manager’s code, and stays paired', async () => {
  await show();
  fireEvent.change(screen.getByLabelText(/^Pairing code/), { target: { value: 'abcde 23456' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pair Screen' })));
  expect(await screen.findByText('123 456')).toBeDefined();
  expect(server.calls('pairKiosk')).toEqual([{ body: { code: 'ABCDE23456' } }]);
  expect(JSON.parse(window.localStorage.getItem(storageKeys.kiosk)!)).toEqual(pairing);
});

it('says why a code does not pair', async () => {
  server.use({ pairKiosk: refuse('INVALID_TOKEN') });
  await show();
  fireEvent.change(screen.getByLabelText(/^Pairing code/), { target: { value: 'ABCDE23456' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pair Screen' })));
  expect(await screen.findByText(/^This code is wrong or has expired/)).toBeDefined();
  expect(screen.getByLabelText(/^Pairing code/).getAttribute('aria-invalid')).toBe('true');
});

it('shows the code, and how a phone reads it', async () => {
  keepKiosk(pairing);
  await show();
  expect(await screen.findByRole('heading', { name: 'Lakeshore Main', level: 1 })).toBeDefined();
  expect(screen.getByRole('img', { name: 'QR code to clock in with a phone' })).toBeDefined();
  expect(screen.getByRole('progressbar', { name: /^New code in \d+ seconds?$/ })).toBeDefined();
  expect(server.calls('getKioskCode')).toEqual([{ body: pairing }]);
});

it('shows no code without a connection', async () => {
  keepKiosk(pairing);
  server.use({ getKioskCode: unreachable });
  await show();
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
});

it('asks to be paired again once a manager removed it', async () => {
  keepKiosk(pairing);
  server.use({ getKioskCode: refuse('NOT_FOUND') });
  await show();
  expect(await screen.findByText(/^A manager removed this screen/)).toBeDefined();
  await waitFor(() => expect(window.localStorage.getItem(storageKeys.kiosk)).toBeNull());
});
