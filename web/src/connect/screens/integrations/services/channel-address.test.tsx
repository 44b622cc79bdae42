import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ChannelMessages } from '@shared/connect/model/integration';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ChannelMessagesSection } from './channel-messages';

const address = 'https://prod-1.westus.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=secret';

let stored: ChannelMessages;
let refuses: boolean;
const server = answering({
  readChannelMessages: () => stored,
  saveChannelAddress: ({ body }) => {
    if (refuses) {
      throw new AppError('INVALID_REQUEST', undefined, { fields: { address: notice('workflowAddressRefused') } });
    }
    if (body.version !== stored.addressVersion) throw new AppError('STALE_VERSION');
    stored = { ...stored, channel: body.name, addressVersion: body.version + 1, refusedAt: null };
    return stored;
  },
  removeChannelAddress: () => {
    stored = { ...stored, channel: null, addressVersion: stored.addressVersion + 1 };
    return stored;
  },
});

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const show = () => showTo(memberOf('admin'), <ChannelMessagesSection provider="microsoft-teams" />);

beforeEach(async () => {
  stored = { channel: null, addressVersion: 0, refusedAt: null, messages: ['applications'], version: 1 };
  refuses = false;
  await Promise.all([loadTexts('channels', 'connections', 'settings', 'common', 'marketplace'), loadNotices()]);
});

describe('the Microsoft Teams channel', () => {
  it('has messages to choose once it has an address, and no Shortlist button', async () => {
    await show();
    expect(await screen.findByText(/To post in a Teams channel/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Add channel');
    await type(/Channel name/, 'Hiring');
    await type(/Workflow address/, ` ${address} `);
    await press('Save and post a test message');
    expect(await screen.findByText('Post in Hiring in Microsoft Teams')).toBeDefined();
    expect(server.calls('saveChannelAddress')).toMatchObject([{ body: { name: 'Hiring', address, version: 0 } }]);
    expect(screen.getByRole('checkbox', { name: 'New applications' })).toBeDefined();
    expect(document.body.textContent).not.toContain('sig=');
  });

  it('shows the error beside the field, and keeps what was typed', async () => {
    await show();
    await press('Add channel');
    await type(/Channel name/, 'Hiring');
    await type(/Workflow address/, 'https://evil.test/');
    await press('Save and post a test message');
    expect(await screen.findByText(/Enter the address that Teams shows/)).toBeDefined();
    expect(server.calls('saveChannelAddress')).toEqual([]);
    refuses = true;
    await type(/Workflow address/, address);
    await press('Save and post a test message');
    expect(await screen.findByText(/Microsoft refused a message at this address/)).toBeDefined();
    expect((await screen.findByLabelText<HTMLInputElement>(/Channel name/)).value).toBe('Hiring');
  });

  it('asks which address to keep if a colleague saved another one meanwhile', async () => {
    await show();
    await press('Add channel');
    await type(/Channel name/, 'Hiring');
    await type(/Workflow address/, address);
    stored = { ...stored, channel: 'Recruiting', addressVersion: 1 };
    await press('Save and post a test message');
    expect(await screen.findByText('Recruiting')).toBeDefined();
    await act(async () => fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Save')));
    expect(await screen.findByText('Post in Hiring in Microsoft Teams')).toBeDefined();
    expect(server.calls('saveChannelAddress').map(({ body }) => body.version)).toEqual([0, 1]);
  });

  it('says that it rejected a message, and is removed after a confirmation', async () => {
    stored = { channel: 'Hiring', addressVersion: 1, refusedAt: '2026-11-26T08:00:00.000Z', messages: [], version: 1 };
    await show();
    expect(await screen.findByText(/Microsoft refused a message on Nov/)).toBeDefined();
    await press('Remove channel');
    expect(await screen.findByText('Remove Hiring?')).toBeDefined();
    const confirm = screen.getAllByRole('button', { name: 'Remove channel', hidden: true }).at(-1)!;
    await act(async () => fireEvent.click(confirm));
    await waitFor(() => expect(screen.queryByText('Post in Hiring in Microsoft Teams')).toBeNull());
    expect(server.calls('removeChannelAddress')).toHaveLength(1);
  });
});
