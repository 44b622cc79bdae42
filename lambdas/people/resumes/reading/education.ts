import degreeFields from '@shared/data/healthcare/degree-fields.json';
import { limits } from '@shared/limits';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { readDate, readRange } from './dates';
import { withoutTown } from './places';
import { withoutBullet } from './resume-lines';

type Study = ResumeReading['education'][number];

const fieldByDegree: Readonly<Record<string, string>> = degreeFields;
const escaped = Object.keys(degreeFields).map((degree) => degree.replaceAll('.', '\\.'));
const shortDegree = new RegExp(`(?<![\\w.])(${escaped.join('|')})(?![\\w.])`);
const longDegree =
  /\b((?:Associate|Bachelor|Master|Doctor)(?:'?s|’s)?(?: (?:Degree|of) ?[A-Z]?\w*)*(?: in [A-Z][\p{L} &-]+)?|Doctorate(?: in [A-Z][\p{L} &-]+)?|Diploma(?: in [A-Z][\p{L} &-]+)?|Certificate(?: in [A-Z][\p{L} &-]+)?|(?:[A-Z][\p{L}-]+ ){0,3}(?:Residency|Fellowship|Internship))/u;
const school = /\b(university|college|school|institute|academy|hospital|medical center|seminary|polytechnic)\b/i;

const kindOf = (degree: string): Study['type'] => {
  if (/fellowship/i.test(degree)) return 'fellowship';
  if (/residency|internship/i.test(degree)) return 'residency';
  return /certificate|diploma/i.test(degree) ? 'training' : 'education';
};

const fieldOf = (degree: string): string => {
  const [, named] = / in ([\p{L} &-]+)$/u.exec(degree) ?? [];
  if (named !== undefined) return named.trim();
  const [, training] = /^(.+?) (?:Residency|Fellowship|Internship)$/.exec(degree) ?? [];
  if (training !== undefined) return training;
  const [, of] = /^Doctor of (?!Philosophy)(?:(?:Nursing|Osteopathic) )?([\p{L} ]+)$/u.exec(degree) ?? [];
  return of ?? fieldByDegree[degree] ?? '';
};

const degreeIn = (line: string): string | null => {
  const [found] = longDegree.exec(line) ?? shortDegree.exec(line) ?? [];
  return found?.trim() ?? null;
};

const schoolIn = (line: string): string | null =>
  withoutTown(line)
    .split(/\t+|\s*[|•·]\s*|\s+[-–—]\s+|,\s+/)
    .map((part) => part.replace(/\(?(?:19|20)\d{2}\)?/g, '').trim())
    .find((part) => school.test(part)) ?? null;

type Draft = { degree: string; institution: string; dates: Pick<Study, 'startDate' | 'endDate' | 'current'> };

const datesIn = (line: string): Draft['dates'] | null => {
  const range = readRange(line);
  if (range) return { startDate: range.start.day, endDate: range.end?.day ?? null, current: range.current };
  const single = readDate(line);
  return single ? { startDate: null, endDate: single.day, current: false } : null;
};

const noDates: Draft['dates'] = { startDate: null, endDate: null, current: false };

const study = ({ degree, institution, dates }: Draft): Study => ({
  type: kindOf(degree),
  institution: institution.slice(0, limits.organizationLength),
  degree: degree.slice(0, limits.nameLength),
  field: fieldOf(degree).slice(0, limits.nameLength),
  ...dates,
});

/** Reads education entries; a second degree or school starts the next one. */
export const educationIn = (lines: readonly string[]): Study[] => {
  const drafts: Draft[] = [];
  for (const line of lines.map(withoutBullet)) {
    const [degree, institution, dates] = [degreeIn(line), schoolIn(line), datesIn(line)];
    const last = drafts.at(-1);
    const isNext =
      !last || (degree !== null && last.degree !== '') || (institution !== null && last.institution !== '');
    if (degree === null && institution === null) {
      if (last && dates && last.dates === noDates) last.dates = dates;
    } else if (isNext) {
      drafts.push({ degree: degree ?? '', institution: institution ?? '', dates: dates ?? noDates });
    } else {
      last.degree ||= degree ?? '';
      last.institution ||= institution ?? '';
      if (dates && last.dates === noDates) last.dates = dates;
    }
  }
  return drafts.map(study).slice(0, limits.educationEntries);
};
