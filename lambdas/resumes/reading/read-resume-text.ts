import { professionFrom } from '@shared/domain/derived-profession';
import { npiOf } from '@shared/domain/profession-questions';
import { unitsOf } from '@shared/domain/profession-units';
import { limits } from '@shared/limits';
import type { Profession, Unit } from '@shared/model/healthcare-vocabulary';
import { dialable } from '@shared/model/phone-number';
import type { ResumeReading } from '@shared/model/resume-reading';
import { credentialsIn, npiIn } from './credentials';
import { monthsBetween } from './dates';
import { educationIn } from './education';
import { employmentIn, unitOfJob } from './employment';
import { homeIn } from './places';
import { linesOf, sectionsOf, withoutBullet } from './resume-lines';

type Jobs = ResumeReading['employment'];

const headLines = 8;
const phonePattern = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}\b/;

const phoneIn = (lines: readonly string[]): string =>
  lines.flatMap((line) => dialable(phonePattern.exec(line)?.[0] ?? '') ?? [])[0] ?? '';

const professionIn = (head: readonly string[], jobs: Jobs, licenses: ResumeReading['licenses']) => {
  const named = head
    .map((title) => professionFrom({ title, specialty: null, licenses: [] }))
    .find(({ profession }) => profession !== null);
  const title = jobs[0]?.position ?? '';
  return named ?? professionFrom({ title, specialty: null, licenses });
};

const isTitle = (line: string, profession: Profession): boolean =>
  line.length <= limits.nameLength &&
  !/\d|@/.test(line) &&
  !line.includes(',') &&
  professionFrom({ title: line, specialty: null, licenses: [] }).profession === profession;

/** Whole years, counting time in two jobs once. Null if no entry has both months. */
const yearsWorked = (jobs: Jobs, today: string): number | null => {
  const worked = new Set<number>();
  for (const { startDate, endDate, current } of jobs) {
    const count = monthsBetween(startDate, current ? today : endDate) ?? 0;
    const [year = 0, month = 0] = (startDate ?? '').split('-').map(Number);
    for (let at = 0; at < count; at += 1) worked.add(year * 12 + month + at);
  }
  return worked.size === 0 ? null : Math.min(Math.floor(worked.size / 12), limits.experienceYears);
};

const unitsIn = (jobs: Jobs, profession: Profession | null, today: string): ResumeReading['units'] => {
  const own: ReadonlySet<Unit> = new Set(profession === null ? [] : unitsOf(profession));
  const months = new Map<Unit, { months: number; last: string | null }>();
  for (const job of jobs) {
    const unit = unitOfJob(job);
    const count = monthsBetween(job.startDate, job.current ? today : job.endDate);
    if (!unit || !own.has(unit) || count === null) continue;
    const before = months.get(unit);
    // Newest first: the first job in a unit has the last day.
    months.set(unit, { months: (before?.months ?? 0) + count, last: before ? before.last : job.endDate });
  }
  return [...months]
    .map(([unit, { months: count, last }]) => ({
      unit,
      years: Math.min(Math.floor(count / 12), limits.experienceYears),
      lastWorkedOn: last,
    }))
    .slice(0, limits.unitsPerProfile);
};

const joined = (lines: readonly string[], separator: string, most: number): string =>
  lines.map(withoutBullet).join(separator).slice(0, most).trim();

/** What the text of a resume says. Never reads a birth date, a gender, or an SSN. */
export const readResumeText = (text: string, today: string): ResumeReading => {
  const lines = linesOf(text);
  const sections = sectionsOf(lines);
  const head = sections.head.slice(0, headLines);
  const employment = employmentIn(sections.employment);
  const { licenses, certifications } = credentialsIn([...head, ...sections.credentials, ...sections.skills]);
  const { profession, npFocus } = professionIn(head, employment, licenses);
  const title = profession === null ? undefined : head.find((line) => isTitle(line, profession));
  return {
    profession,
    npFocus: npFocus ?? null,
    title: title ?? employment[0]?.position ?? '',
    phone: phoneIn(head),
    location: homeIn(head),
    npiNumber: npiOf(profession) === 'none' ? '' : npiIn(lines.join('\n')),
    experience: yearsWorked(employment, today),
    bio: joined(sections.summary, ' ', limits.bioLength),
    skills: joined(sections.skills, ', ', limits.bioLength),
    languages: joined(sections.languages, ', ', limits.bioLength),
    employment,
    education: educationIn(sections.education),
    licenses,
    certifications,
    units: unitsIn(employment, profession, today),
  };
};
