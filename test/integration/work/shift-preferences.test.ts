import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import { defaultShiftPreferences, type ShiftPreferenceChanges } from '@shared/work/model/shifts/shift-preferences';
import { describe, expect, it } from 'vitest';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { dayFromNow, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();
const table = openTable();

const as = ({ token }: Person) => ({ token });
const save = (person: Person, body: ShiftPreferenceChanges) =>
  api(shiftRoutes.saveShiftPreferences, { body }, as(person));
const read = async (person: Person) => (await api(shiftRoutes.getShiftPreferences, {}, as(person))).body;
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const today = dayFromNow(0);
const span = (from: number, until: number) => ({ from: addDays(today, from), until: addDays(today, until) });

describe('the times when someone wants shift requests', () => {
  it('are saved by what changed, also from two screens at once', async () => {
    const person = await registerApplicant();
    expect(await read(person)).toEqual(defaultShiftPreferences);
    const saved = await Promise.all([
      save(person, { addAway: span(10, 12) }),
      // A double click.
      save(person, { addAway: span(10, 12) }),
      save(person, { addAway: span(30, 40) }),
      save(person, { available: ['mon_night'] }),
      save(person, { oneTap: true }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const both = { available: ['mon_night'], oneTap: true, away: [span(10, 12), span(30, 40)] };
    expect(await read(person)).toEqual({ ...defaultShiftPreferences, ...both });

    // An adjacent period, from a screen that doesn't know the other one.
    expect((await save(person, { addAway: span(13, 15) })).body.away).toEqual([span(10, 15), span(30, 40)]);
    expect((await save(person, { removeAway: span(10, 12) })).body.away).toEqual([span(13, 15), span(30, 40)]);
    expect((await save(person, { addAway: span(-9, -3) })).body.away).toEqual([span(13, 15), span(30, 40)]);
    const [left] = await Promise.all([
      save(person, { removeAway: span(30, 40) }),
      save(person, { addAway: span(60, 60) }),
    ]);
    expect(left.status).toBe(200);
    expect((await read(person)).away).toEqual([span(13, 15), span(60, 60)]);

    const stored = await getItem(table, keys.shiftPreferences(person.me.userId), true);
    expect(stored).toMatchObject({ ...both, away: [span(13, 15), span(60, 60)], entity: 'ShiftPreferences' });
  });

  it('have limits, and reject invalid periods', async () => {
    const person = await registerApplicant();
    expect(refusal(await save(person, { addAway: span(1, 181) }))).toEqual([400, 'INVALID_REQUEST']);
    expect((await save(person, { addAway: span(1, 180) })).status).toBe(200);
    // Adjacent periods are joined.
    expect(refusal(await save(person, { addAway: span(181, 182), oneTap: true }))).toEqual([409, 'LIMIT_REACHED']);
    for (const addAway of [span(5, 4), { from: 'soon', until: 'later' }])
      expect((await save(person, { addAway })).status).toBe(400);
    expect(await read(person)).toEqual({ ...defaultShiftPreferences, away: [span(1, 180)] });
  });
});
