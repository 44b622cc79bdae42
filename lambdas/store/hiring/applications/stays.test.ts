import { applicationStatuses } from '@shared/core/model/vocabulary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staysAfter, staysBefore, type Stays } from './stays';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const at = (hours: number): string => new Date(start + hours * 3600_000).toISOString();
const submitted: Stays = { new: { since: at(0), seconds: 0 } };

describe('time in stages of an application', () => {
  it('has when each stage was first entered, and its total time', () => {
    let stays = staysAfter(submitted, { from: { status: 'new', since: at(0) }, to: 'shortlisted', at: at(10) });
    stays = staysAfter(stays, { from: { status: 'shortlisted', since: at(10) }, to: 'new', at: at(12) });
    stays = staysAfter(stays, { from: { status: 'new', since: at(12) }, to: 'shortlisted', at: at(13) });
    expect(stays).toEqual({
      new: { since: at(0), seconds: 11 * 3600 },
      shortlisted: { since: at(10), seconds: 2 * 3600 },
    });
  });

  it('ignores a move that was undone', () => {
    const move = fc.record({ to: fc.constantFrom(...applicationStatuses), hours: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), move, (history, last) => {
        let stays = submitted;
        let from = { status: 'new' as (typeof applicationStatuses)[number], since: 0 };
        for (const { to, hours } of history) {
          const now = from.since + hours;
          stays = staysAfter(stays, { from: { status: from.status, since: at(from.since) }, to, at: at(now) });
          from = { status: to, since: now };
        }
        fc.pre(last.to !== from.status);
        const undone = {
          from: { status: from.status, since: at(from.since) },
          to: last.to,
          at: at(from.since + last.hours),
        };
        expect(staysBefore(staysAfter(stays, undone), undone)).toEqual(stays);
      }),
    );
  });

  it('starts with the known data of older applications', () => {
    const stays = staysAfter({}, { from: { status: 'under_review', since: at(5) }, to: 'hired', at: at(6) });
    expect(stays).toEqual({ under_review: { since: at(5), seconds: 3600 }, hired: { since: at(6), seconds: 0 } });
  });
});
