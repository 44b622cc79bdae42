import { professionFrom } from '@shared/domain/derived-profession';
import { limits } from '@shared/limits';
import type { ResumeReading } from '@shared/model/resume-reading';
import { readRange, type ReadRange } from './dates';
import { townIn, withoutTown } from './places';
import { isBullet, withoutBullet } from './resume-lines';

type Job = ResumeReading['employment'][number];
type Block = { range: ReadRange; head: string[]; body: string[] };

const headLinesMax = 2;
const sentenceWords = 14;

const workplaceWords =
  /\b(hospitals?|medical|med ctr|clinics?|health|healthcare|center|centre|system|agency|university|care|group|home|school|staffing|rehab(?:ilitation)?|hospice|institute|associates|services|network|laborator(?:y|ies)|labs?|pharmacy|partners|llc|inc|department of|va|army|navy)\b/i;
const roleWords =
  /\b(nurse|physician|doctor|hospitalist|therapist|technician|technologist|tech|assistant|aide|manager|director|resident|fellow|supervisor|coordinator|educator|charge|preceptor|specialist|pharmacist|paramedic|emt|rn|lpn|lvn|cna|np|pa-c|crna|attending|chief|counselor|social worker|intern|instructor|consultant)\b/i;

const isSentence = (line: string): boolean => line.endsWith('.') || line.split(' ').length >= sentenceWords;
const isHeadLine = (line: string): boolean => !isBullet(line) && !isSentence(line) && readRange(line) === null;

/** Lines directly above a range that name the position or the employer. */
const headStart = (lines: readonly string[], at: number, after: number): number => {
  let start = at;
  while (start > after && at - start < headLinesMax && isHeadLine(lines[start - 1]!)) start -= 1;
  return start;
};

const blocksOf = (lines: readonly string[]): Block[] => {
  const ranges = lines.flatMap((line, at) => {
    const range = isBullet(line) ? null : readRange(line);
    return range ? [{ range, at }] : [];
  });
  const datesFirst = ranges[0]?.at === 0 && lines[0]!.length - ranges[0].range.text.length < 3;
  const starts = ranges.map(({ at }, index) =>
    datesFirst ? at : headStart(lines, at, index === 0 ? 0 : ranges[index - 1]!.at + 1),
  );
  return ranges.map(({ range, at }, index) => {
    const end = starts[index + 1] ?? lines.length;
    const own = lines[at]!.replace(range.text, '\t');
    return { range, head: [...lines.slice(starts[index], at), own], body: lines.slice(at + 1, end) };
  });
};

const separators = /\t+|\s*[|•·]\s*|\s+[-–—]\s+|\s+@\s+|\s+at\s+(?=[A-Z])|,\s+/;

const partsOf = (line: string): string[] =>
  line
    .split(separators)
    .map((part) => part.replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part));

const roleIn = (parts: readonly string[]): number => {
  const clear = parts.findIndex((part) => roleWords.test(part) && !workplaceWords.test(part));
  return clear >= 0 ? clear : parts.findIndex((part) => roleWords.test(part));
};

const partsOfHead = (head: readonly string[]): string[] => head.flatMap((line) => partsOf(withoutTown(line)));

/** The head may go on below the range: "2019 - 2022", then the position and the employer. */
const completed = ({ head, body }: Pick<Block, 'head' | 'body'>): Pick<Block, 'head' | 'body'> => {
  const [next, ...rest] = body;
  const isComplete = partsOfHead(head).length > 1;
  if (isComplete || next === undefined || !isHeadLine(next)) return { head, body };
  return completed({ head: [...head, next], body: rest });
};

const described = (body: readonly string[]): string =>
  body
    .map((line) => (isBullet(line) ? `- ${withoutBullet(line)}` : line))
    .join('\n')
    .slice(0, limits.bioLength)
    .trim();

const jobIn = (block: Block): Job | null => {
  const { head, body } = completed(block);
  const parts = partsOfHead(head);
  const role = roleIn(parts);
  const rest = parts.filter((_, index) => index !== Math.max(role, 0));
  const employer = rest.find((part) => workplaceWords.test(part)) ?? rest[0] ?? '';
  const position = parts[Math.max(role, 0)] ?? '';
  if (position === '' && employer === '') return null;
  const { start, end, current } = block.range;
  return {
    position: position.slice(0, limits.nameLength),
    employer: employer.slice(0, limits.organizationLength),
    location: townIn(head.join(' | '))?.slice(0, limits.locationLength) ?? '',
    startDate: start.day,
    endDate: end?.day ?? null,
    current,
    description: described(body),
  };
};

/** Newest first, as resumes are written. Every entry has dates; text without any isn't an entry. */
export const employmentIn = (lines: readonly string[]): Job[] =>
  blocksOf(lines)
    .flatMap((block) => jobIn(block) ?? [])
    .slice(0, limits.employmentEntries);

export const unitOfJob = ({ position, description }: Job) =>
  professionFrom({ title: position, specialty: null, licenses: [] }).unit ??
  professionFrom({
    title: `${position} ${description.split('\n')[0] ?? ''}`,
    specialty: null,
    licenses: [],
  }).unit;
