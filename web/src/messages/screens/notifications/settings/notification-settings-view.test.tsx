import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, messages, said } from '@shared/text/english.fixture';
import { notificationToggles, NotificationSettings } from '@shared/messages/model/notification-settings';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { NotificationSettingsView } from './notification-settings-view';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';

const mine = {
  settings: NotificationSettings.parse({}),
  version: 3,
  phone: '202 555 0143',
  phoneVerified: false,
  pushPublicKey: 'BAAA',
};
const server = answering({
  getNotificationSettings: () => mine,
  saveNotificationSettings: ({ body: { settings, version } }) => ({ ...mine, settings, version: version + 1 }),
  sendPhoneCode: () => said('phoneCodeSent'),
  verifyPhone: () => ({ ...mine, phone: '+12025550143', phoneVerified: true }),
  savePushSubscription: () => ({ subscribed: true }),
  removePushSubscription: () => ({ subscribed: false }),
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedSession session={sessionOf(null)}>
          <Suspense>
            <NotificationSettingsView />
          </Suspense>
        </FixedSession>
      </QueryClientProvider>
    </MemoryRouter>,
  );

beforeEach(async () => {
  await loadTexts('settings', 'notification-settings', 'marketplace');
});
afterEach(() => vi.unstubAllGlobals());

describe('the settings', () => {
  it('show every toggle as it is', async () => {
    show();
    await screen.findByRole('button', { name: 'Save Settings' });
    const switches = screen.getAllByRole<HTMLInputElement>('switch');
    expect(switches).toHaveLength(Object.keys(notificationToggles).length + 1);
    const on = Object.fromEntries(switches.map(({ name, checked }) => [name, checked]));
    expect(on).toEqual({ ...notificationToggles, weekendNotifications: false });
    expect(screen.getByLabelText<HTMLInputElement>('Quiet hours start').value).toBe('22:00');
    const zones = screen.getByLabelText<HTMLSelectElement>('Time zone');
    expect(zones.value).toBe('America/New_York');
    expect(zones.options.length).toBeGreaterThanOrEqual(10);
  });

  it('are saved as chosen, and say so', async () => {
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'Product news' }));
    fireEvent.change(screen.getByLabelText('Email frequency'), { target: { value: 'daily' } });
    fireEvent.change(screen.getByLabelText('Quiet hours end'), { target: { value: '07:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Notification settings saved successfully!')).toBeTruthy();
    expect(server.calls('saveNotificationSettings')).toEqual([
      {
        body: {
          settings: { ...mine.settings, emailMarketing: true, frequency: 'daily', quietHoursEnd: '07:30' },
          version: 3,
        },
      },
    ]);

    fireEvent.click(screen.getByRole('switch', { name: 'Product news' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await expect.poll(() => server.calls('saveNotificationSettings')).toHaveLength(2);
    expect(server.calls('saveNotificationSettings')[1]).toMatchObject({
      body: { settings: { emailMarketing: false, frequency: 'daily' }, version: 4 },
    });
  });

  const changedElsewhere = (settings: Partial<NotificationSettings>) =>
    server.use({
      getNotificationSettings: () => ({ ...mine, settings: { ...mine.settings, ...settings }, version: 4 }),
      saveNotificationSettings: ({ body: { settings: saved, version } }) =>
        version === 4 ? { ...mine, settings: saved, version: 5 } : refuse('STALE_VERSION')(),
    });

  it('leave emails off that were stopped meanwhile, and keep other choices', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Email frequency'), { target: { value: 'daily' } });
    changedElsewhere({ emailMessages: false });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed elsewhere' }));
    expect(dialog.queryAllByRole('radio')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Notification settings saved successfully!')).toBeTruthy();
    expect(server.calls('saveNotificationSettings').at(-1)).toEqual({
      body: { settings: { ...mine.settings, emailMessages: false, frequency: 'daily' }, version: 4 },
    });
  });

  it('ask which value counts where both sides changed one', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Email frequency'), { target: { value: 'daily' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Product news' }));
    changedElsewhere({ frequency: 'weekly' });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed elsewhere' }));
    expect(dialog.getByText('Daily digest at 8:00 AM')).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: /Use Latest/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => server.calls('saveNotificationSettings')).toHaveLength(2);
    expect(server.calls('saveNotificationSettings')[1]).toEqual({
      body: { settings: { ...mine.settings, emailMarketing: true, frequency: 'weekly' }, version: 4 },
    });
  });

  it('keep the choices when saving failed', async () => {
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'Product news' }));
    server.use({ saveNotificationSettings: refuse('INTERNAL') });
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Failed to save settings')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Product news' }).checked).toBe(true);
  });
});

describe('the phone number', () => {
  it('is verified with the code sent to it', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Send Code' }));
    const code = await screen.findByLabelText('Code');
    expect(server.calls('sendPhoneCode')).toEqual([{ body: { phone: mine.phone } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(inEnglish('codeFormat', { digits: limits.otpLength }))).toBeTruthy();
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.keyDown(code, { key: 'Enter' });
    expect(await screen.findByText('+12025550143')).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(server.called()).not.toContain('saveNotificationSettings');
  });

  it('shows its error beside it', async () => {
    show();
    const button = await screen.findByRole('button', { name: 'Send Code' });
    server.use({
      sendPhoneCode: refuse('INVALID_REQUEST', undefined, { fields: { phone: notice('phoneNotUsable') } }),
    });
    fireEvent.click(button);
    expect(await screen.findByText(messages.phoneNotUsable)).toBeTruthy();
  });
});

describe('this browser', () => {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const stub = (permission: NotificationPermission, asked: NotificationPermission = permission) => {
    const unsubscribe = vi.fn(() => Promise.resolve(true));
    let subscribed: object | null = null;
    const pushManager = {
      getSubscription: () => Promise.resolve(subscribed),
      subscribe: vi.fn(() => {
        const toJSON = () => ({ endpoint: 'https://fcm.googleapis.com/1', keys });
        subscribed = { endpoint: 'https://fcm.googleapis.com/1', unsubscribe, options: {}, toJSON };
        return Promise.resolve(subscribed);
      }),
    };
    const registration = { pushManager };
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('Notification', {
      get permission() {
        return permission;
      },
      requestPermission: () => {
        permission = asked;
        return Promise.resolve(asked);
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        getRegistration: () => Promise.resolve(registration),
        register: vi.fn(() => Promise.resolve(registration)),
        ready: Promise.resolve(registration),
      },
    });
    return { pushManager, unsubscribe };
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('says when it cannot push', async () => {
    show();
    expect(await screen.findByText(/doesn't support push/)).toBeTruthy();
  });

  it('is turned on once permitted, and off again', async () => {
    const { unsubscribe } = stub('default', 'granted');
    show();
    const turnOn = await screen.findByRole('button', { name: 'Turn On' });
    await waitFor(() => expect(turnOn).toHaveProperty('disabled', false));
    fireEvent.click(turnOn);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn Off' }));
    expect(server.calls('savePushSubscription')).toEqual([
      { body: { endpoint: 'https://fcm.googleapis.com/1', keys } },
    ]);
    await screen.findByRole('button', { name: 'Turn On' });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(server.calls('removePushSubscription')).toEqual([{ body: { endpoint: 'https://fcm.googleapis.com/1' } }]);
  });

  it('explains how to allow denied notifications', async () => {
    stub('denied');
    show();
    expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn On' })).toBeNull();
  });

  it('says when the push service does not answer', async () => {
    stub('granted').pushManager.subscribe.mockImplementation(() => Promise.reject(new Error('AbortError')));
    show();
    const turnOn = await screen.findByRole('button', { name: 'Turn On' });
    await waitFor(() => expect(turnOn).toHaveProperty('disabled', false));
    fireEvent.click(turnOn);
    expect(await screen.findByText(/couldn't reach its push service/)).toBeTruthy();
  });
});
