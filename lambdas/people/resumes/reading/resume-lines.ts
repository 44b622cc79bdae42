import { readRange } from './dates';
import { headingIn, withoutSpacing, type ResumeSection } from './headings';

export type ResumeSections = Record<ResumeSection, string[]>;

/** Matches a heading with its content: "Languages: English, Spanish". */
const withContent = /^([\p{L} &/]{4,40}):\s+(\S.*)$/u;

/** Matches data that a profile doesn't need, or asks for separately. */
const tooPersonal =
  /\b\d{3}-\d{2}-\d{4}\b|\bdate of birth\b|\bd\.?o\.?b\b\.?:?|\bborn\b|\bssn\b|\bmarital\b|\bgender\b|\bfecha de nacimiento\b|\bdate de naissance\b|\bestado civil\b|\b[ée]tat civil\b|\bnacid[ao]\b|\bsex[eo]\b/i;

const bullet = /^(?:[-*•▪●◦‣·–—➢►✓✔❖§]|[\u{e000}-\u{f8ff}]|o(?=\s))\s*/u;
export const isBullet = (line: string): boolean => bullet.test(line);
export const withoutBullet = (line: string): string => line.replace(bullet, '');

/** Joins a lone bullet with the next line, and a lower-case line with the bullet above. */
const joined = (lines: readonly string[]): string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1) ?? '';
    const goesOn =
      isBullet(last) && (withoutBullet(last) === '' || /^\p{Ll}{2}/u.test(line)) && !isBullet(line) && !readRange(line);
    if (goesOn) whole.push(`${whole.pop()} ${line}`);
    else whole.push(line);
  }
  return whole;
};

export const linesOf = (text: string): string[] =>
  joined(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .split(/[\r\n\v\f]+/)
      .map((line) =>
        withoutSpacing(line.trim())
          .replace(/[^\S\t]+/g, ' ')
          .replace(/ ?\t[\t ]*/g, '\t'),
      )
      .filter((line) => line !== '' && !tooPersonal.test(line)),
  );

/** Splits a heading from text to its right. */
const headingApart = (line: string): string[] => {
  const [first = '', ...rest] = line.split('\t');
  return rest.length > 0 && headingIn(first) ? [first, rest.join('\t')] : [line];
};

export const sectionsOf = (lines: readonly string[]): ResumeSections => {
  const sections: ResumeSections = {
    head: [],
    summary: [],
    employment: [],
    education: [],
    credentials: [],
    skills: [],
    languages: [],
    other: [],
  };
  let current: ResumeSection = 'head';
  for (const line of lines.flatMap(headingApart)) {
    const heading = headingIn(line);
    if (heading) {
      current = heading;
      continue;
    }
    const [, name = '', content = ''] = withContent.exec(line) ?? [];
    const inLine = name === '' ? null : headingIn(name);
    sections[inLine ?? current].push(inLine ? content : line);
  }
  return sections;
};
