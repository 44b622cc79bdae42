import { npiOf } from '@shared/hiring/rules/profession-questions';
import { unitsOf } from '@shared/people/rules/profession-units';
import { languagesIn } from '@shared/people/model/profile/languages-in-text';
import { limits } from '@shared/limits';
import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { dialable } from '@shared/core/model/phone-number';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { skillsIn } from '@shared/people/model/profile/skill-list';
import { credentialsIn, npiIn } from './credentials';
import { monthsOf } from './dates';
import { educationIn } from './education';
import { employmentIn, type ReadJob } from './employment';
import { homeIn } from './places';
import { linesOf, sectionsOf, withoutBullet, type ResumeSections } from './resume-lines';
import { professionOf, unitIn } from './titles';

const headLines = 8;
const phonePattern = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}\b/;

const phoneIn = (lines: readonly string[]): string =>
  lines.flatMap((line) => dialable(phonePattern.exec(line)?.[0] ?? '') ?? [])[0] ?? '';

/** Matches "Clinton, MD 20735", which is not a physician. */
const stateWithZip = /\b[A-Z]{2} \d{5}\b/g;

const professionIn = (
  head: readonly string[],
  jobs: ResumeReading['employment'],
  licenses: ResumeReading['licenses'],
) => {
  const named = head
    .map((line) => professionOf(line.replaceAll(stateWithZip, '')))
    .find(({ profession }) => profession !== null);
  return named ?? professionOf(jobs[0]?.position ?? '', licenses);
};

const isTitle = (line: string, profession: Profession): boolean =>
  line.length <= limits.nameLength &&
  !/\d|@/.test(line) &&
  !line.includes(',') &&
  professionOf(line).profession === profession;

/** Returns whole years, counting overlapping jobs once; null without dates. */
const yearsWorked = (jobs: readonly ReadJob[], today: string): number | null => {
  const worked = new Set<number>();
  for (const { range } of jobs) {
    const { from, to } = range ? monthsOf(range, today) : { from: 0, to: -1 };
    for (let month = from; month <= to; month += 1) worked.add(month);
  }
  return worked.size === 0 ? null : Math.min(Math.floor(worked.size / 12), limits.experienceYears);
};

const unitOf = ({ named, entry }: ReadJob, profession: Profession): Unit | undefined => {
  const own = professionOf(entry.position).profession ?? profession;
  return named.flatMap((text) => unitIn(text, own) ?? [])[0];
};

const unitsIn = (jobs: readonly ReadJob[], profession: Profession | null, today: string): ResumeReading['units'] => {
  if (profession === null) return [];
  const own: ReadonlySet<Unit> = new Set(unitsOf(profession));
  const months = new Map<Unit, { months: number; last: string | null }>();
  for (const job of jobs) {
    const unit = unitOf(job, profession);
    if (!unit || !own.has(unit) || !job.range) continue;
    const { from, to } = monthsOf(job.range, today);
    const before = months.get(unit);
    // Jobs are sorted newest first, so a unit's first job has the last day.
    const last = before ? before.last : job.entry.endDate;
    months.set(unit, { months: (before?.months ?? 0) + Math.max(0, to - from + 1), last });
  }
  return [...months]
    .map(([unit, { months: count, last }]) => ({
      unit,
      years: Math.min(Math.floor(count / 12), limits.experienceYears),
      lastWorkedOn: last,
    }))
    .slice(0, limits.unitsPerProfile);
};

/** Finds jobs outside known headings too, where only complete ones count. */
const jobsIn = (sections: ResumeSections): ReadJob[] => {
  const jobs = employmentIn(sections.employment);
  if (jobs.length > 0) return jobs;
  const elsewhere = [...sections.head, ...sections.summary, ...sections.skills, ...sections.other];
  return employmentIn(elsewhere).filter(({ range, entry }) => range && entry.position !== '' && entry.employer !== '');
};

const joined = (lines: readonly string[], separator: string, most: number): string =>
  lines
    .map((line) => withoutBullet(line).replaceAll('\t', separator))
    .join(separator)
    .slice(0, most)
    .trim();

/** Reads a resume's text, but never a birth date, a gender, or an SSN. */
export const readResumeText = (text: string, today: string): ResumeReading => {
  const lines = linesOf(text);
  const sections = sectionsOf(lines);
  const head = sections.head.slice(0, headLines);
  const jobs = jobsIn(sections);
  const employment = jobs.map(({ entry }) => entry);
  const { licenses, certifications } = credentialsIn(
    [...sections.head, ...sections.credentials, ...sections.skills],
    today,
  );
  const { profession, npFocus } = professionIn(head, employment, licenses);
  const title = profession === null ? undefined : head.find((line) => isTitle(line, profession));
  return {
    profession,
    npFocus: npFocus ?? null,
    title: title ?? employment[0]?.position ?? '',
    phone: phoneIn(head),
    location: homeIn(head),
    npiNumber: npiOf(profession) === 'none' ? '' : npiIn(lines.join('\n')),
    experience: yearsWorked(jobs, today),
    bio: joined(sections.summary, ' ', limits.bioLength),
    skills: skillsIn(sections.skills.map(withoutBullet).join('\n')),
    languages: languagesIn(sections.languages.join('\n')).slice(0, limits.spokenLanguages),
    employment,
    education: educationIn(sections.education),
    licenses,
    certifications,
    units: unitsIn(jobs, profession, today),
  };
};
