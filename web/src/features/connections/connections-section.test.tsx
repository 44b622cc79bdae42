import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { Integration } from '@shared/model/integration';
import { memberOf, showTo } from '@/entities/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { answering } from '@/lib/testing/api-server';
import { ConnectionsSection } from './connections-section';

const card = (changes: Partial<Integration>): Integration => ({
  provider: 'zoom',
  state: 'available',
  reason: null,
  since: null,
  account: null,
  lastWorkedAt: null,
  ...changes,
});
const connected = {
  state: 'connected',
  account: 'lee@mercy.example',
  since: '2026-11-20T10:00:00.000Z',
} as const;

let team: Integration[];
let own: Integration[];
let revoked: boolean;
const asked: string[] = [];
const server = answering({
  listIntegrations: () => {
    asked.push('listIntegrations');
    return { items: team };
  },
  listOwnIntegrations: () => ({ items: own }),
  disconnectIntegration: () => {
    team = [card({})];
    return { integration: team[0]!, revoked };
  },
});

const show = (role: 'member' | 'admin' = 'admin') => showTo(memberOf(role), <ConnectionsSection />);
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);
const press = async (name: string, index = -1) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons.at(index)!));
};

beforeEach(async () => {
  team = [card({})];
  own = [card({ provider: 'google-calendar' })];
  revoked = true;
  asked.length = 0;
  await loadTexts('connections', 'common', 'errors');
  await loadNotices();
});

describe('connected services', () => {
  it('are cards by category, in the order of the catalog', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Zoom' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Google Calendar',
      'Zoom',
    ]);
    await press('Video Conferencing');
    expect(screen.queryByRole('heading', { name: 'Google Calendar' })).toBeNull();
    await press('All 2');
    expect(screen.getByRole('heading', { name: 'Google Calendar' })).toBeDefined();
  });

  it('of the organization are for administrators', async () => {
    await show('member');
    await screen.findByRole('heading', { name: 'Google Calendar' });
    expect(screen.queryByRole('heading', { name: 'Zoom' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('without a client have no button', async () => {
    team = [card({ state: null })];
    await show();
    const zoom = await cardOf('Zoom');
    expect(zoom.getByText('Not set up for this site')).toBeDefined();
    expect(zoom.queryByRole('button')).toBeNull();
  });

  it('whose access ended offer to reconnect, and say since when', async () => {
    own = [card({ ...connected, provider: 'google-calendar', state: 'needs_reconnect', reason: 'access_ended' })];
    await show();
    const calendar = await cardOf('Google Calendar');
    expect(calendar.getByText(/^Access ended Nov 20, 2026/)).toBeDefined();
    expect(calendar.getByRole('button', { name: 'Reconnect Google Calendar' })).toBeDefined();
  });

  it('that keep failing say that we keep trying', async () => {
    team = [card({ ...connected, state: 'degraded', reason: 'failing' })];
    await show();
    expect((await cardOf('Zoom')).getByText(/^Zoom hasn't answered since/)).toBeDefined();
  });

  it('are disconnected after a question', async () => {
    team = [card(connected)];
    await show();
    await press('Disconnect Zoom');
    expect(screen.getByText(/Meetings that are there stay/)).toBeDefined();
    await press('Disconnect');
    await waitFor(async () => expect((await cardOf('Zoom')).getByText('Available')).toBeDefined());
  });

  it('show why they could not be read', async () => {
    server.use({
      listOwnIntegrations: () => {
        throw new AppError('INTERNAL');
      },
    });
    await show();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
