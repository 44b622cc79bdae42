import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import { defaultShiftPreferences, type ShiftPreferenceChanges } from '@shared/work/model/shifts/shift-preferences';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { createReturnAnswers } from '@lambdas/store/work/reliability/return-answers';
import { scanTable } from '../../../scripts/lib/scan-table';
import { api } from '../../support/client';
import { deletionOf, eraseNow, requestErasure } from '../../support/accounts/erasing';
import { buildExports, listOf, textIn, unzipped } from '../../support/accounts/exports';
import { registerProfessional, type Person } from '../../support/people';
import { coverUnit, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

// Professionals' own choices about their shifts are stored as given, exported, and erased.

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const open = (token: string) => api(weekLinkRoutes.getSharedWeek, { params: { token } });

const entitiesOf = async (userId: string): Promise<string[]> => {
  const found = new Set<string>();
  for await (const item of scanTable(openTable())) {
    if (String(item['pk']).includes(userId)) found.add(String(item['entity']));
  }
  return [...found];
};

describe('availability', () => {
  const save = (person: Person, body: ShiftPreferenceChanges) =>
    api(shiftRoutes.saveShiftPreferences, { body }, as(person));
  const read = async (person: Person) => (await api(shiftRoutes.getShiftPreferences, {}, as(person))).body;

  it('is stored in week order without duplicates, and an empty choice means any time', async () => {
    const person = await registerProfessional();
    expect(await read(person)).toEqual(defaultShiftPreferences);
    const chosen = await save(person, { available: ['sat_night', 'mon_morning', 'sat_night'] });
    const kept = { ...defaultShiftPreferences, available: ['mon_morning', 'sat_night'] };
    expect([chosen.status, chosen.body]).toEqual([200, kept]);
    // The same choice again, as a second click sends it.
    expect((await save(person, { available: ['mon_morning', 'sat_night'] })).body).toEqual(kept);
    expect(await read(person)).toEqual(kept);
    expect((await save(person, { available: [] })).body).toEqual(defaultShiftPreferences);
    const unknown = await save(person, { available: ['someday_night'] as never });
    expect(unknown.status).toBe(400);
  });

  it('and other choices saved at the same moment do not undo each other', async () => {
    const person = await registerProfessional();
    const saves: ShiftPreferenceChanges[] = [
      { available: ['tue_night'] },
      { oneTap: true },
      { lastMinute: true, miles: 12 },
      { sharePhone: true },
    ];
    const replies = await Promise.all(saves.map((changes) => save(person, changes)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(person)).toEqual({ ...defaultShiftPreferences, ...Object.assign({}, ...saves) });
  });

  it('is one of two saved at the same moment, never a mix', async () => {
    const person = await registerProfessional();
    const weeks = [['mon_night', 'tue_night'], ['sat_morning']] as const;
    await Promise.all(weeks.map((available) => save(person, { available: [...available] })));
    expect(weeks).toContainEqual((await read(person)).available);
  });
});

describe('a family link and an answer about an employer', () => {
  const given = async () => {
    const { admin, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const link = await api(weekLinkRoutes.changeWeekLink, { body: { on: true, version: 0 } }, as(person));
    const token = link.body.token!;
    const { organizationId } = admin;
    const answer = { userId: person.userId, organizationId, again: false };
    await createReturnAnswers(openTable()).answer(answer, new Date());
    return { person, organizationId, token };
  };

  it('are in the person’s export, without the link’s token', async () => {
    const { person, organizationId, token } = await given();
    await api(accountRoutes.requestDataExport, { body: { password: person.password } }, as(person));
    await buildExports(stack);
    const zip = await unzipped((await api(accountRoutes.downloadDataExport, {}, as(person))).body.url);
    const [link, ...others] = listOf(zip, 'account', 'WeekLink');
    expect(others).toEqual([]);
    expect(link).toMatchObject({ on: true });
    for (const name of ['generation', 'linkId']) expect(link).not.toHaveProperty(name);
    expect(textIn(zip, 'data/account.json')).not.toContain(token);
    expect(listOf(zip, 'account', 'ReturnAnswer')).toMatchObject([{ organizationId, again: false }]);
  });

  it('are erased with the person, and the link answers like an unknown one', async () => {
    const { person, organizationId, token } = await given();
    expect((await open(token)).status).toBe(200);
    expect(await entitiesOf(person.userId)).toEqual(expect.arrayContaining(['WeekLink', 'ReturnAnswer']));
    await requestErasure(person, 'doctor');
    await eraseNow(stack, person);
    expect(await deletionOf(person.userId)).toMatchObject({ state: 'erased' });
    const left = await entitiesOf(person.userId);
    expect(left.filter((entity) => ['WeekLink', 'ReturnAnswer', 'ShiftPreferences'].includes(entity))).toEqual([]);
    const [gone, unknown] = [await open(token), await open('x')];
    expect([gone.status, gone.body]).toEqual([404, unknown.body]);
    expect(await createReturnAnswers(openTable()).of(person.userId, [organizationId])).toEqual(new Map());
  });
});
