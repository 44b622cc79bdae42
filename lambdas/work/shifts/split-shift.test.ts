import { describe, expect, it } from 'vitest';
import { bookShift } from './booking/book-shift';
import { outlookOf } from './filling/outlook';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';
import { splitShift } from './split-shift';
import { startWaves } from './filling/start-fill';

const { shiftId } = nightOf();

/** Sets up an at-risk shift two days ahead. */
const setUp = async (fields: Parameters<typeof nightOf>[0] = {}) => {
  const fake = new FakeShiftDeps(2);
  fake.now = new Date('2026-12-02T01:00:00.000Z');
  const atRisk = { since: fake.now.toISOString() };
  fake.table.add(
    nightOf({ publishedAt: fake.now.toISOString(), updatedAt: fake.now.toISOString(), atRisk, ...fields }),
  );
  const deps = fake.deps();
  await startWaves(deps, shiftId, 'published');
  const stored = () => fake.table.shifts.get(shiftId)!;
  const split = (version = stored().version) => answerOf(splitShift(deps, { caller: fake.manager, shiftId, version }));
  const book = () => answerOf(bookShift(deps, { caller: fake.as('pro_01'), shiftId, termsHash: stored().termsHash }));
  const outlook = async () =>
    outlookOf(deps, (await fake.table.whole(shiftId))!, (await deps.locations.unit(stored()))!);
  return { fake, stored, split, book, outlook, second: () => fake.table.shifts.get('shf_new') };
};

describe('a shift at risk', () => {
  it('can be split into two, with new invitations', async () => {
    const { fake, stored, split, second, outlook } = await setUp();
    const before = stored();
    expect(await outlook()).toMatchObject({ split: { minutes: [480, 240] } });
    expect(await split()).toBe('done');
    expect([stored().startsAt, stored().endsAt, second()?.endsAt]).toEqual([
      before.startsAt,
      second()?.startsAt,
      before.endsAt,
    ]);
    expect(second()).toMatchObject({ status: 'open', headcount: before.headcount, version: 1 });
    expect([stored().atRisk, second()?.atRisk]).toEqual([undefined, undefined]);
    expect(await fake.table.run('shf_new')).toMatchObject({ state: 'running', cause: 'published' });
    expect(await outlook()).toMatchObject({ split: null });
  });

  it('is split once by two concurrent requests', async () => {
    const { stored, split } = await setUp();
    const { version } = stored();
    expect([await split(version), await split(version)]).toEqual(['done', 'STALE_VERSION']);
  });

  it('can’t be split once someone is booked, even at the same moment', async () => {
    const { fake, stored, split, book, second } = await setUp({ headcount: 2 });
    const { version } = stored();
    fake.table.beforeWrite = async () => void (await book());
    expect(await split(version)).toBe('SHIFT_NOT_EMPTY');
    expect(second()).toBeUndefined();
  });

  it.each([
    ['short', { endsAt: '2026-12-04T09:00:00.000Z', minutes: 480 }],
    ['no longer at risk', { atRisk: undefined }],
    ['no longer open', { status: 'canceled' }],
  ] as const)('is not split while it is %s', async (_why, fields) => {
    const { split } = await setUp(fields as never);
    expect(await split()).toBe('SHIFT_NOT_OPEN');
  });
});
