import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { WebhookDetail } from '@shared/connect/model/webhook';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { WebhooksSection } from './webhooks-section';

const webhook = (changes: Partial<WebhookDetail> = {}): WebhookDetail => ({
  webhookId: testId('whk', 1),
  name: 'Payroll',
  url: 'https://hooks.example/in',
  events: ['timesheet'],
  state: 'active',
  stopped: null,
  secrets: [{ createdAt: '2026-11-20T10:00:00.000Z', endsAt: null }],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  activity: { lastAt: null, lastState: null },
  replay: null,
  ...changes,
});

let stored: WebhookDetail[];
let refuses = false;
const server = answering({
  listWebhooks: () => ({ items: stored }),
  createWebhook: ({ body }) => {
    if (refuses) throw new AppError('INVALID_REQUEST', undefined, { fields: { url: notice('webhookUrlInvalid') } });
    stored = [...stored, webhook(body)];
    return stored.at(-1)!;
  },
  deleteWebhook: () => {
    stored = [];
    return {};
  },
});

const show = () => showTo(memberOf('admin'), <WebhooksSection />);
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button!));
};
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name, hidden: true }), { target: { value } });

beforeEach(async () => {
  stored = [];
  refuses = false;
  await Promise.all([loadTexts('webhooks', 'settings', 'common'), loadNotices()]);
});

describe('the webhooks of an organization', () => {
  it('start empty, and show errors beside their fields', async () => {
    await show();
    expect(await screen.findByText('No webhooks configured')).toBeDefined();
    await press('Add Webhook');
    await press('Save Webhook');
    expect(await screen.findByText('Choose at least one event')).toBeDefined();
    await type(/Address/, 'http://hooks.example');
    expect(await screen.findByText(/Enter an https address/)).toBeDefined();
    expect(server.calls('createWebhook')).toHaveLength(0);
  });

  it('are filled in by a template, and keep input when the server refuses the address', async () => {
    refuses = true;
    await show();
    await press('Add Webhook');
    const template = await screen.findByRole('combobox', { name: 'Start from a template', hidden: true });
    fireEvent.change(template, { target: { value: 'applicationStatus' } });
    await type(/Address/, 'https://hooks.example/in');
    await press('Save Webhook');
    await waitFor(() => expect(server.calls('createWebhook')).toHaveLength(1));
    expect(server.calls('createWebhook')[0]).toMatchObject({
      body: { name: 'Application Status Updates', events: ['application.submitted', 'application.status_changed'] },
    });
    expect(await screen.findByText(/Enter an https address/)).toBeDefined();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/, hidden: true });
    expect(name.value).toBe('Application Status Updates');
  });

  it('show their state, and are deleted after a confirmation', async () => {
    stored = [webhook({ state: 'paused', stopped: { reason: 'failing', at: '2026-11-20T10:00:00.000Z' } })];
    await show();
    const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
    expect(list.getByText('Paused after failures')).toBeDefined();
    expect(list.getByText('Not triggered yet')).toBeDefined();
    expect(screen.getByText('No additional webhooks configured')).toBeDefined();
    await press('Delete Payroll');
    expect(server.calls('deleteWebhook')).toHaveLength(0);
    await press('Delete');
    expect(await screen.findByText('No webhooks configured')).toBeDefined();
  });
});
