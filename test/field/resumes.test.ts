import { expect, it } from 'vitest';
import { readResume } from '@lambdas/people/resumes/reading/read-resume';
import { resumeToday, resumeTypes } from './checks/resume';
import { inventedPerson, languages, licenseExpiry, type Invented } from './resumes/invented';
import { layouts } from './resumes/layouts';

type Found = { what: string; found: boolean };
const kinds = ['jobs', 'dates', 'units', 'cards'] as const;

const compare = (
  who: Invented,
  read: Awaited<ReturnType<typeof readResume>>,
): Record<(typeof kinds)[number], Found[]> => {
  const jobs = who.jobs.map((job) => ({
    job,
    entry: read.employment.find(
      ({ employer, position }) => employer === job.employer && position.startsWith(job.position),
    ),
  }));
  return {
    jobs: jobs.map(({ job, entry }) => ({ what: `${job.position}, ${job.employer}`, found: entry !== undefined })),
    dates: jobs.map(({ job: { from, to }, entry }) => ({
      what: `${from} - ${to}`,
      found:
        entry?.startDate === `${from}-01` && entry.endDate === (to && `${to}-01`) && entry.current === (to === null),
    })),
    units: who.jobs.map(({ means }) => ({ what: means, found: read.units.some(({ unit }) => unit === means) })),
    cards: [
      { what: 'license', found: read.licenses[0]?.state === 'TX' && read.licenses[0].expiryDate === licenseExpiry },
      ...who.cards.map(({ code, expires }) => ({
        what: code,
        found: read.certifications.some((card) => card.code === code && card.expiresOn === expires),
      })),
    ],
  };
};

/** For each layout, one resume in Spanish, one in French, and three in English. */
const people = ['en', ...languages, 'en'] as const;
const resumes = Object.entries(layouts).flatMap(([layout, draw], of) =>
  people.map((language, index) => ({ layout, draw, way: of + index, who: inventedPerson(language, of + index) })),
);

it('finds at least 19 of 20 jobs, dates, units, and certifications in 40 resumes', async () => {
  const all = Object.fromEntries(kinds.map((kind) => [kind, [] as Found[]]));
  let [expected, given] = [0, 0];
  for (const { layout, draw, way, who } of resumes) {
    const { content, extension } = await draw({ who, way });
    const read = await readResume(content, resumeTypes[extension], resumeToday);
    for (const [kind, found] of Object.entries(compare(who, read)))
      all[kind]!.push(...found.map((one) => ({ ...one, what: `${layout} (${who.language}): ${kind} ${one.what}` })));
    expected += who.jobs.length;
    given += read.employment.length;
  }
  const recall = Object.fromEntries(
    Object.entries(all).map(([kind, found]) => [kind, found.filter((one) => one.found).length / found.length]),
  );
  const missed = Object.values(all).flatMap((found) => found.filter((one) => !one.found).map(({ what }) => what));
  console.log({ resumes: resumes.length, recall, jobsTooMany: given - expected, missed });
  expect(resumes).toHaveLength(40);
  expect(kinds.filter((kind) => recall[kind]! < 0.95)).toEqual([]);
  expect(given / expected).toBeLessThanOrEqual(1.05);
}, 120_000);
