import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Integration } from '@shared/connect/model/integration';
import { showTo as showToProfessional } from '@/hiring/parts/offers/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { CalendarEntriesSection } from './calendar-entries';

const card = (entries: Integration['entries']): Integration => ({
  ...{ provider: 'google-calendar', state: 'connected', reason: null, since: '2026-11-20T10:00:00.000Z' },
  ...{ account: 'lee@mercy.example', lastWorkedAt: null, entries },
});
const server = answering({ chooseCalendarEntries: ({ body }) => card(body.entries) });
const section = <CalendarEntriesSection provider="google-calendar" chosen={['interviews', 'shifts']} />;

beforeEach(() => loadTexts('connections'));

describe('entries sent to a connected calendar', () => {
  it('are its owner’s choice, including requested shifts', async () => {
    await showToProfessional('professional', section);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Requested shifts/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Interviews' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    expect(server.calls('chooseCalendarEntries')).toMatchObject([{ body: { entries: ['shifts', 'requests'] } }]);
    expect(screen.getByText(/you're still booked/)).toBeDefined();
  });

  it('are interviews only for team members, who have no shifts', async () => {
    await showTo(memberOf('member'), section);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  });
});
