import { limits } from '@shared/limits';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { readDate, type ReadRange } from './dates';
import { isDuration, isRole, isTableHeader, isWorkplace, readLine, withWholePeriods, type JobLine } from './job-lines';
import { roleWords, workplaceWords } from './job-words';
import { townIn } from './places';
import { isBullet, withoutBullet } from './resume-lines';
import { isUnitName } from './titles';

type Entry = ResumeReading['employment'][number];
/** `range`: period with years that the entry can't hold; `named`: texts to search for the unit, most reliable first. */
export type ReadJob = { entry: Entry; range: ReadRange | null; named: string[] };
type Block = { range: ReadRange | null; head: JobLine[]; body: JobLine[] };

const headLinesMax = 3;
const labeledLinesMax = 5;
/** Matches activities that aren't jobs, such as committees. */
const notJob =
  /\b(?:committee|council|member|volunteer|award|project|initiative|orientation|comit[eé]|consejo|miembro|membre)\b/i;

/** Returns whether the line has position and employer, or for a travel nurse the unit. */
const isComplete = ({ hasRole, hasPlace, parts }: JobLine): boolean => {
  const others = parts.filter((part) => !isUnitName(part));
  return hasRole ? others.some(isWorkplace) : hasPlace && others.length > 0 && others.length < parts.length;
};

/** Returns whether a bullet is a job: "• Travel RN, CVICU, Lakeview Hospital, 2019 - 2020". */
const isListedJob = ({ text, range, hasRole, hasPlace, parts }: JobLine): boolean =>
  range !== null && hasPlace && (hasRole || parts.some(isUnitName) || townIn(text) !== null) && !notJob.test(text);

const datedIn = (lines: readonly JobLine[]): number[] => {
  const at = lines.flatMap(({ range }, index) => (range ? [index] : []));
  const plain = at.filter((index) => !lines[index]!.isBullet || isListedJob(lines[index]!));
  return plain.length > 0 ? plain : at;
};

const headLinesAbove = (lines: readonly JobLine[], at: number, after: number, most: number): number => {
  let count = 0;
  while (count < most && at - count > after && lines[at - count - 1]!.isHead) count += 1;
  return count;
};

/** Returns how many lines precede the first job's dates, which is the same for the other jobs. */
const headsAbove = (lines: readonly JobLine[], first: number): number =>
  isComplete(lines[first]!)
    ? 0
    : headLinesAbove(lines, first, 0, lines[first - 1]?.isLabeled ? labeledLinesMax : headLinesMax);

const needs = (head: readonly JobLine[]): { role: boolean; employer: boolean } => {
  const parts = head.flatMap((line) => line.parts);
  const others = parts.filter((part) => !isUnitName(part) && (!isRole(part) || isWorkplace(part)));
  return { role: !parts.some(isRole), employer: others.length === 0 };
};

/** Adds header lines below the dates: "2019 - 2022", then the position and the employer. */
const completed = ({ range, head, body }: Block): Block => {
  const [next, ...rest] = body;
  const { role, employer } = needs(head);
  const isBlank = head.every(({ parts }) => parts.length === 0);
  const isTown = next?.hasPlace && next.parts.length === 0;
  const isNext =
    next?.isHead && (isTown || (role && (next.hasRole || isBlank)) || (employer && (next.hasPlace || isBlank)));
  const names = head.flatMap(({ parts }) => parts);
  const isFirst = next?.isHead && employer && !role && names.length === 1 && rest[0]?.isBullet === true;
  return isNext || isFirst ? completed({ range, head: [...head, next], body: rest }) : { range, head, body };
};

const described = (body: readonly string[]): string =>
  body
    .map((line) => (isBullet(line) ? `- ${withoutBullet(line)}` : line.replaceAll('\t', ' ')))
    .join('\n')
    .slice(0, limits.bioLength)
    .trim();

/** Matches "Registered Nurse Lakeview Hospital". */
const runTogether = new RegExp(`^(.*${roleWords.source})\\s+(.*${workplaceWords.source}.*)$`, 'i');

/** `rest`: other header parts, such as the agency of a travel nurse. */
const positionAndEmployer = (parts: readonly string[]): { position: string; employer: string; rest: string[] } => {
  const clear = parts.findIndex((part) => isRole(part) && !isWorkplace(part));
  const role = clear >= 0 ? clear : parts.findIndex(isRole);
  const others = parts.filter((_, index) => index !== role);
  const names = others.filter((part) => !isUnitName(part));
  // "CHSLD" and "Home Health" are units, unless nothing else is an employer.
  const employer = names.find(isWorkplace) ?? names[0] ?? others.find(isWorkplace) ?? '';
  const units = others.filter((part) => isUnitName(part) && part !== employer);
  const position = parts[role] ?? (units.length > 0 ? '' : (names.find((part) => part !== employer) ?? ''));
  const [, title, place] = employer === '' ? (runTogether.exec(position) ?? []) : [];
  const rest = names.filter((part) => part !== employer && part !== position);
  return { position: [title ?? position, ...units].filter(Boolean).join(', '), employer: place ?? employer, rest };
};

/** Returns the dates that the entry's fields can't hold. */
const datesAsText = ({ range, head }: Block): string[] => {
  if (!range) return head.flatMap(({ text }) => (readDate(text) ? [text.replaceAll('\t', ' ')] : []));
  const isWhole = range.start.day !== null && (range.current || range.end?.day);
  return isWhole ? [] : [range.text.replaceAll('\t', ' ').trim()];
};

const jobIn = (block: Block): ReadJob => {
  const { range, head, body } = block;
  const { position, employer, rest } = positionAndEmployer(head.flatMap(({ parts }) => parts));
  const lines = body.map(({ text }) => text);
  return {
    range,
    // A unit after a comma would be read as a state: "RN, ED".
    named: [position.replaceAll(',', ' '), ...lines.slice(0, 2).map((line) => `${position} ${line}`), employer],
    entry: {
      position: position.slice(0, limits.nameLength),
      employer: employer.slice(0, limits.organizationLength),
      location: townIn(head.map(({ text }) => text).join(' | '))?.slice(0, limits.locationLength) ?? '',
      startDate: range?.start.day ?? null,
      endDate: range?.end?.day ?? null,
      current: range?.current ?? false,
      description: described([...datesAsText(block), ...(range && rest.length > 0 ? [rest.join(', ')] : []), ...lines]),
    },
  };
};

const looksLikeWork = (lines: readonly JobLine[]): boolean =>
  lines.some(({ hasRole, hasPlace }) => hasRole || hasPlace);

/** Returns unread lines as text for the person to complete. */
const unread = (lines: readonly JobLine[]): ReadJob[] =>
  looksLikeWork(lines) ? [jobIn({ range: null, head: [], body: [...lines] })] : [];

/** Returns whether a position and employer without dates start here, after another job's text. */
const isUndatedHead = (lines: readonly JobLine[], at: number): boolean => {
  const [before, line, next] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!line.isHead || !line.hasRole || (before?.isHead && !readDate(line.text))) return false;
  if (line.parts.length > 1 && readDate(line.text) && !notJob.test(line.text)) return true;
  return line.parts.some(isWorkplace) ? line.parts.length > 1 : next?.isHead === true && next.hasPlace;
};

const withUndated = ({ range, head, body }: Block): Block[] => {
  const starts = body.flatMap((_, at) => (isUndatedHead(body, at) ? [at] : []));
  const further = starts.map((at, index) =>
    completed({ range: null, head: [body[at]!], body: body.slice(at + 1, starts[index + 1]) }),
  );
  return [{ range, head, body: body.slice(0, starts[0]) }, ...further];
};

const datedBlocks = (lines: readonly JobLine[], dated: readonly number[]): { blocks: Block[]; from: number } => {
  const above = headsAbove(lines, dated[0]!);
  const starts = dated.map((at, index) => {
    const after = index === 0 ? 0 : dated[index - 1]! + 1;
    return at - (isComplete(lines[at]!) ? 0 : headLinesAbove(lines, at, after, above));
  });
  const blocks = dated.map((at, index) => {
    const head = [...lines.slice(starts[index], at), lines[at]!];
    return completed({ range: lines[at]!.range, head, body: lines.slice(at + 1, starts[index + 1]) });
  });
  return { blocks, from: starts[0]! };
};

/** Applies a line such as "Lakeview Hospital, 2015 - Present" as employer to the positions below. */
const withEmployers = (blocks: readonly Block[]): Block[] => {
  let employer: JobLine | null = null;
  return blocks.flatMap((block, index) => {
    const { role, employer: isOpen } = needs(block.head);
    const next = blocks[index + 1];
    const places = block.head.filter(({ parts }) => parts.some(isWorkplace));
    if (!isOpen) employer = places.at(-1) ?? null;
    const isParent =
      role && !isOpen && block.body.length === 0 && next && needs(next.head).employer && !needs(next.head).role;
    if (isParent) return [];
    if (!isOpen || role || !employer) return [block];
    return [{ ...block, head: [...block.head, { ...employer, parts: employer.parts.filter(isWorkplace) }] }];
  });
};

/** Reads jobs, newest first. A job that can't be parsed becomes an entry with only its text. */
export const employmentIn = (text: readonly string[]): ReadJob[] => {
  const lines = withWholePeriods(text)
    .filter((line) => !isTableHeader(line) && !isDuration(line))
    .map(readLine);
  const dated = datedIn(lines);
  const { blocks, from } = dated.length > 0 ? datedBlocks(lines, dated) : { blocks: [], from: lines.length };
  const [lead, ...undated] = withUndated({ range: null, head: [], body: lines.slice(0, from) });
  const [first, ...others] = withEmployers([...undated, ...blocks.flatMap(withUndated)]);
  if (!first) return unread(lead!.body);
  const isJob = lead!.body.some(({ hasRole, isBullet }) => hasRole && !isBullet);
  const jobs = isJob ? [first, ...others] : [{ ...first, body: [...lead!.body, ...first.body] }, ...others];
  return [...(isJob ? unread(lead!.body) : []), ...jobs.map(jobIn)].slice(0, limits.employmentEntries);
};
