import type { SkillAnswer } from '@shared/people/model/skill-answer';
import { describe, expect, it } from 'vitest';
import { answersInConflict, isSameAnswers, mergedAnswers } from './merge-answers';

const rated = (rating: SkillAnswer['rating']): SkillAnswer => ({
  rating,
  lastDone: rating === 1 ? null : 'under_12_months',
});

describe('ratings from two devices', () => {
  const base = { crrt: rated(2), impella: rated(2) };

  it('are merged where each changed another skill', () => {
    const sides = { base, stored: { ...base, crrt: rated(3) }, yours: { ...base, ecmo: rated(1) } };
    expect(answersInConflict(sides)).toEqual([]);
    expect(mergedAnswers(sides)).toEqual({ crrt: rated(3), impella: rated(2), ecmo: rated(1) });
  });

  it('are asked about where both changed one differently', () => {
    const sides = { base, stored: { ...base, crrt: rated(3) }, yours: { ...base, crrt: rated(4) } };
    expect(answersInConflict(sides)).toEqual(['crrt']);
    expect(mergedAnswers(sides)).toMatchObject({ crrt: rated(4) });
    expect(mergedAnswers(sides, ['crrt'])).toMatchObject({ crrt: rated(3) });
  });

  it('do not conflict where both say the same', () => {
    const sides = { base, stored: { crrt: rated(4) }, yours: { crrt: rated(4) } };
    expect(answersInConflict(sides)).toEqual([]);
    expect(mergedAnswers(sides)).toEqual({ crrt: rated(4) });
    expect(isSameAnswers(sides.stored, sides.yours)).toBe(true);
    expect(isSameAnswers(base, sides.yours)).toBe(false);
  });
});
