import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ClockPhone } from '@shared/work/model/clock-phone';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ClockPhonesCard } from './clock-phones-card';

let phones: ClockPhone[];
const server = answering({
  listClockPhones: () => ({ items: phones }),
  removeClockPhone: ({ params: { phoneId } }) => {
    phones = phones.filter((it) => it.phoneId !== phoneId);
    return { message: '', code: 'clockPhoneRemoved' as const };
  },
});

const phone = (letter: string, changes: Partial<ClockPhone>): ClockPhone => ({
  phoneId: letter.repeat(43),
  browser: 'safari',
  system: 'iphone',
  addedAt: '2026-11-02T12:00:00.000Z',
  lastUsedAt: '2026-11-27T12:00:00.000Z',
  current: false,
  ...changes,
});

const press = async (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name, hidden: true })));

beforeEach(async () => {
  phones = [phone('a', { current: true }), phone('b', { browser: 'chrome', system: 'android' })];
  await loadTexts('settings', 'notices', 'errors');
});

it('lists signing phones, and removes a lost one', async () => {
  await showTo('professional', <ClockPhonesCard />);
  const [own, lost] = await screen.findAllByRole('listitem');
  expect(within(own!).getByText('This Device')).toBeDefined();
  expect(within(lost!).getByText('Chrome on Android')).toBeDefined();
  await press('Remove Chrome on Android');
  expect(await screen.findByText(/If you lost it, also sign it out under Devices Signed In\.$/)).toBeDefined();
  await press('Remove');
  await waitFor(() =>
    expect(server.calls('removeClockPhone')).toMatchObject([{ params: { phoneId: 'b'.repeat(43) } }]),
  );
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
});

it('says when the first one is added', async () => {
  phones = [];
  await showTo('professional', <ClockPhonesCard />);
  expect(await screen.findByText('No phones yet. The first one is added when you clock in.')).toBeDefined();
});
