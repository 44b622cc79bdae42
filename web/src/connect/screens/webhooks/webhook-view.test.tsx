import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { DeliveryAttempt, DeliveryDetail, WebhookDetail } from '@shared/connect/model/webhook';
import { paths, pathTo } from '@shared/paths';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { WebhookView } from './webhook-view';

const webhookId = testId('whk', 1);
const madeAt = '2026-11-20T10:00:00.000Z';
let stored: WebhookDetail;
let refused: AppError | null;

const changed = (changes: Partial<WebhookDetail>): WebhookDetail => {
  if (refused) throw refused;
  stored = { ...stored, ...changes, version: stored.version + 1 };
  return stored;
};
const deliveryId = `whd_1763632800000_${'a'.repeat(32)}`;
const attemptOf = (status: number): DeliveryAttempt => ({
  at: madeAt,
  durationMs: 120,
  status,
  problem: null,
  answer: '',
});
const deliveryOf = (...statuses: number[]): DeliveryDetail => ({
  deliveryId,
  eventId: 'evt_1',
  type: 'timesheet.approved',
  sequence: 1,
  state: statuses[0] === 204 ? 'delivered' : 'failed',
  attempts: statuses.length,
  createdAt: madeAt,
  last: attemptOf(statuses[0]!),
  nextAt: null,
  body: '{}',
  log: statuses.map(attemptOf),
});
let delivery: DeliveryDetail;
const server = answering({
  getWebhook: () => stored,
  listDeliveries: () => ({ items: [delivery], nextCursor: null }),
  getDelivery: () => delivery,
  resendDelivery: () => (delivery = deliveryOf(204, 500)),
  changeWebhookState: ({ body: { state } }) => changed({ state }),
  revealWebhookSecret: () => ({ secret: 'whsec_abc' }),
  rotateWebhookSecret: ({ body }) =>
    changed({
      secrets: [
        { createdAt: '2026-11-26T10:00:00.000Z', endsAt: null },
        ...(body.hours > 0 ? [{ createdAt: madeAt, endsAt: '2026-11-27T10:00:00.000Z' }] : []),
      ],
    }),
  replayEvents: ({ body }) => changed({ replay: { from: body.from, until: body.until } }),
});

const press = async (name: string, index = 0) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons.at(index)!));
};
const time = async (name: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
};

beforeEach(async () => {
  refused = null;
  delivery = deliveryOf(500);
  stored = {
    webhookId,
    name: 'Payroll',
    url: 'https://hooks.example/in',
    events: ['timesheet'],
    state: 'active',
    stopped: null,
    secrets: [{ createdAt: madeAt, endsAt: null }],
    createdAt: madeAt,
    updatedAt: madeAt,
    version: 1,
    activity: { lastAt: null, lastState: null },
    replay: null,
  };
  await Promise.all([loadTexts('webhooks', 'settings', 'common'), loadNotices()]);
  await showTo(
    memberOf('admin'),
    <Routes>
      <Route path={paths.webhook} element={<WebhookView />} />
    </Routes>,
    pathTo(paths.webhook, { webhookId }),
  );
});

describe('the secret of a webhook', () => {
  it('is rotated, and the earlier one keeps signing for the chosen time', async () => {
    await press('Rotate');
    fireEvent.change(await screen.findByRole('combobox', { name: 'The earlier secret ends', hidden: true }), {
      target: { value: '24' },
    });
    await press('Rotate', -1);
    expect(await screen.findByText(/^The earlier secret signs until/)).toBeDefined();
    expect(server.calls('rotateWebhookSecret')).toMatchObject([{ body: { hours: 24, version: 1 } }]);
  });

  it('stays when the rotation is refused, and the dialog says why', async () => {
    await press('Rotate');
    refused = new AppError('STALE_VERSION');
    await press('Rotate', -1);
    expect(await screen.findByText(/^Someone else changed this/)).toBeDefined();
    expect(screen.queryByText(/^The earlier secret signs until/)).toBeNull();
  });
});

describe('a webhook', () => {
  it('shows its secret only on request', async () => {
    expect(screen.queryByText('whsec_abc')).toBeNull();
    await press('Show Secret');
    expect(await screen.findByText('whsec_abc')).toBeDefined();
  });

  it('is paused, and resumed', async () => {
    await press('Pause');
    expect(await screen.findByText(/^Events are logged but not sent/)).toBeDefined();
    await press('Resume');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined();
    expect(server.calls('changeWebhookState').map(({ body }) => body)).toEqual([
      { state: 'paused', version: 1 },
      { state: 'active', version: 2 },
    ]);
  });

  it('sends a delivery again', async () => {
    const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
    await act(async () => fireEvent.click(list.getByRole('button')));
    expect(await screen.findByText(/^500 after/)).toBeDefined();
    await press('Send Again');
    expect(await screen.findByText(/^204 after/)).toBeDefined();
    expect(server.calls('resendDelivery')).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('needs a range that starts before it ends', async () => {
    await press('Replay a Time Range');
    await time(/^From/, '2026-11-25T10:00');
    await time(/^To/, '2026-11-25T09:00');
    await press('Replay');
    await waitFor(() => expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).toBe('true'));
    await time(/^From/, '');
    await waitFor(() => expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBe('true'));
    expect(server.calls('replayEvents')).toHaveLength(0);
  });

  it('starts once with the range in the browser’s zone, and shows its progress', async () => {
    await press('Replay a Time Range');
    await time(/^From/, '2026-11-25T09:00');
    await time(/^To/, '2026-11-25T10:30');
    await press('Replay');
    expect(await screen.findByText(/^Replaying /)).toBeDefined();
    const body = {
      from: new Date('2026-11-25T09:00').toISOString(),
      until: new Date('2026-11-25T10:30').toISOString(),
    };
    expect(server.calls('replayEvents')).toMatchObject([{ body }]);
  });

  it('keeps the range when it is refused', async () => {
    await press('Replay a Time Range');
    refused = new AppError('INTERNAL');
    await time(/^From/, '2026-11-25T09:00');
    await press('Replay');
    expect(await screen.findByText(/^Something went wrong/)).toBeDefined();
    expect((await screen.findByLabelText<HTMLInputElement>(/^From/)).value).toBe('2026-11-25T09:00');
  });
});
