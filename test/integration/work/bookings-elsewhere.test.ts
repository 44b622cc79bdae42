import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { payStatementRoutes } from '@shared/money/api/pay-statements.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import type { CalendarEntryKind } from '@shared/connect/integrations/calendar-entries';
import type { Shift } from '@shared/work/model/shifts/shift';
import { describe, expect, it } from 'vitest';
import type { StoredCalendar, StoredEvent } from '../../../emulators/vendors/apis/google-calendar';
import { createPayDeps, recomputePay } from '@lambdas/store/work/attendance/open-pay';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { systemClock } from '@lambdas/platform/clock';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { connectedCalendars } from '../../support/connect/connected-calendars';
import type { Person } from '../../support/people';
import { approveRequest, bookShift, coverUnit, createShift, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const as = ({ token }: Person) => ({ token });
const google = { provider: 'google-calendar' } as const;
const { connect, edit } = connectedCalendars(stack, 'google-calendar');

const events = async (person: Person): Promise<StoredEvent[]> =>
  Object.values((await edit<StoredCalendar>(person, {})).events).filter(({ status }) => status !== 'cancelled');
const choose = (person: Person, entries: CalendarEntryKind[]) =>
  api(integrationRoutes.chooseCalendarEntries, { params: google, body: { entries } }, as(person));
const book = async (manager: Person, shift: Shift, person: Person): Promise<void> => {
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(manager, shift, person)).status).toBe(200);
  await stack.drain();
};

describe('a booked shift in a connected calendar', () => {
  it('is added once booked, free until then if its owner wants that, and removed when canceled', async () => {
    const { manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    await connect(person);
    const shift = (await createShift(manager, location)).body;
    expect((await bookShift(person, shift)).status).toBe(200);
    await stack.drain();
    expect(await events(person)).toEqual([]);
    expect((await choose(person, ['shifts', 'requests'])).body.entries).toEqual(['shifts', 'requests']);
    await stack.drain();
    expect(await events(person)).toMatchObject([{ status: 'tentative', transparency: 'transparent' }]);
    await approveRequest(manager, shift, person);
    await stack.drain();
    const [event] = await events(person);
    expect(event).toMatchObject({
      summary: 'Surgery, Lakeshore (Wardline)',
      location: 'Lakeshore, Boston, MA',
      status: 'confirmed',
      transparency: 'opaque',
      start: { timeZone: 'America/New_York' },
      extendedProperties: { private: { wardline: shift.shiftId } },
    });
    await api(shiftRoutes.leaveShift, { params: { shiftId: shift.shiftId }, body: { exempt: false } }, as(person));
    await stack.drain();
    expect(await events(person)).toEqual([]);
  });

  it('stays booked when its entry is deleted there, and its owner is told', async () => {
    const { manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    // The booking existed before; connecting adds it.
    await connect(person);
    const [event] = await events(person);
    await edit(person, { event: { ...event!, status: 'cancelled' } });
    const titles = async () => {
      await stack.drain();
      const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body;
      return items.filter(({ title }) => title === 'Still booked');
    };
    await expect.poll(titles).toHaveLength(1);
    expect(await events(person)).toEqual([]);
    const own = await createShifts(table).booking(shift.shiftId, person.userId);
    expect(own?.status).toBe('confirmed');
  });
});

describe('hours for payroll', () => {
  it('include compensation for being sent home, once the numbers and codes are entered', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    const sentHome = {
      ...{ by: 'facility', at: new Date().toISOString(), workedMinutes: 0, minutes: 240, cents: 600_00 },
      basis: 'policy',
    };
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.booking(shift.shiftId, person.userId),
        UpdateExpression: 'SET #status = :status, sentHome = :sentHome',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': 'sent_home', ':sentHome': sentHome },
      }),
    );
    const settle = () =>
      recomputePay(createPayDeps(table, systemClock), { shiftId: shift.shiftId, userId: person.userId });
    await Promise.all([settle(), settle()]);
    const read = async () => (await api(payStatementRoutes.exportPayroll, {}, as(admin))).body;
    await expect.poll(read).toMatchObject({
      people: [{ userId: person.userId, cents: 600_00 }],
      missing: { codes: ['sent_home'] },
      file: null,
    });
    const body = {
      ...{ provider: 'adp_workforce_now' as const, company: 'LKS', codes: { sent_home: 'SH' }, version: 0 },
      numbers: { [person.userId]: '77' },
    };
    const saved = await api(payStatementRoutes.savePayroll, { body }, as(admin));
    expect(saved.body.file).toMatchObject({ name: 'PRLKSEPI.csv', rows: 1, cents: 600_00 });
    expect(saved.body.file?.csv.split('\r\n')[1]).toMatch(/^LKS,WL\d{4},000077,,,SH,600\.00$/);
    expect((await api(payStatementRoutes.savePayroll, { body }, as(admin))).status).toBe(409);
    expect((await api(payStatementRoutes.exportPayroll, {}, as(manager))).status).toBe(403);
  });
});
