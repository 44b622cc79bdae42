import { describe, expect, it } from 'vitest';
import golden from '../../../data/healthcare/golden.json';
import { checklistPoints } from '../../../hiring/model/hiring-vocabulary';
import { dashboardCompletion } from './dashboard-completion';

const sum = (points: Record<string, number>): number => Object.values(points).reduce((all, one) => all + one, 0);

const inputOf = (have: readonly string[]) => ({
  hasPhoto: have.includes('photo'),
  hasResume: have.includes('resume'),
  hasPortfolio: have.includes('portfolio'),
  checklistSignedOn: have.find((it) => it.startsWith('checklist_signed_'))?.slice('checklist_signed_'.length) ?? null,
  referencesAnswered: have.filter((it) => it === 'reference_answered').length,
  today: golden.today,
});

describe('dashboard points', () => {
  it.each(golden.completion)('$id', ({ have, expect: points }) => {
    expect(sum(dashboardCompletion(inputOf(have)))).toBe(points);
  });

  it('add up to 100, with no points for further references', () => {
    expect(sum(checklistPoints)).toBe(100);
    const { references } = dashboardCompletion(inputOf(Array(5).fill('reference_answered')));
    expect(references).toBe(checklistPoints.references);
  });
});
