import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { orderProblems } from '@shared/hiring/rules/jobs/job-requirements';
import { limits } from '@shared/limits';
import { JobDraft } from '@shared/hiring/model/job';
import { payBases } from '@shared/core/model/vocabulary';
import { emptyDraft, withShownAmounts } from '@/hiring/parts/jobs/job-draft';
import { savableDraft } from './job-draft-problems';

const stored = { ...emptyDraft, title: 'Nurse', contactEmails: ['hr@example.test'], salaryMinCents: 10_00 };

describe('the storable part of a draft', () => {
  test('is everything while it is valid, with the required fields empty', async () => {
    expect(await savableDraft(emptyDraft, emptyDraft)).toEqual({ draft: emptyDraft, problems: [], left: [] });
    const noOpenings = { ...emptyDraft, numberOfOpenings: null as unknown as number };
    expect((await savableDraft(noOpenings, emptyDraft)).problems).toEqual([]);
  });

  test('excludes an invalid field, which keeps its stored value', async () => {
    const typed = { ...stored, location: 'Austin, TX', contactEmails: ['hr@example.test', 'nobody'] };
    expect(await savableDraft(typed, stored)).toEqual({
      draft: { ...stored, location: 'Austin, TX' },
      problems: [['contactEmails', messages.emailInvalid]],
      left: ['contactEmails'],
    });
    const many = { ...stored, numberOfOpenings: 0, expectedHoursFixed: 999, applicationDeadlineOn: '20260-01-01' };
    const { draft, left } = await savableDraft(many, stored);
    expect(draft).toEqual(stored);
    expect(left).toEqual(['numberOfOpenings', 'expectedHoursFixed', 'applicationDeadlineOn']);
  });

  test('excludes both of two contradicting amounts, with the error beside one', async () => {
    const crossed = { ...stored, location: 'Austin, TX', salaryMinCents: 30_00, salaryMaxCents: 20_00 };
    expect(await savableDraft(crossed, stored)).toEqual({
      draft: { ...stored, location: 'Austin, TX' },
      problems: [['salaryMinCents', messages.salaryMinAboveMax]],
      left: ['salaryMinCents', 'salaryMaxCents'],
    });
  });

  test('ignores a hidden amount, and reports a single amount once', async () => {
    const tooMuch = limits.payMaxCents + 1;
    const hidden = { ...stored, expenseAmountCents: tooMuch, salaryMaxCents: tooMuch, payBy: 'exact' as const };
    expect((await savableDraft(hidden, stored)).problems).toEqual([]);
    const single = { ...hidden, salaryMinCents: tooMuch };
    expect((await savableDraft(single, stored)).left).toEqual(['salaryMinCents']);
  });

  test('is always valid for the server', () => {
    const amount = fc.option(fc.integer({ min: -5, max: limits.payMaxCents + 5 }), { nil: null });
    const hours = fc.option(fc.integer({ min: -1, max: limits.hoursPerWeekMax + 1 }), { nil: null });
    const typed = fc.record({
      payBy: fc.constantFrom(...payBases),
      salaryMinCents: amount,
      salaryMaxCents: amount,
      includeExpenses: fc.boolean(),
      expenseAmountCents: amount,
      expectedHoursType: fc.constantFrom('fixed' as const, 'minimum' as const, 'maximum' as const, 'range' as const),
      expectedHoursMin: hours,
      expectedHoursMax: hours,
      expectedHoursFixed: hours,
      contactEmails: fc.array(fc.constantFrom('a@b.test', 'x'), { maxLength: 2 }),
    });
    const takes = (draft: JobDraft) => JobDraft.safeParse(draft).success && orderProblems(draft).length === 0;
    return fc.assert(
      fc.asyncProperty(typed, typed, async (before, now) => {
        const first = withShownAmounts((await savableDraft({ ...emptyDraft, ...before }, emptyDraft)).draft);
        const second = withShownAmounts((await savableDraft({ ...first, ...now }, first)).draft);
        expect([takes(first), takes(second)]).toEqual([true, true]);
      }),
    );
  });
});
