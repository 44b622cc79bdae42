import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { Integration } from '@shared/connect/model/integration';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ConnectionsSection } from './connections-section';

const card = (changes: Partial<Integration>): Integration => ({
  provider: 'zoom',
  state: 'available',
  reason: null,
  since: null,
  account: null,
  lastWorkedAt: null,
  entries: null,
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
let filled: Record<string, string>[];
let refused: AppError | null;
const server = answering({
  listIntegrations: () => {
    asked.push('listIntegrations');
    return { items: team };
  },
  listOwnIntegrations: () => ({ items: own }),
  connectIntegration: ({ params, body }) => {
    filled.push(body.fields);
    if (refused) throw refused;
    return card({ provider: params.provider, ...connected });
  },
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
  [filled, refused] = [[], null];
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

  it('have no button without a client', async () => {
    team = [card({ state: null })];
    await show();
    const zoom = await cardOf('Zoom');
    expect(zoom.getByText('Not set up for this site')).toBeDefined();
    expect(zoom.queryByRole('button')).toBeNull();
  });

  it('offer to reconnect expired access, and say since when', async () => {
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

  it('are disconnected after a confirmation', async () => {
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

describe('a service without a consent page', () => {
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });

  it('asks for its fields, shows errors beside them, and connects', async () => {
    team = [card({ provider: 'linkedin-recruiter' })];
    await show();
    await press('Connect LinkedIn Recruiter');
    await type(/^LinkedIn company ID/, 'harbor');
    await type(/^Job poster's email/, 'jobs@harbor.example');
    refused = new AppError('INVALID_REQUEST', undefined, {
      fields: { 'fields.companyId': notice('linkedInCompanyId') },
    });
    await press('Connect');
    await waitFor(async () => expect((await field(/^LinkedIn company ID/)).getAttribute('aria-invalid')).toBe('true'));
    expect((await field(/^Job poster's email/)).value).toBe('jobs@harbor.example');
    refused = null;
    await type(/^LinkedIn company ID/, ' 2414183 ');
    await press('Connect');
    await waitFor(() => expect(screen.queryByLabelText(/^LinkedIn company ID/)).toBeNull());
    expect(filled.at(-1)).toEqual({ companyId: '2414183', posterEmail: 'jobs@harbor.example' });
    expect((await cardOf('LinkedIn Recruiter')).getByText('Connected')).toBeDefined();
  });

  it('hides Workday secrets while they are typed', async () => {
    team = [card({ provider: 'workday' })];
    await show();
    await press('Connect Workday HCM');
    for (const name of [/^Client secret/, /^Refresh token/]) expect((await field(name)).type).toBe('password');
    for (const name of [/^Host/, /^Tenant/, /^Client ID/]) expect((await field(name)).type).toBe('text');
  });

  it('says that LinkedIn must approve the site, and what works without', async () => {
    team = [card({ provider: 'linkedin-recruiter', state: null }), card({ provider: 'zoom', state: null })];
    await show();
    const linkedIn = await cardOf('LinkedIn Recruiter');
    expect(linkedIn.getByText(/^LinkedIn has to approve this site first/)).toBeDefined();
    expect(linkedIn.getByRole('link', { name: 'LinkedIn job feed' }).getAttribute('href')).toMatch(/#linkedin-feed$/);
    expect(linkedIn.queryByRole('button')).toBeNull();
    expect((await cardOf('Zoom')).queryByText(/approve/)).toBeNull();
  });
});
