import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conversation } from '@shared/messages/model/conversation';
import { interviewPath } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { showTo, type ReaderName } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { today } from '@/lib/time/today';
import { addDays } from '@shared/core/rules/calendar-days';
import { conversation } from '@/messages/parts/messages/testing';
import { ThreadActions } from '../thread/thread-head';

const nora = { ...conversation().with, user_id: testUserId(1), user_name: 'Nora Nurse', user_type: 'doctor' as const };
const withCall = (changes: Partial<Conversation>) => conversation({ with: nora, ...changes });
const server = answering({
  listTeamMembers: () => ({ items: [] }),
  listMeetingServices: () => ({ items: [] }),
  findFreeTimes: () => ({ timeZone: 'America/New_York', items: [] }),
  checkInterviewTimes: ({ body }) => ({ slots: body.slots.map((slot) => ({ ...slot, own: [], otherBusy: false })) }),
});

const show = (reader: ReaderName, opened: Conversation) =>
  showTo(
    reader,
    <ThreadActions
      conversation={opened}
      application={undefined}
      side={reader === 'professional' ? 'professional' : 'employer'}
    />,
  );
const propose = () => screen.queryByRole('button', { name: 'Propose a Call' });

beforeEach(async () => {
  await loadTexts('messages', 'interviews', 'labels/jobs', 'labels/hiring', 'common');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe('a call', () => {
  it('is offered to employers once both wrote, while none is upcoming', async () => {
    await show('member', withCall({ call: null }));
    expect(propose()).not.toBeNull();
  });

  it.each([
    ['before both wrote', 'member', {}],
    ['to professionals', 'professional', { call: null }],
    ['while one is ahead', 'member', { call: testId('int') }],
  ] as const)('is not offered %s', async (_case, reader, changes) => {
    await show(reader, withCall(changes));
    expect(propose()).toBeNull();
  });

  it('that is upcoming is one step away for both', async () => {
    await show('professional', withCall({ call: testId('int') }));
    fireEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
    const link = await screen.findByRole('menuitem', { name: 'View Call' });
    expect(link.getAttribute('href')).toBe(interviewPath(testId('int')));
  });

  it('is proposed at a mutually free time, or with a warning', async () => {
    const at = `${addDays(today(), 7)}T15:`;
    const slot = { startsAt: `${at}00:00.000Z`, endsAt: `${at}30:00.000Z` };
    server.use({
      findFreeTimes: () => ({ timeZone: 'America/New_York', items: [slot] }),
      checkInterviewTimes: ({ body }) => ({ slots: body.slots.map((it) => ({ ...it, own: [], otherBusy: true })) }),
    });
    await show('member', withCall({ call: null }));
    fireEvent.click(propose()!);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const list = within(await dialog.findByRole('list', { name: 'Everyone is free', hidden: true }));
    fireEvent.click(list.getByRole('button', { hidden: true }));
    expect(await dialog.findByText(/is busy at this time/)).toBeDefined();
    const to = { professionalId: nora.user_id };
    expect(server.calls('findFreeTimes')[0]).toMatchObject({ body: { to } });
    expect(server.calls('checkInterviewTimes').at(-1)).toMatchObject({ body: { to, slots: [slot] } });
  });

  it('is proposed to the professional, and says why it was refused', async () => {
    server.use({ proposeCall: refuse('LIMIT_REACHED', notice('callAhead')) });
    await show('member', withCall({ call: null }));
    fireEvent.click(propose()!);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.input(await dialog.findByLabelText(/^Date/), { target: { value: addDays(today(), 7) } });
    fireEvent.input(dialog.getByLabelText(/^Start/), { target: { value: '10:00' } });
    fireEvent.click(dialog.getByText('Propose Times'));
    expect(await dialog.findByText(messages.callAhead)).toBeDefined();
    await waitFor(() => expect(server.calls('proposeCall')).toHaveLength(1));
    expect(server.calls('proposeCall')).toMatchObject([{ params: { userId: nora.user_id }, body: { type: 'video' } }]);
  });
});
