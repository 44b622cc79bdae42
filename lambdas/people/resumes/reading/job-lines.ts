import { foldedLine } from './date-forms';
import { readDate, readRange, type ReadRange } from './dates';
import { roleWords, workplaceWords } from './job-words';
import { townIn, withoutTown } from './places';
import { isBullet, withoutBullet } from './resume-lines';

/** Parsed line of an employment section. */
export type JobLine = {
  text: string;
  range: ReadRange | null;
  /** Names of the position, the employer, and so on: the line without dates, town, and bullet, split into parts. */
  parts: string[];
  isBullet: boolean;
  hasRole: boolean;
  hasPlace: boolean;
  /** Whether it has a label: "Employer: Lakeview Hospital". */
  isLabeled: boolean;
  /** Whether it could name a position or an employer. */
  isHead: boolean;
};

const sentenceWords = 14;
const separators = /\t+|\s*[|•·;]\s*|\s+[-–—]+\s+|\s+@\s+|\s+at\s+(?=[A-Z])|\s+chez\s+|,\s+/;

/** Matches "2 years 9 months", and the country after a town. */
const saysNothing =
  /^(?:(?:\d+\+? ?(?:years?|yrs?|months?|mos?|a[ñn]os?|mes(?:es)?|ans?|mois)\b[ ,.]*(?:and |y |et )?)+|united states|u\.?s\.?a\.?|estados unidos|[ée]tats-unis)$/i;
/** Returns whether a line is a job's duration, next to its dates. */
export const isDuration = (line: string): boolean => saysNothing.test(line.replaceAll(/[()]/g, '').trim());

export const partsOf = (line: string): string[] =>
  withoutTown(line)
    .split(separators)
    .map((part) => part.replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .map((part) => (part.includes('(') ? part : part.replace(/\)$/, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && !saysNothing.test(part));

export const isRole = (part: string): boolean => roleWords.test(foldedLine(part));
export const isWorkplace = (part: string): boolean => workplaceWords.test(foldedLine(part));
const isSentence = (line: string): boolean =>
  /\p{Ll}{2}\.$/u.test(line) || line.split(' ').length >= sentenceWords || /^\p{Ll}/u.test(line);

/** Returns whether a period is part of a sentence, so not the job's period. */
const isWithin = (line: string, range: ReadRange): boolean => {
  const [before = '', after = ''] = line.split(range.text);
  return isSentence(line) && !/^\p{Ll}/u.test(line) && before.length > 3 && /\p{L}{3}/u.test(after);
};

const label =
  /(?<=^|[\t|;] ?)(?:employer|company|facility|hospital|position|(?:job )?title|role|unit|department|dates?|location|city|empleador|empresa|puesto|cargo|unidad|fechas?|lugar|employeur|[ée]tablissement|poste|titre|unit[ée]|lieu) ?: */gi;

export const readLine = (text: string): JobLine => {
  const range = readRange(text);
  const own = (range ? text.replace(range.text, '\t') : text).replaceAll(label, '');
  const parts = partsOf(withoutBullet(own));
  return {
    text,
    range: range && isWithin(text, range) ? null : range,
    parts,
    isBullet: isBullet(text),
    isLabeled: text.search(label) >= 0,
    hasRole: parts.some(isRole),
    hasPlace: parts.some(isWorkplace) || townIn(own) !== null,
    isHead: !isBullet(text) && !isSentence(text) && range === null,
  };
};

const columnNames =
  /^(?:(?:start|end|from|to) ?(?:dates?)?|dates?(?: employed)?|years?|employers?|facility|hospital|company|organization|agency|positions?|title|job title|roles?|units?|specialty|department|location|city(?:, state)?|state|beds|empleador|empresa|institucion|puesto|cargo|unidad|fechas?|lugar|ciudad|employeur|etablissement|poste|titre|unite|lieu|ville|hopital|periode|periodo)$/;

/** Returns whether a line is a table header: "Employer, Position, Unit, Dates". */
export const isTableHeader = (line: string): boolean => {
  const cells = line.split(/\t+|\s*\|\s*/).map((cell) => foldedLine(cell.trim()));
  return cells.length > 1 && cells.every((cell) => columnNames.test(cell));
};

const isDate = (text: string): boolean =>
  text.length < 30 && /^\W*(?:\p{L}+\.? )?\d/u.test(text) && readDate(text) !== null;
const isEnd = (text: string): boolean => isDate(text) || readRange(`2000 - ${text}`)?.current === true;
const openEnd = /(?:[-–—]|\b(?:to|a|al|au|hasta)|à)$/;

/** Returns both lines with the period moved to the first; null if it doesn't continue. */
const goingOn = (line: string, below: string): [string, string] | null => {
  const [first = '', ...rest] = line.split('\t');
  const [next = '', ...others] = below.split('\t');
  if (openEnd.test(first.trim()) && isEnd(next.trim()) && readDate(first))
    return [[`${first.trim()} ${next.trim()}`, ...rest].join('\t'), others.join('\t')];
  const isRest =
    below.length < 20 && /\d{4}$/.test(below) && !readRange(line) && !readRange(below) && readRange(`${line} ${below}`);
  return isRest ? [`${line} ${below}`, ''] : null;
};

/** Joins periods split across lines, as in a narrow column of dates. */
export const withWholePeriods = (lines: readonly string[]): string[] => {
  const whole = [...lines];
  for (let at = 0; at + 1 < whole.length; at += 1) {
    const [line, below] = goingOn(whole[at]!, whole[at + 1]!) ?? [];
    if (line !== undefined && below !== undefined) whole.splice(at, 2, line, below);
  }
  return whole.filter((line) => line.trim() !== '');
};
