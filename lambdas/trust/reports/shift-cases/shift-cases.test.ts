import type { ShiftCaseDecision } from '@shared/work/model/shifts/shift-case';
import { beforeEach, describe, expect, it } from 'vitest';
import { shiftCaseWith } from '../../../store/trust/shift-cases/shift-cases.fake';
import { getShiftCaseFile } from './appeal-files';
import { appealReliability } from './appeal-reliability';
import { decideShiftCase } from './decide-shift-case';
import { administrator, codeOf, FakeShiftCases, professional, reviewer } from './shift-cases.fake';
import { getShiftCase, listShiftCases } from './review-shift-cases';

let world: FakeShiftCases;
beforeEach(() => {
  world = new FakeShiftCases();
  world.add('one');
});

const appeal = (eventId = 'one', caller = professional) =>
  appealReliability(world.deps(), {
    ...{ caller, eventId, files: [], language: 'en' },
    text: 'The unit sent me away.',
  });
const decide = (outcome: 'exempt' | 'counts', { caller = reviewer, version = 1, caseId = 'shc_1' } = {}) =>
  decideShiftCase(world.deps(), { caller, caseId, form: { outcome, reason: 'The unit confirms it.', version } });

describe('an appeal of an attendance event', () => {
  it('suspends the event until a reviewer decides within 3 business days', async () => {
    expect(await appeal()).toMatchObject({ suspends: true, outcome: null, dueAt: '2026-12-02T04:59:00.000Z' });
    expect(world.counted).toEqual([]);
    expect((await listShiftCases(world.deps(), { state: 'open' })).items).toMatchObject([{ caseId: 'shc_1' }]);
  });

  it('is opened once, even when repeated or concurrent', async () => {
    const sent = await Promise.all([appeal(), appeal()]);
    expect(sent.map(({ caseId }) => caseId)).toEqual([sent[0].caseId, sent[0].caseId]);
    expect((await appeal()).caseId).toBe(sent[0].caseId);
    expect(world.cases.size).toBe(1);
  });

  it('does not suspend if another one was opened in the 90 days before', async () => {
    world.add('two', { on: '2026-11-22' });
    await appeal();
    world.now = new Date('2026-11-27T18:00:00.000Z');
    expect(await appeal('two')).toMatchObject({ suspends: false });
    expect(world.counted.map(({ bookingId }) => bookingId)).toEqual(['two']);
  });

  it.each([
    ['on the last day, by the clock of the location', '2026-12-05T05:00:00.000Z', 'done'],
    ['a day later', '2026-12-05T07:00:00.000Z', 'APPEAL_OVER'],
  ])('is possible for 14 days: %s', async (_when, now, code) => {
    world.now = new Date(now);
    expect(await codeOf(appeal())).toBe(code);
  });

  it('requires one’s own event that counts', async () => {
    world.add('exempt', { exempt: true });
    world.add('kept', { outcome: { kind: 'kept' } });
    expect(await codeOf(appeal('exempt'))).toBe('APPEAL_OVER');
    expect(await codeOf(appeal('kept'))).toBe('APPEAL_OVER');
    expect(await codeOf(appeal('one', administrator))).toBe('NOT_FOUND');
  });

  it('is open only to administrators for an organization’s event', async () => {
    world.add('turned', { ownerId: 'org_1', side: 'facility', outcome: { kind: 'turned_away' } });
    expect(await appeal('turned', administrator)).toMatchObject({ suspends: true });
    expect(await codeOf(appeal('turned'))).toBe('NOT_FOUND');
  });
});

describe('the decision on an appeal', () => {
  it('excludes the event, with a reason for the appellant', async () => {
    await appeal();
    expect(await decide('exempt')).toMatchObject({ state: 'decided', event: { isExempt: true } });
    expect(world.counted).toEqual([]);
    expect(await appeal()).toMatchObject({ outcome: 'exempt', reason: 'The unit confirms it.', suspends: false });
  });

  it('keeps the event, and the next appeal of another event still doesn’t suspend', async () => {
    world.add('two', { on: '2026-11-22' });
    await appeal();
    await decide('counts');
    expect(world.counted).toHaveLength(2);
    world.now = new Date('2026-11-27T18:00:00.000Z');
    expect(await appeal('two')).toMatchObject({ suspends: false });
  });

  it('is recorded once from two concurrent reviewers', async () => {
    await appeal();
    const codes = await Promise.all([codeOf(decide('exempt')), codeOf(decide('counts'))]);
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'done']);
    expect(await codeOf(decide('counts', { version: 2 }))).toBe('ILLEGAL_TRANSITION');
  });

  it('can’t be made by the appellant', async () => {
    await appeal();
    expect(await codeOf(decide('exempt', { caller: professional }))).toBe('FORBIDDEN');
    expect(await codeOf(decide('exempt', { caseId: 'shc_9' }))).toBe('NOT_FOUND');
  });

  it('is possible after the cancellation was undone and its event deleted', async () => {
    await appeal();
    world.events.clear();
    await decide('counts');
    expect(await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' })).toMatchObject({
      event: null,
      outcome: 'counts',
    });
  });
});

describe('a pause of booking', () => {
  beforeEach(() => {
    world.add('two', { on: '2026-11-22', exempt: true });
    world.add('long_ago', { on: '2026-08-01' });
    world.cases.set('shc_1', shiftCaseWith({ kind: 'pause', eventId: 'one', text: '', openedBy: null }));
  });
  const made = (form: Pick<ShiftCaseDecision, 'outcome'> & { days?: 7 }) =>
    decideShiftCase(world.deps(), {
      ...{ caller: reviewer, caseId: 'shc_1' },
      form: { ...form, reason: 'Three in a month.', version: 1 } as ShiftCaseDecision,
    });

  it('lists the no-shows of 90 days, including overturned ones', async () => {
    const { recent } = await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' });
    expect(recent.map(({ on, isExempt }) => [on, isExempt])).toEqual([
      ['2026-11-20', false],
      ['2026-11-22', true],
    ]);
  });

  it('is continued for some days, or lifted', async () => {
    expect(await made({ outcome: 'paused', days: 7 })).toMatchObject({
      ...{ state: 'decided', outcome: 'paused' },
      pausedUntil: '2026-12-03T18:00:00.000Z',
    });
    world.cases.set('shc_1', shiftCaseWith({ kind: 'pause' }));
    expect(await made({ outcome: 'lifted' })).toMatchObject({ outcome: 'lifted', pausedUntil: null });
  });

  it('doesn’t change the event, and has outcomes of its own', async () => {
    expect(await codeOf(made({ outcome: 'exempt' }))).toBe('ILLEGAL_TRANSITION');
    await made({ outcome: 'lifted' });
    expect(world.events.get('one')).toMatchObject({ exempt: false });
    world.cases.set('shc_1', shiftCaseWith());
    expect(await codeOf(made({ outcome: 'lifted' }))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('a case of people turned away', () => {
  const away = { ownerId: 'org_1', side: 'facility', outcome: { kind: 'turned_away' } } as const;
  beforeEach(() => {
    world.add('three', away);
    world.add('four', { ...away, on: '2026-11-21' });
    world.add('five', { ...away, outcome: { kind: 'canceled', noticeHours: 1 } });
    const about = { kind: 'turn_aways', side: 'facility', ownerId: 'org_1', eventId: 'four', openedBy: null } as const;
    world.cases.set('shc_1', shiftCaseWith({ ...about, text: '' }));
  });
  const made = (form: Pick<ShiftCaseDecision, 'outcome'> & { days?: 14 }) =>
    decideShiftCase(world.deps(), {
      ...{ caller: reviewer, caseId: 'shc_1' },
      form: { ...form, reason: 'Three in a month.', version: 1 } as ShiftCaseDecision,
    });

  it('stops publishing for some days, or allows it', async () => {
    const { recent } = await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' });
    expect(recent.map(({ on }) => on)).toEqual(['2026-11-20', '2026-11-21']);
    expect(await made({ outcome: 'stopped', days: 14 })).toMatchObject({ pausedUntil: '2026-12-10T18:00:00.000Z' });
    world.cases.set('shc_1', shiftCaseWith({ kind: 'turn_aways', side: 'facility', ownerId: 'org_1' }));
    expect(await codeOf(made({ outcome: 'lifted' }))).toBe('ILLEGAL_TRANSITION');
    expect(await made({ outcome: 'allowed' })).toMatchObject({ outcome: 'allowed', pausedUntil: null });
  });
});

describe('documents of an appeal', () => {
  const receipts = ['upl_1', 'upl_2'].map((uploadId) => ({ uploadId, fileName: 'door log.png' }));
  const sent = (caller = professional) =>
    appealReliability(world.deps(), { caller, eventId: 'one', text: 'I was there.', files: receipts, language: 'en' });
  const fileFor = (caller: typeof reviewer, uploadId = 'upl_1') =>
    getShiftCaseFile(world.deps(), { caller, caseId: 'shc_1', uploadId });

  it('are readable for staff and their sender', async () => {
    expect((await sent()).files).toMatchObject([{ fileName: 'door log.png', contentType: 'image/png' }, {}]);
    const { files } = await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' });
    expect(files.map(({ uploadId }) => uploadId)).toEqual(['upl_1', 'upl_2']);
    expect((await fileFor(reviewer)).url).toBe('https://files.test/appeals/shc_1/upl_1.png');
    expect((await fileFor(professional)).fileName).toBe('door log.png');
    expect(await codeOf(fileFor(administrator))).toBe('NOT_FOUND');
    expect(await codeOf(fileFor({ ...professional, userId: 'other' }))).toBe('NOT_FOUND');
    expect(await codeOf(fileFor(reviewer, 'upl_9'))).toBe('NOT_FOUND');
  });

  it('are deleted if the appeal isn’t opened', async () => {
    const open = sent();
    world.events.set('one', { ...world.events.get('one')!, exempt: true });
    expect(await codeOf(open)).toBe('APPEAL_OVER');
    expect(world.removed).toEqual(['appeals/shc_1/upl_1.png', 'appeals/shc_1/upl_2.png']);
  });
});
