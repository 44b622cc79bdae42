import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ApiKey, ApiKeyForm } from '@shared/connect/model/api-key';
import { newKeyScopes } from '@shared/connect/model/api-key-vocabulary';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import type { ApiResult } from '@/lib/api/api';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { IntegrationsView } from './integrations-view';

const stored = (name: string, changes: Partial<ApiKey> = {}): ApiKey => ({
  keyId: '4mT9qRw2Xc7B',
  name,
  scopes: ['jobs:read'],
  ranges: [],
  expiresOn: null,
  createdAt: '2026-11-12T10:00:00.000Z',
  createdBy: 'Lee Park',
  lastUsedAt: null,
  isExpired: false,
  version: 1,
  ...changes,
});

const secret = `sk_live_${'a'.repeat(50)}`;
let keys: ApiKey[];
let sent: ApiKeyForm[];
let refused: AppError | null;
const server = answering({
  listApiKeys: () => ({ items: keys }),
  getJobFeed: () => ({ url: null, version: 0 }),
  getLinkedInFeed: () => ({ url: null, version: 0, poster: null }),
  generateApiKey: ({ body }) => {
    if (refused) throw refused;
    sent.push(body);
    return { key: stored(body.name, { keyId: 'Zk8Ln30pVdQe', scopes: [...body.scopes] }), secret };
  },
  updateApiKey: ({ params, body }) => {
    const before = keys.find(({ keyId }) => keyId === params.keyId);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== body.version) throw new AppError('STALE_VERSION');
    if (refused) throw refused;
    const changed = { ...before, ...body.key, version: before.version + 1 };
    keys = keys.map((key) => (key === before ? changed : key));
    return changed;
  },
  revokeApiKey: ({ params }) => params,
});

const show = (role: 'manager' | 'admin' = 'admin') =>
  showTo(memberOf(role), <IntegrationsView connections={null} webhooks={null} />);
const press = async (name: string | RegExp, index = -1) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons.at(index)!));
};
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/, hidden: true });
const generate = async (name: string) => {
  await press('Generate New Key');
  fireEvent.change(await nameField(), { target: { value: name } });
  await press('Generate Key');
};

beforeEach(async () => {
  keys = [stored('Payroll export')];
  sent = [];
  refused = null;
  await loadTexts('settings', 'integrations', 'plan-limits', 'common', 'notices', 'errors');
});

describe('API keys', () => {
  it('show 20 characters, their last use, and their permissions', async () => {
    await show();
    expect(await screen.findByText('sk_live_4mT9qRw2Xc7B…')).toBeDefined();
    expect(screen.getByText('Never')).toBeDefined();
    expect(screen.getByText('read')).toBeDefined();
    expect(screen.queryByText('write')).toBeNull();
  });

  it('are created read-only by default, and shown once', async () => {
    keys = [];
    await show();
    await screen.findByText('No API keys yet');
    await generate('Career site');
    expect((await screen.findByTestId('api-key')).textContent).toBe(secret);
    expect(sent).toEqual([{ name: 'Career site', scopes: newKeyScopes, expiresOn: null, ranges: [] }]);
    await press('Done');
    expect(screen.queryByText(secret)).toBeNull();
    expect(screen.getByText('sk_live_Zk8Ln30pVdQe…')).toBeDefined();
  });

  describe('that the plan does not include', () => {
    const plan = (trialAvailable: boolean): ApiResult<'getPlan'> => ({
      billing: 'stripe',
      kind: 'employer',
      plan: { planId: 'starter', state: 'postings', period: null, priceCents: null },
      use: [{ feature: 'apiAccess', used: null, limit: 0 }],
      mayChange: true,
      administrators: [],
      graceUntil: null,
      ...(trialAvailable && { trialAvailable }),
    });

    it('are listed, with the required plan in place of the button', async () => {
      server.use({ getPlan: () => plan(false) });
      await show();
      expect(await screen.findByText(/^Your plan doesn't include the API. Professional includes it./)).toBeDefined();
      expect(screen.getByRole('link', { name: 'See Plans' })).toBeDefined();
      expect(screen.getByText('sk_live_4mT9qRw2Xc7B…')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Generate New Key' })).toBeNull();
    });

    it('lead to the trial while there is one', async () => {
      keys = [];
      server.use({ getPlan: () => plan(true) });
      await show();
      expect(await screen.findByRole('link', { name: 'Start Free Trial' })).toBeDefined();
      expect(screen.queryByText('No API keys yet')).toBeNull();
    });
  });

  it('keep input when refused', async () => {
    refused = new AppError('INVALID_REQUEST', undefined, { fields: { name: notice('keyNameTaken') } });
    await show();
    await generate('Payroll export');
    expect(await screen.findByText('Another API key has this name.')).toBeDefined();
    expect((await nameField()).value).toBe('Payroll export');
    refused = new AppError('LIMIT_REACHED');
    await press('Generate Key');
    expect(await screen.findByText(/^Failed to generate API key/)).toBeDefined();
  });

  it('need a name', async () => {
    await show();
    await press('Generate New Key');
    await press('Generate Key');
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  describe('that exist', () => {
    const edit = async (name: string) => {
      await press('Edit Payroll export');
      fireEvent.change(await nameField(), { target: { value: name } });
    };
    const check = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name, hidden: true }));
    const range = () => screen.getByRole('textbox', { name: /^Allowed addresses/, hidden: true });

    it('change their name, permissions, and addresses', async () => {
      await show();
      await edit('Payroll');
      await check('Timesheets: read');
      fireEvent.change(range(), { target: { value: '203.0.113.0/24\n198.51.100.4' } });
      await press('Save');
      expect(await screen.findByText('Payroll')).toBeDefined();
      expect(keys[0]).toMatchObject({
        name: 'Payroll',
        scopes: ['jobs:read', 'timesheets:read'],
        ranges: ['203.0.113.0/24', '198.51.100.4'],
        expiresOn: null,
        version: 2,
      });
    });

    it('show what is wrong beside its field', async () => {
      const fields = { 'key.ranges.0': notice('rangeInvalid'), name: notice('keyNameTaken') };
      refused = new AppError('INVALID_REQUEST', undefined, { fields });
      await show();
      await edit('Sync');
      await press('Save');
      expect(await screen.findByText('Another API key has this name.')).toBeDefined();
      expect(range().getAttribute('aria-invalid')).toBe('true');
      expect((await nameField()).value).toBe('Sync');
    });

    it('ask which change counts after a concurrent one, and keep non-conflicting changes', async () => {
      await show();
      await edit('Payroll');
      keys = [stored('Exports', { scopes: ['offers:read'], version: 2 })];
      await press('Save');
      expect((await screen.findAllByText('Exports')).length).toBeGreaterThan(0);
      fireEvent.click(await screen.findByRole('radio', { name: /^Keep Mine/, hidden: true }));
      await press('Save');
      await waitFor(() => expect(keys[0]).toMatchObject({ name: 'Payroll', scopes: ['offers:read'], version: 3 }));
    });

    it('say that another administrator revoked it', async () => {
      await show();
      await edit('Payroll');
      keys = [];
      await press('Save');
      expect(await screen.findByText('No API keys yet')).toBeDefined();
    });
  });

  it('are revoked after a confirmation', async () => {
    await show();
    await press('Revoke Payroll export');
    const question = 'Are you sure you want to revoke this API key? This action cannot be undone.';
    expect(screen.getByText(question)).toBeDefined();
    await press(/^Revoke$/);
    await waitFor(() => expect(screen.queryByText('sk_live_4mT9qRw2Xc7B…')).toBeNull());
  });

  it('are for administrators', async () => {
    await show('manager');
    expect(screen.getByText('For administrators')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Generate New Key' })).toBeNull();
  });
});
