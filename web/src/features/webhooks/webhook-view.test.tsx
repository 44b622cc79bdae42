import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { WebhookDetail } from '@shared/model/webhook';
import { paths, pathTo } from '@shared/paths';
import { memberOf, showTo } from '@/entities/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
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
const server = answering({
  getWebhook: () => stored,
  listDeliveries: () => ({ items: [], nextCursor: null }),
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
  it('is rotated, and the earlier one signs for as long as was chosen', async () => {
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

describe('a replay', () => {
  it('needs a range that begins before it ends', async () => {
    await press('Replay a Time Range');
    await time(/^From/, '2026-11-25T10:00');
    await time(/^To/, '2026-11-25T09:00');
    await press('Replay');
    await waitFor(() => expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).toBe('true'));
    await time(/^From/, '');
    await waitFor(() => expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBe('true'));
    expect(server.calls('replayEvents')).toHaveLength(0);
  });

  it('starts once with the range in the zone of the browser, and shows that it runs', async () => {
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
