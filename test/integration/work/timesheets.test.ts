import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import type { OfferTerms } from '@shared/hiring/model/offer';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '@lambdas/platform/files/read-document';
import { api } from '../../support/client';
import { clearToStart } from '../../support/people/compliance';
import { hire } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let stranger: Person;
beforeAll(async () => {
  [team, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

const lastWeek = mondayOfDay(dayFromNow(-7));
const day = (index: number): string => addDays(lastWeek, index);

type Placed = { person: Person; placementId: string };
const placed = async (terms: Partial<OfferTerms> = {}, poster: Person = team.member): Promise<Placed> => {
  const person = await registerApplicant();
  const { applicationId } = await apply(person, (await createJob(poster)).jobId);
  const { placementId } = await hire(team.admin, person, applicationId, { startOn: lastWeek, ...terms });
  await clearToStart(team.admin, placementId);
  return { person, placementId };
};

const line = (index: number, hours: number, note = '') => ({ day: day(index), minutes: hours * 60, note });
const week = (placementId: string, weekStartsOn = lastWeek) => ({ placementId, weekStartsOn });
const save = ({ person, placementId }: Placed, lines: ReturnType<typeof line>[], version = 0, monday = lastWeek) =>
  api(
    timesheetRoutes.saveTimesheet,
    { params: week(placementId, monday), body: { timesheet: { lines }, version } },
    as(person),
  );
const act = (
  name: 'submitTimesheet' | 'approveTimesheet',
  who: Pick<Person, 'token'>,
  { placementId }: Placed,
  version: number,
) => api(timesheetRoutes[name], { params: week(placementId), body: { version } }, as(who));
const pay = (who: Pick<Person, 'token'>, { placementId }: Placed, version: number, reference = '') =>
  api(timesheetRoutes.payTimesheet, { params: week(placementId), body: { version, reference } }, as(who));
const dispute = (who: Pick<Person, 'token'>, { placementId }: Placed, version: number, days: string[]) =>
  api(
    timesheetRoutes.disputeTimesheet,
    {
      params: week(placementId),
      body: { version, lines: days.map((it) => ({ day: it, reason: `What happened on ${it}?` })) },
    },
    as(who),
  );
const read = (who: Pick<Person, 'token'>, { placementId }: Placed) =>
  api(timesheetRoutes.getTimesheet, { params: week(placementId) }, as(who));
const titlesOf = async (person: Pick<Person, 'token'>) =>
  (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);
const earnings = async (person: Pick<Person, 'token'>) =>
  (await api(timesheetRoutes.getEarnings, {}, as(person))).body.currencies;

describe('a week of hours', () => {
  it('is entered, submitted, signed off and paid, and both sides are told', async () => {
    const it = await placed({ payCents: 150_00 });
    expect((await read(it.person, it)).body).toMatchObject({ status: 'draft', version: 0, lines: [] });
    const saved = await save(it, [line(2, 8), line(0, 7.5, 'Clinic')]);
    expect(saved.body).toMatchObject({ version: 1, totalMinutes: 930, expectedCents: 232_500, approvedCents: null });
    expect(saved.body.lines.map((entry) => entry.day)).toEqual([day(0), day(2)]);
    // Drafts are visible to the professional only.
    expect((await read(team.admin, it)).body).toMatchObject({ version: 0, lines: [] });
    expect((await act('approveTimesheet', team.member, it, 1)).status).toBe(404);
    expect((await act('submitTimesheet', it.person, it, 1)).body).toMatchObject({ status: 'submitted', version: 2 });
    await stack.drain();
    expect((await save(it, [line(0, 1)], 2)).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await pay(team.admin, it, 2)).body.code).toBe('ILLEGAL_TRANSITION');
    const approved = await act('approveTimesheet', team.member, it, 2);
    expect(approved.body).toMatchObject({
      status: 'approved',
      approvedCents: 232_500,
      paidCents: null,
      approvedBy: 'Mia Member',
      dueOn: dayFromNow(limits.payDueDays),
    });
    expect((await earnings(it.person))[0]).toMatchObject({
      currency: 'USD',
      totalCents: 232_500,
      pending: { cents: 232_500, dueOn: dayFromNow(limits.payDueDays) },
      averageHourlyCents: 150_00,
    });
    await stack.drain();
    expect((await pay(team.manager, it, 3)).status).toBe(403);
    const paid = await pay(team.admin, it, 3, 'Payroll 47');
    expect(paid.body).toMatchObject({ status: 'paid', paidCents: 232_500, payReference: 'Payroll 47' });
    const [after] = await earnings(it.person);
    expect(after?.pending).toEqual({ cents: 0, dueOn: null });
    expect(after?.months).toHaveLength(12);
    expect(after?.months.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(232_500);
    expect(after?.months.reduce((sum, { expectedCents }) => sum + expectedCents, 0)).toBe(232_500);
    await stack.drain();
    expect(await titlesOf(team.member)).toContain('Hours to approve');
    expect(await titlesOf(it.person)).toEqual(expect.arrayContaining(['Hours approved', 'Hours paid']));
    expect(await stack.deadLetters()).toEqual([]);
  });

  it('is returned with the errors, which the worker sees and answers', async () => {
    const it = await placed();
    await save(it, [line(0, 8), line(1, 14)]);
    await act('submitTimesheet', it.person, it, 1);
    expect((await dispute(team.member, it, 2, [day(4)])).body.fields).toEqual(
      refusedFields({ 'lines.0.day': notice('dayOutsideWeek') }),
    );
    expect((await dispute(team.member, it, 2, [day(1), day(1)])).body.fields).toEqual(
      refusedFields({ 'lines.1.day': notice('daysAlike') }),
    );
    const disputed = await dispute(team.member, it, 2, [day(1)]);
    expect(disputed.body.status).toBe('disputed');
    const seen = (await read(it.person, it)).body;
    expect(seen.lines.map((entry) => entry.dispute)).toEqual([null, `What happened on ${day(1)}?`]);
    await stack.drain();
    expect((await act('approveTimesheet', team.member, it, 3)).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await save(it, [line(0, 8), line(1, 12)], 3)).body.lines[1]?.dispute).not.toBeNull();
    const again = await act('submitTimesheet', it.person, it, 4);
    expect(again.body.lines.every((entry) => entry.dispute === null)).toBe(true);
    expect(await titlesOf(it.person)).toContain('Timesheet returned');
    expect((await act('approveTimesheet', team.manager, it, 5)).body.totalMinutes).toBe(20 * 60);
  });

  it('is entered from the first day of the placement on', async () => {
    const startOn = dayFromNow(9);
    const coming = await placed({ startOn });
    const monday = mondayOfDay(startOn);
    for (const lines of [[], [{ day: startOn, minutes: 60, note: '' }]])
      expect((await save(coming, lines, 0, monday)).body.code).toBe('PLACEMENT_NOT_STARTED');
    const today = dayFromNow(0);
    const begun = await placed({ startOn: today });
    expect((await save(begun, [{ day: today, minutes: 60, note: '' }], 0, mondayOfDay(today))).status).toBe(200);
  });

  it('accepts only past days of the week and the placement', async () => {
    const it = await placed({ startOn: day(1), endOn: day(5) });
    const wrong = await save(it, [line(0, 8), line(6, 8), { ...line(2, 8), day: addDays(lastWeek, 7) }]);
    expect(wrong.body.fields).toEqual(
      refusedFields({
        'timesheet.lines.0.day': notice('dayBeforePlacement'),
        'timesheet.lines.1.day': notice('dayOutsidePlacement'),
        'timesheet.lines.2.day': notice('dayOutsideWeek'),
      }),
    );
    const twice = await save(it, [line(1, 8), line(1, 2)]);
    expect(twice.body.fields).toEqual(refusedFields({ 'timesheet.lines': notice('daysAlike') }));
    expect((await save(it, [{ ...line(1, 8), minutes: 1441 }])).status).toBe(400);
    expect((await save(it, [{ ...line(1, 8), minutes: -1 }])).status).toBe(400);
    const open = await placed();
    const next = addDays(mondayOfDay(dayFromNow(0)), 7);
    const future = await save(open, [{ day: addDays(next, 3), minutes: 60, note: '' }], 0, next);
    expect(future.body.fields).toEqual(refusedFields({ 'timesheet.lines.0.day': notice('dayInFuture') }));
    expect((await save(it, [], 0, addDays(lastWeek, -14))).status).toBe(404);
    expect((await save(it, [], 0, addDays(lastWeek, 1))).status).toBe(404);
    await save(it, []);
    expect((await act('submitTimesheet', it.person, it, 1)).body.fields).toEqual(
      refusedFields({ lines: notice('noHours') }),
    );
  });

  it('accepts one of two changes from one version', async () => {
    const it = await placed();
    const replies = await Promise.all([save(it, [line(0, 1)]), save(it, [line(0, 2)]), save(it, [line(0, 3)])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await act('submitTimesheet', it.person, it, 1);
    const decided = await Promise.all([
      act('approveTimesheet', team.admin, it, 2),
      act('approveTimesheet', team.member, it, 2),
      dispute(team.manager, it, 2, [day(0)]),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await read(it.person, it);
    const [found] = await earnings(it.person);
    expect(found?.totalCents).toBe(body.approvedCents ?? 0);
  });

  it('is for the people it concerns', async () => {
    const it = await placed({}, team.admin);
    await save(it, [line(0, 8)]);
    await act('submitTimesheet', it.person, it, 1);
    const other = await registerApplicant();
    for (const someone of [stranger, other, team.member]) expect((await read(someone, it)).status).toBe(404);
    expect((await act('approveTimesheet', it.person, it, 2)).status).toBe(403);
    expect((await act('approveTimesheet', stranger, it, 2)).status).toBe(404);
    expect((await act('approveTimesheet', team.member, it, 2)).status).toBe(404);
    const listed = async (who: Person) =>
      (await api(timesheetRoutes.listTimesheets, { query: { status: 'submitted' } }, as(who))).body.items;
    expect((await listed(team.member)).some(({ placementId }) => placementId === it.placementId)).toBe(false);
    expect((await listed(team.manager)).some(({ placementId }) => placementId === it.placementId)).toBe(true);
    expect((await listed(it.person)).map(({ placementId }) => placementId)).toEqual([it.placementId]);
    expect(await listed(stranger)).toEqual([]);
    const weeks = await api(
      timesheetRoutes.listPlacementTimesheets,
      { params: { placementId: it.placementId }, query: {} },
      as(team.admin),
    );
    expect(weeks.body.items.map(({ weekStartsOn }) => weekStartsOn)).toEqual([lastWeek]);
  });

  it('keeps a placement from ending before entered hours', async () => {
    const it = await placed();
    await save(it, [line(0, 8), line(3, 8)]);
    const end = (endOn: string) =>
      api(
        offerRoutes.endPlacement,
        { params: { placementId: it.placementId }, body: { endOn, reason: 'Over.', version: 1 } },
        as(team.admin),
      );
    expect((await end(day(2))).body.fields).toEqual(refusedFields({ endOn: notice('placementEndBeforeHours') }));
    expect((await end(day(3))).body.endOn).toBe(day(3));
    expect((await save(it, [line(0, 8), line(4, 8)], 1)).body.fields).toEqual(
      refusedFields({ 'timesheet.lines.1.day': notice('dayOutsidePlacement') }),
    );
  });
});

describe('copies of hours', () => {
  it('are a CSV that spreadsheets do not run as formulas', async () => {
    const it = await placed();
    await save(it, [line(0, 8, '=HYPERLINK("https://evil.test")'), line(1, 7.5, 'a "quoted", note')]);
    await act('submitTimesheet', it.person, it, 1);
    const params = { placementId: it.placementId };
    const { body } = await api(timesheetRoutes.exportTimesheets, { params, query: {} }, as(team.admin));
    expect(body).toMatchObject({ rows: 2, nextCursor: null });
    const [head, first, second] = body.csv.split('\r\n');
    expect(head).toBe(
      'Job,Professional,Week of,Day,Hours,Amount,Currency,Status,Note,Return reason,Paid on,Reference,Line',
    );
    expect(first).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(second).toContain(`${day(1)},7.50,1125.00,USD,Awaiting approval,"a ""quoted"", note"`);
    expect((await api(timesheetRoutes.exportTimesheets, { params, query: {} }, as(stranger))).status).toBe(404);
  });

  it('are a PDF at an expiring address', async () => {
    const it = await placed();
    await save(it, [line(0, 8, 'Żółć – 終わり')]);
    const { body } = await api(timesheetRoutes.printTimesheet, { params: week(it.placementId) }, as(it.person));
    expect(body.fileName).toBe(`Timesheet ${lastWeek}.pdf`);
    const file = await fetch(body.url);
    const content = Buffer.from(await file.arrayBuffer());
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readDocument(content)).not.toBeNull();
  });
});

it('earnings are zero for everyone before there are hours', async () => {
  expect(await earnings(await registerApplicant())).toEqual([]);
  const { totals } = (await api(jobRoutes.getEmployerJobs, {}, as(team.admin))).body;
  expect(totals.hires).toBeGreaterThan(0);
});
