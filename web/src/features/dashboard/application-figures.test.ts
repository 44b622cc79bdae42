import { expect, test } from 'vitest';
import { applicationFigures } from './application-figures';

test('figures count what is stored, by the professional’s wording, and leave out what does not occur', () => {
  const applications = [
    { status: 'new' },
    { status: 'shortlisted' },
    { status: 'under_review' },
    { status: 'hired' },
  ] as const;
  const figures = applicationFigures(applications, (key) => key).map(({ label, value }) => [label, value]);
  expect(figures).toEqual([
    ['professional.total', 4],
    ['Application Sent', 1],
    ['Under Review', 2],
    ['Hired', 1],
  ]);
});
