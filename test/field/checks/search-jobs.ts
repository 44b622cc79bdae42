import { createEmbeddedIndex } from '@lambdas/search-index/embedded/embedded-index';
import { embeddedFake } from '@lambdas/search-index/embedded/embedded.fake';
import { createEmbeddedJobSearch } from '@lambdas/search-index/embedded/jobs/embedded-job-search';
import { jobShape } from '@lambdas/search-index/embedded/jobs/job-shape';
import type { JobDocument } from '@lambdas/search-index/port';
import { readSearch } from '@lambdas/find/search/read-search';
import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { expect } from 'vitest';
import { jobDocument, now, publicSearch } from '../../support/hiring/job-documents';
import type { FieldCheck } from '../field-check';

const job = (number: number, title: string, profession: Profession, unit: Unit | null = null): JobDocument =>
  jobDocument(number, {
    title,
    professions: [profession],
    unit,
    specialty: 'General Practice',
    description: '',
    requirements: '',
  });

const jobs = [
  job(1, 'Bedside', 'rn', 'telemetry'),
  job(2, 'Floor', 'lpn', 'ltc'),
  job(3, 'Visits', 'rn', 'home_health'),
  job(4, 'Attending', 'physician'),
  job(5, 'Paramedic', 'paramedic'),
  job(6, 'Births', 'cnm'),
  job(7, 'Cath', 'rn', 'cath_lab'),
  job(8, 'Breathing', 'respiratory_therapist'),
  job(9, 'Theater', 'rn', 'or'),
];
const only: Readonly<Record<string, readonly string[]>> = {
  'physicians, not paramedics': ['Attending'],
  'nurse midwives': ['Births'],
  'respiratory therapists': ['Breathing'],
  'operating room': ['Theater'],
};

const open = async () => {
  const fake = embeddedFake<JobDocument>(now);
  await createEmbeddedIndex(jobShape, fake).apply(jobs.map((document) => ({ kind: 'put' as const, document })));
  fake.pass(1);
  return createEmbeddedJobSearch(fake);
};

/** What people type in the job search, and what they mean. */
export const searchJobs: FieldCheck = async ({ input, expected }) => {
  const search = await open();
  const titlesOf = async (q: string): Promise<string[]> => {
    const { page } = await readSearch({ search }, { q }, (filters) =>
      search.search(publicSearch({ filters, sort: 'relevance' })),
    );
    return page.hits.map(({ document }) => document.title).toSorted();
  };
  const [, same] = /^as "(.+)"$/.exec(String(expected)) ?? [];
  const wanted = same === undefined ? only[String(expected)] : await titlesOf(same);
  expect(wanted).not.toHaveLength(0);
  expect(await titlesOf(String(input))).toEqual(wanted);
};
