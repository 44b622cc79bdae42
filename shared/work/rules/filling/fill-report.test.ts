import { describe, expect, it } from 'vitest';
import { answeredInTime, decilesOf, evennessOf, fairnessOf, giniOf, medianWait, waitSlot } from './fill-report';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('the fairness of a report', () => {
  it('is 0 for equal shares, and near 1 if one person has everything', () => {
    expect(giniOf([5, 5, 5, 5])).toBe(0);
    expect(giniOf([0, 0, 0, 8])).toBe(0.75);
    expect(giniOf([0, 0])).toBe(0);
    expect(giniOf([1, 3])).toBe(0.25);
  });

  it('ignores the order of people', () => {
    expect(giniOf([7, 0, 3, 1])).toBe(giniOf([0, 1, 3, 7]));
    expect(decilesOf([7, 0, 3, 1])).toEqual(decilesOf([0, 1, 3, 7]));
  });

  it('splits the total into tenths of people, largest first, even within one person', () => {
    const ten = decilesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ten[0]).toBe(18.2);
    expect(ten[9]).toBe(1.8);
    const thirteen = decilesOf([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sumOf(thirteen)).toBeCloseTo(100, 0);
    expect(thirteen).toEqual(thirteen.toSorted((one, other) => other - one));
  });

  it('is null for few people or without invitations', () => {
    expect(fairnessOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeNull();
    expect(fairnessOf(Array.from({ length: 12 }, () => 0))).toBeNull();
    expect(fairnessOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 4])).toEqual({
      gini: 0.9,
      deciles: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('is described in words', () => {
    expect([0, 0.2, 0.21, 0.5, 0.9].map(evennessOf)).toEqual(['even', 'even', 'fairly_even', 'uneven', 'very_uneven']);
  });
});

describe('the median wait', () => {
  it.each([0, 1, 45, 300, 1440, 40_000])('of %d minutes is accurate within a tenth', (minutes) => {
    const found = medianWait(new Map([[waitSlot(minutes), 7]]))!;
    expect(Math.abs(found - minutes)).toBeLessThanOrEqual(0.1 * (minutes + 1) + 1);
  });

  it('is the middle value', () => {
    const waits = new Map<number, number>();
    for (const minutes of [2000, 3, 5, 600, 610]) waits.set(waitSlot(minutes), (waits.get(waitSlot(minutes)) ?? 0) + 1);
    expect(medianWait(waits)).toBeGreaterThan(500);
    expect(medianWait(waits)).toBeLessThan(700);
    expect(medianWait(new Map())).toBeNull();
  });
});

describe('a request', () => {
  const by = '2026-12-02T09:00:00.000Z';
  const before = '2026-12-02T08:00:00.000Z';
  const after = '2026-12-02T10:00:00.000Z';

  it.each([
    ['confirmed', before, true],
    ['declined', by, true],
    ['declined', after, false],
    ['lapsed', after, false],
    ['lapsed', by, false],
    ['lapsed', before, null],
    ['withdrawn', after, null],
  ])('that is %s at %s counts as %s', (status, at, counted) => {
    expect(answeredInTime({ status, at }, by)).toBe(counted);
  });

  it('is ignored without a deadline', () => {
    expect(answeredInTime({ status: 'confirmed', at: before }, undefined)).toBeNull();
  });
});
