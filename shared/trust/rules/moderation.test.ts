import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appealOutcomes, caseSignals, moderationActions, reportReasons } from '../model/report-vocabulary';
import {
  actionsFor,
  afterMove,
  caseDueAt,
  caseOrder,
  hidesThing,
  openCase,
  severityOf,
  type CaseMove,
  type CaseProgress,
} from './moderation';

const reviewer = fc.constantFrom('ruth', 'paul', 'ines');
const move: fc.Arbitrary<CaseMove> = fc.oneof(
  fc.record({ kind: fc.constant('decide' as const), action: fc.constantFrom(...moderationActions), by: reviewer }),
  fc.record({ kind: fc.constant('confirm' as const), by: reviewer }),
  fc.record({ kind: fc.constant('turn_down' as const), by: reviewer }),
  fc.record({ kind: fc.constant('appeal' as const) }),
  fc.record({
    kind: fc.constant('decide_appeal' as const),
    outcome: fc.constantFrom(...appealOutcomes),
    by: reviewer,
    overdue: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('lift' as const), by: reviewer }),
  fc.record({ kind: fc.constant('end' as const) }),
);

type Taken = { move: CaseMove; from: CaseProgress; to: CaseProgress };
const walk = (moves: readonly CaseMove[]): { last: CaseProgress; taken: Taken[] } => {
  const taken: Taken[] = [];
  let last = openCase;
  for (const next of moves) {
    const to = afterMove(last, next);
    if (!to) continue;
    taken.push({ move: next, from: last, to });
    last = to;
  }
  return { last, taken };
};
const holds = (check: (walked: ReturnType<typeof walk>) => void): void =>
  fc.assert(fc.property(fc.array(move, { maxLength: 30 }), (moves) => check(walk(moves))));

describe('a moderation case', () => {
  it('is decided at most once, and a ban needs two people', () => {
    holds(({ last, taken }) => {
      const decisions = taken.filter(({ from, to }) => from.action === null && to.action !== null);
      expect(decisions.length).toBeLessThanOrEqual(1);
      if (last.action === 'ban') expect(last.proposedBy).not.toBe(last.decidedBy);
    });
  });

  it('ends a ban only by two people or an appeal', () => {
    holds(({ taken }) => {
      for (const { move: by, from, to } of taken) {
        if (from.action !== 'ban' || to.effect !== 'lifted') continue;
        if (by.kind === 'decide_appeal') continue;
        expect(by.kind).toBe('confirm');
        expect(by.kind === 'confirm' && by.by).not.toBe(from.liftProposedBy);
      }
    });
  });

  it('is appealed at most once, by an affected person', () => {
    holds(({ taken }) => {
      const appeals = taken.filter(({ move: { kind } }) => kind === 'appeal');
      expect(appeals.length).toBeLessThanOrEqual(1);
      for (const { from } of appeals) expect(from.action).not.toBe('dismiss');
    });
  });

  it('has its appeal decided by another reviewer, unless overdue', () => {
    holds(({ taken }) => {
      for (const { move: by, from } of taken) {
        if (by.kind !== 'decide_appeal' || by.overdue) continue;
        expect([from.decidedBy, from.proposedBy]).not.toContain(by.by);
      }
    });
  });

  it('never reactivates a lifted or ended effect', () => {
    holds(({ taken }) => {
      for (const { from, to } of taken) {
        if (from.effect === 'lifted' || from.effect === 'ended') expect(to.effect).not.toBe('active');
      }
    });
  });

  it('has no effect when dismissed', () => {
    holds(({ last }) => {
      if (last.action === 'dismiss') expect(last).toMatchObject({ state: 'closed', effect: 'none' });
    });
  });
});

describe('the order of moderation cases', () => {
  it('puts more severe and more reported cases first, then those due earlier', () => {
    const order = (severity: 'high' | 'low', reporters: number, due: string) => caseOrder(severity, reporters, due);
    const sorted = [order('high', 3, '2026-11-23'), order('high', 1, '2026-11-22'), order('low', 900, '2026-11-21')];
    expect([...sorted].sort()).toEqual(sorted);
    expect(order('high', 5000, 'x')).toBe(order('high', 999, 'x'));
  });

  it('never drops when more people report', () => {
    const reasons = fc.array(fc.constantFrom(...reportReasons));
    const signals = fc.array(fc.constantFrom(...caseSignals));
    fc.assert(
      fc.property(reasons, signals, fc.nat(20), (given, noticed, reporters) => {
        const now = new Date('2026-11-23T15:00:00Z');
        const [fewer, more] = [severityOf(given, noticed, reporters), severityOf(given, noticed, reporters + 1)];
        expect(caseDueAt(more, now).getTime()).toBeLessThanOrEqual(caseDueAt(fewer, now).getTime());
      }),
    );
  });

  it('gives severe cases two hours and the least severe three business days', () => {
    const friday = new Date('2026-11-20T15:00:00Z');
    expect(caseDueAt('high', friday).toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(caseDueAt('low', friday).toISOString()).toBe('2026-11-25T15:00:00.000Z');
  });
});

describe('available moderation actions', () => {
  it('depend on the kind of content', () => {
    expect(actionsFor('job', true)).toEqual([...moderationActions]);
    expect(actionsFor('message', true)).not.toContain('ask_to_change');
    expect(actionsFor('job', false)).toEqual(['dismiss']);
    expect([hidesThing('hide', false), hidesThing('warn', true), hidesThing('dismiss', true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
