import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScheduleItem } from '@shared/messages/model/calendar';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { setOwnZone } from '@/lib/time/own-zone';
import { EventDetails } from './event-details';
import { EventDialog } from './event-dialog';
import { eventValues, newEvent } from './event-form';
import { TaskDialog } from './task-dialog';

const scheduleItemId = testId('sch');
const night: ScheduleItem = {
  ...newEvent('2026-11-24', null),
  scheduleItemId,
  type: 'shift',
  status: 'scheduled',
  title: 'Night in the ward',
  facility: '',
  rateCents: null,
  currency: 'USD',
  location: '',
  notes: '',
  startTime: '19:00',
  endTime: '07:00',
  startsAt: '2026-11-25T01:00:00.000Z',
  endsAt: '2026-11-25T13:00:00.000Z',
  durationMinutes: 720,
  version: 1,
};
const server = answering({
  createScheduleItem: () => night,
  updateScheduleItem: ({ body }) => ({ ...night, ...body.item, version: 2 }),
  deleteScheduleItem: () => ({ scheduleItemId }),
  createTask: ({ body }) => ({
    ...{ taskId: testId('tsk'), description: '', priority: 'medium' as const, category: 'administrative' as const },
    ...{ status: 'pending' as const, dueDate: null, version: 1, updatedAt: night.startsAt },
    title: body.title,
  }),
});

const closed = vi.fn();
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const type = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
const told = () => toastStore.get().map(({ text }) => text);
const add = () =>
  showTo(memberOf('member'), <EventDialog item={null} initial={newEvent('2026-11-24', null)} onClose={closed} />);

beforeEach(async () => {
  closed.mockClear();
  setOwnZone('America/Chicago');
  await loadTexts('calendar', 'labels/hiring', 'time-zones', 'common');
});

describe('a new event', () => {
  it('needs a title, shows a night’s length, and is saved once', async () => {
    await add();
    await press('Save Event');
    expect(await screen.findByText(messages.required)).toBeTruthy();
    expect(server.called()).toEqual([]);
    type(/^Title/, 'Night in the ward');
    type(/^Start/, '19:00');
    type(/^End/, '07:00');
    expect(screen.getByText(/12 hr$/)).toBeTruthy();
    await press('Save Event');
    expect(server.calls('createScheduleItem')).toMatchObject([
      { body: { title: 'Night in the ward', date: '2026-11-24', startTime: '19:00', endTime: '07:00' } },
    ]);
    expect(told()).toContain(messages.scheduleItemSaved);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('stays open with its input when it is refused', async () => {
    server.use({ createScheduleItem: refuse('INTERNAL') });
    await add();
    type(/^Title/, 'Night in the ward');
    await press('Save Event');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Night in the ward');
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('an event', () => {
  const Opened = () => {
    const [edits, setEdits] = useState(false);
    return edits ? (
      <EventDialog item={night} initial={eventValues(night)} onClose={closed} />
    ) : (
      <EventDetails item={night} onEdit={() => setEdits(true)} onClose={closed} />
    );
  };

  it('is changed from the version that was shown', async () => {
    await showTo(memberOf('member'), <Opened />);
    await press('Edit');
    type(/^Title/, 'Night in the emergency room');
    await press('Save Event');
    expect(server.calls('updateScheduleItem')).toMatchObject([
      { params: { scheduleItemId }, body: { item: { title: 'Night in the emergency room' }, version: 1 } },
    ]);
  });

  it('is deleted after a confirmation', async () => {
    await showTo(memberOf('member'), <Opened />);
    await press('Delete');
    expect(server.calls('deleteScheduleItem')).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
    expect(server.calls('deleteScheduleItem')).toHaveLength(1);
    expect(told()).toContain(messages.scheduleItemDeleted);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

it('a new task needs a title, and is saved', async () => {
  await showTo(memberOf('member'), <TaskDialog task={null} onClose={closed} />);
  await press('Save Task');
  expect(await screen.findByText(messages.required)).toBeTruthy();
  type(/^Title/, 'Renew ACLS');
  await press('Save Task');
  expect(server.calls('createTask')).toMatchObject([{ body: { title: 'Renew ACLS' } }]);
  expect(closed).toHaveBeenCalledTimes(1);
});
