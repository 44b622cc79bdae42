import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ApiKey, ApiKeyForm } from '@shared/model/api-key';
import { newKeyScopes } from '@shared/model/api-key-vocabulary';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/entities/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
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
  ...changes,
});

const secret = `sk_live_${'a'.repeat(50)}`;
let keys: ApiKey[];
let sent: ApiKeyForm[];
let refused: AppError | null;
answering({
  listApiKeys: () => ({ items: keys }),
  generateApiKey: ({ body }) => {
    if (refused) throw refused;
    sent.push(body);
    return { key: stored(body.name, { keyId: 'Zk8Ln30pVdQe', scopes: [...body.scopes] }), secret };
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
  await loadTexts('settings', 'integrations', 'common', 'notices', 'errors');
});

describe('API keys', () => {
  it('show 20 characters, when they were used, and what they permit', async () => {
    await show();
    expect(await screen.findByText('sk_live_4mT9qRw2Xc7B…')).toBeDefined();
    expect(screen.getByText('Never')).toBeDefined();
    expect(screen.getByText('read')).toBeDefined();
    expect(screen.queryByText('write')).toBeNull();
  });

  it('are generated with reading alone, and shown once', async () => {
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

  it('keep what was typed when they are refused', async () => {
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

  it('are revoked after a question', async () => {
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
