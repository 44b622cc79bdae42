import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInDevice } from '@shared/accounts/model/device';
import { messages, said } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { DevicesCard } from './devices-card';

const deviceOf = (letter: string, changes: Partial<SignInDevice> = {}): SignInDevice => ({
  deviceId: letter.repeat(43),
  browser: 'chrome',
  system: 'windows',
  region: 'Texas',
  firstUsedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-02T08:00:00.000Z',
  current: false,
  ...changes,
});
const [own, phone, tablet] = [
  deviceOf('a', { current: true }),
  deviceOf('b', { browser: 'safari', system: 'iphone' }),
  deviceOf('c', { browser: 'safari', system: 'ipad' }),
];
let devices: SignInDevice[] = [];
const server = answering({ listDevices: () => ({ items: devices }) });
const show = async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DevicesCard />
    </QueryClientProvider>,
  );
  await screen.findByText('This Device');
};
const listed = () => screen.getAllByRole('listitem');

beforeEach(async () => {
  devices = [own, phone, tablet];
  await loadTexts('settings', 'notices');
});

describe('the devices of an account', () => {
  it('are signed out one by one, except the current one', async () => {
    server.use({
      signOutDevice: () => {
        devices = [own, tablet];
        return said('deviceSignedOut');
      },
    });
    await show();
    expect(listed()).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /iPhone|iPad|Windows/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /iPhone/ }));
    expect(await screen.findByText(messages.deviceSignedOut)).toBeTruthy();
    expect(server.calls('signOutDevice')).toEqual([{ params: { deviceId: phone.deviceId } }]);
    expect(listed()).toHaveLength(2);
  });

  it('are all signed out but this one, which is then the only one listed', async () => {
    server.use({
      signOutOtherDevices: () => {
        devices = [own];
        return said('otherDevicesSignedOut');
      },
    });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out All Others' }));
    expect(await screen.findByText(messages.otherDevicesSignedOut)).toBeTruthy();
    expect(listed()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sign Out All Others' })).toBeNull();
  });
});
