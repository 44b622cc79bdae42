import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import type { ScheduleItemForm, TaskForm } from '@shared/messages/model/calendar';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import { PutCommand } from '@lambdas/platform/table/commands';
import type * as z from 'zod';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

await sharedStack();

let person: Person;
let other: Person;
beforeAll(async () => {
  [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
});

type ItemInput = z.input<typeof ScheduleItemForm>;
const shift = (fields: Partial<ItemInput> = {}): ItemInput => ({
  title: 'Night shift',
  facility: 'Lakeshore Medical Center',
  date: '2026-11-20',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'America/New_York',
  rateCents: 95_00,
  location: 'Boston, MA',
  status: 'confirmed',
  notes: 'Bring the badge.',
  ...fields,
});
const create = (fields: Partial<ItemInput> = {}, who = person, idempotencyKey?: string) =>
  api(
    calendarRoutes.createScheduleItem,
    { body: shift(fields) },
    { token: who.token, ...(idempotencyKey && { idempotencyKey }) },
  );
const update = (scheduleItemId: string, version: number, fields: Partial<ItemInput>, who = person) =>
  api(
    calendarRoutes.updateScheduleItem,
    { params: { scheduleItemId }, body: { item: shift(fields), version } },
    { token: who.token },
  );
const remove = (scheduleItemId: string, who = person) =>
  api(calendarRoutes.deleteScheduleItem, { params: { scheduleItemId } }, { token: who.token });
const read = async (from: string, to: string, who = person) =>
  (await api(calendarRoutes.readCalendar, { query: { from, to } }, { token: who.token })).body;

type TaskInput = z.input<typeof TaskForm>;
const addTask = (fields: Partial<TaskInput> = {}, who = person) =>
  api(calendarRoutes.createTask, { body: { title: 'Renew ACLS', ...fields } }, { token: who.token });
const changeTask = (taskId: string, version: number, fields: Partial<TaskInput>, who = person) =>
  api(
    calendarRoutes.updateTask,
    { params: { taskId }, body: { task: { title: 'Renew ACLS', ...fields }, version } },
    { token: who.token },
  );

describe('the schedule', () => {
  it('keeps an overnight shift with its local times and the instants they mean', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...shift(),
      type: 'shift',
      currency: 'USD',
      startsAt: '2026-11-21T00:00:00.000Z',
      endsAt: '2026-11-21T12:00:00.000Z',
      durationMinutes: 720,
      version: 1,
    });
  });

  it.each([
    ['2026-10-31', 13],
    ['2026-03-07', 11],
  ])('counts daylight saving in the night of %s', async (date, hours) => {
    expect((await create({ date })).body.durationMinutes).toBe(hours * 60);
  });

  it('lists entries that touch the days in any time zone, soonest first, and nothing else', async () => {
    const who = await registerProfessional();
    for (const date of ['2026-05-09', '2026-05-11', '2026-05-01', '2026-06-30']) await create({ date }, who);
    await create({ date: '2026-05-10', startTime: '08:00', endTime: '09:00' }, who);
    const { items } = await read('2026-05-10', '2026-05-11', who);
    expect(items.map(({ date }) => date)).toEqual(['2026-05-09', '2026-05-10', '2026-05-11']);
  });

  it('accepts a change of the newest version only', async () => {
    const { body: made } = await create();
    const changed = await update(made.scheduleItemId, 1, { startTime: '20:00' });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, durationMinutes: 660 } });
    expect(await update(made.scheduleItemId, 1, { title: 'Stale' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
    const both = await Promise.all([
      update(made.scheduleItemId, 2, { title: 'One' }),
      update(made.scheduleItemId, 2, { title: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('moves in the calendar with its date, and is gone once deleted', async () => {
    const who = await registerProfessional();
    const { body: made } = await create({ date: '2026-07-01' }, who);
    await update(made.scheduleItemId, 1, { date: '2026-08-01' }, who);
    expect((await read('2026-07-01', '2026-07-01', who)).items).toEqual([]);
    expect((await read('2026-08-01', '2026-08-01', who)).items).toHaveLength(1);
    expect((await remove(made.scheduleItemId, who)).status).toBe(200);
    expect((await remove(made.scheduleItemId, who)).status).toBe(404);
    expect((await read('2026-08-01', '2026-08-01', who)).items).toEqual([]);
  });

  it('creates one entry from a request that is sent twice', async () => {
    const who = await registerProfessional();
    const key = ulid();
    const [one, two] = [await create({}, who, key), await create({}, who, key)];
    expect(two.body.scheduleItemId).toBe(one.body.scheduleItemId);
    expect((await read('2026-11-20', '2026-11-20', who)).items).toHaveLength(1);
  });

  it('rejects invalid times, days and zones', async () => {
    for (const fields of [
      { timeZone: 'Mars/Olympus' },
      { date: '2026-02-30' },
      { date: '0026-02-03' },
      { startTime: '25:00' },
      { title: ' ' },
      { rateCents: -1 },
    ]) {
      expect(await create(fields)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
    const skipped = await create({ date: '2026-03-08', startTime: '02:30', endTime: '03:15' });
    expect(skipped).toMatchObject({
      status: 400,
      body: { fields: refusedFields({ endTime: notice('clocksChange') }) },
    });
  });

  it('is read for two months at most, forwards', async () => {
    for (const query of [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2026-02-01', to: '2026-01-01' },
    ]) {
      expect(await api(calendarRoutes.readCalendar, { query }, { token: person.token })).toMatchObject({ status: 400 });
    }
  });

  it('is visible to its owner only', async () => {
    const { body: made } = await create();
    expect((await update(made.scheduleItemId, 1, {}, other)).status).toBe(404);
    expect((await remove(made.scheduleItemId, other)).status).toBe(404);
    expect((await read('2026-11-19', '2026-11-22', other)).items).toEqual([]);
    expect((await update('nonsense', 1, {})).status).toBe(404);
  });
});

describe('tasks', () => {
  it('are always listed while open; completed ones on their day', async () => {
    const who = await registerProfessional();
    const open = await addTask({ dueDate: '2027-01-15' }, who);
    const done = await addTask({ dueDate: '2026-04-10', status: 'completed' }, who);
    const undated = await addTask({ status: 'completed' }, who);
    const listed = async (from: string, to: string) => (await read(from, to, who)).tasks.map(({ taskId }) => taskId);
    expect(await listed('2026-04-01', '2026-04-30')).toEqual([open.body.taskId, done.body.taskId]);
    expect(await listed('2026-05-01', '2026-05-31')).toEqual([open.body.taskId]);
    const day = undated.body.updatedAt.slice(0, 10);
    expect(await listed(day, day)).toContain(undated.body.taskId);
  });

  it('are completed and opened again', async () => {
    const { body: made } = await addTask();
    const done = await changeTask(made.taskId, 1, { status: 'completed' });
    expect(done).toMatchObject({ status: 200, body: { status: 'completed', version: 2 } });
    const again = () => changeTask(made.taskId, 2, { status: 'pending' });
    expect(await again()).toMatchObject({ status: 200, body: { version: 3 } });
    // Sent twice, because the first answer was lost.
    expect(await again()).toMatchObject({ status: 200, body: { version: 3 } });
    const changed = await changeTask(made.taskId, 2, { priority: 'high' });
    expect(changed).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  });

  it('have a limit on open ones, also for concurrent requests; completing one makes room', async () => {
    const who = await registerProfessional();
    const { body: first } = await addTask({}, who);
    const table = openTable();
    const Item = { ...keys.openTaskCount(who.userId), entity: 'OwnCount', count: limits.openTasks - 1 };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    const answers = await Promise.all([addTask({}, who), addTask({}, who)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await addTask({ status: 'completed' }, who)).status).toBe(201);
    await changeTask(first.taskId, 1, { status: 'completed' }, who);
    expect((await addTask({}, who)).status).toBe(201);
    expect(await changeTask(first.taskId, 2, { status: 'pending' }, who)).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_REACHED' },
    });
  });

  it('are deleted once, by their owner only', async () => {
    const { body: made } = await addTask();
    const gone = (who: Person) =>
      api(calendarRoutes.deleteTask, { params: { taskId: made.taskId } }, { token: who.token });
    expect((await changeTask(made.taskId, 1, {}, other)).status).toBe(404);
    expect((await gone(other)).status).toBe(404);
    expect((await gone(person)).status).toBe(200);
    expect((await gone(person)).status).toBe(404);
  });
});
