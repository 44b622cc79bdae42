import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarConnection as Connection } from '@shared/messages/model/calendar';
import { messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { toastStore } from '@/components/ui/base/toast';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { CalendarConnection } from './calendar-connection';

const feed = (number: number) => `https://wardline.test/api/calendar/feeds/${number}.ics`;
const busyImport = {
  host: 'calendar.example',
  importedAt: '2026-11-20T10:00:00.000Z',
  busyTimes: 3,
  events: 3,
  leftOut: [],
  problem: null,
};
let stored: Connection;
let made = 0;
const server = answering({
  getCalendarConnection: () => stored,
  rotateCalendarFeed: () => (stored = { ...stored, feedUrl: feed((made += 1)) }),
  importBusyTimes: () => (stored = { ...stored, busyImport }),
});

const show = () => showTo(memberOf('member'), <CalendarConnection />);
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const told = () => toastStore.get().map(({ text }) => text);

beforeEach(async () => {
  stored = { feedUrl: null, busyImport: null };
  made = 0;
  await loadTexts('calendar-connection', 'common');
});

describe('the link for another calendar', () => {
  it('is created, and replaced after a confirmation', async () => {
    await show();
    await press('Create Private Link');
    const address = await screen.findByLabelText<HTMLInputElement>('Private link');
    expect(address.value).toBe(feed(1));
    await press('Create New Link');
    expect(address.value).toBe(feed(1));
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Create New Link' })));
    expect(address.value).toBe(feed(2));
    expect(told()).toContain(messages.feedRotated);
  });
});

describe('busy times of another calendar', () => {
  const enter = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Calendar link (iCal)'), { target: { value } });

  it('are not requested from an invalid address', async () => {
    await show();
    await enter('calendar');
    await press('Import Busy Times');
    expect(server.calls('importBusyTimes')).toEqual([]);
    expect(screen.getByLabelText('Calendar link (iCal)').getAttribute('aria-invalid')).toBe('true');
  });

  it('are imported with Enter or the button, with errors beside the address', async () => {
    const refusal = refuse('INVALID_REQUEST', undefined, { fields: { url: notice('addressNotPublic') } });
    server.use({ importBusyTimes: refusal });
    await show();
    await enter('https://127.0.0.1/calendar.ics');
    await act(async () => fireEvent.keyDown(screen.getByLabelText('Calendar link (iCal)'), { key: 'Enter' }));
    expect(await screen.findByText(messages.addressNotPublic)).toBeTruthy();
    server.use({ importBusyTimes: () => (stored = { ...stored, busyImport }) });
    await enter('https://calendar.example/mine.ics');
    await press('Import Busy Times');
    expect(told()).toContain(messages.calendarImported);
    expect(await screen.findByText(/calendar\.example/)).toBeTruthy();
  });
});
