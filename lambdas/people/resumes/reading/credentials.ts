import vocabulary from '@shared/data/healthcare/search-vocabulary.json';
import { isNpi } from '@shared/people/rules/credentials/credential-numbers';
import { limits } from '@shared/limits';
import { certifications, type Certification } from '@shared/people/model/healthcare-vocabulary';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { readExpiry, readRange } from './dates';
import { stateIn } from './places';
import { withoutBullet } from './resume-lines';

type Read = Pick<ResumeReading, 'licenses' | 'certifications'>;

/** Everyday words in a resume that search understands as a certification. */
const tooCommon = new Set(['stable', 'mab', 'picc', 'dea', 'ccc', 'rnc', 'cpr']);

const terms = certifications
  .flatMap((code) =>
    ((vocabulary.terms.certification as Partial<Record<Certification, string[]>>)[code] ?? [])
      .filter((term) => !tooCommon.has(term))
      .map((term) => ({ code, length: term.length, pattern: new RegExp(`(?<=[^a-z0-9])${term}(?=[^a-z0-9])`) })),
  )
  .sort((one, other) => other.length - one.length);

const wordsOf = (line: string): string => ` ${line.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

const codesIn = (line: string): Certification[] => {
  let rest = wordsOf(line);
  const found: Certification[] = [];
  for (const { code, pattern } of terms) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, '-');
    if (!found.includes(code)) found.push(code);
  }
  return found;
};

const numberIn = (line: string): string => {
  const [, number = ''] =
    /(?:#|\b(?:no|nr|num|number|n[uú]mero|num[eé]ro|n\.?[o°º])\.?|\b(?:licen[sc]e|licencia|permis)\s*(?:#|no\.?|number)?)\s*:?\s*#?\s*([A-Z]{0,4}[-. ]?\d[\dA-Z.-]{3,})/i.exec(
      line,
    ) ?? [];
  return number.replace(/[.-]+$/, '').slice(0, limits.credentialNumberLength);
};

/** Applies the date of a piece to each card it names: "BLS and ACLS, exp. 05/2027". */
const cardsIn = (piece: string, today: string): Read['certifications'] => {
  const codes = codesIn(piece);
  const expiresOn = readExpiry(piece, today);
  return codes.map((code) => ({ code, number: codes.length === 1 ? numberIn(piece) : '', expiresOn }));
};

const betweenCards = /([;,|•·\t]\s*|(?<=\d{4}\)?)\s+(?=\p{Lu}))/u;

/** Reads certifications with the details that follow each on the line. */
const certificationsOf = (line: string, today: string): Read['certifications'] => {
  const pieces: string[] = [];
  for (const part of line.split(betweenCards)) {
    const last = pieces.pop() ?? '';
    const isNext = codesIn(part).length > 0 && codesIn(last).length > 0;
    pieces.push(...(isNext ? [last, part] : [last + part]));
  }
  return pieces.flatMap((piece) => cardsIn(piece, today));
};

const licenseWords =
  /\blicen[sc](?:e|es|ed|ure)\b|\blic\.|\blicencias?\b|\bpermis\b|\bregistered nurse\b|\bboard of nursing\b|\bmedical board\b/i;
const titled =
  /\b((?:registered nurse|licensed (?:practical|vocational) nurse|nurse practitioner|advanced practice registered nurse|physician(?: assistant)?|physical therapist|occupational therapist|respiratory (?:care practitioner|therapist)|pharmacist|medical|rn|lpn|lvn|aprn|np|pa|enfermer[ao]s? registrad[ao]s?|infirmi[eè]re?s? autoris[eé]e?s?|auxiliar de enfermer[ií]a)\b(?: (?:multistate|compact))?(?: licen[sc]e| licensure)?)/i;
const issuer =
  /\b((?:[A-Z][\p{L}]+ )*(?:State )?Board of [A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?|[A-Z][\p{L}]+ Medical Board)/u;

/** Matches "RN - Texas - TX1028374": longer than a ZIP Code, shorter than a phone number. */
const numberAlone = /(?<![\w-])(?:[A-Z]{1,3}-?\d{5,9}|\d{6,9})(?![\w-])/;
const licensed = /\b(?:RN|LPN|LVN|APRN|CRNA|CNA|NP|RRT)\b|\benfermer|\binfirmi/;

const licenseOf = (line: string, today: string): Read['licenses'] => {
  const state = stateIn(line);
  const number = numberIn(line) || (numberAlone.exec(line)?.[0] ?? '');
  const expiryDate = readExpiry(line, today);
  const isTitled = licensed.test(line) && state !== null && (number !== '' || expiryDate !== null);
  if (!licenseWords.test(line) && !(isTitled && codesIn(line).length === 0)) return [];
  if (state === null && number === '') return [];
  const scope = /\bmulti-?\s?states?\b|\bcompact\b|\bnlc\b|\bmultiestatal\b|\bmulti[ée]tats?\b|\bcompacto\b/i.test(line)
    ? 'multistate'
    : 'single';
  return [
    {
      name: (titled.exec(line)?.[1] ?? '').trim(),
      number,
      issuingBody: (issuer.exec(line)?.[1] ?? '').trim().slice(0, limits.organizationLength),
      expiryDate,
      state,
      scope,
    },
  ];
};

const onceEach = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();

/** Matches details of the card above, such as "exp 04/2027". */
const startsWithin =
  /^(?:\W*(?:exp|valid|good|renew|issued|state:|no\.|#|vence|venc\.|v[aá]lid|vigente|[eé]ch[eé]ance)|\d{1,2}\/|(?:19|20)\d{2}\b)/i;
const goesOn = (line: string, last: string): boolean =>
  (startsWithin.test(line) ||
    line.length - (readRange(line)?.text.length ?? 0) < 3 ||
    /^\p{Ll}/u.test(line) ||
    /[,:–-]$/.test(last)) &&
  codesIn(line).length === 0 &&
  !licenseWords.test(line);

const entriesOf = (lines: readonly string[]): string[] => {
  const entries: string[] = [];
  for (const line of lines.map(withoutBullet)) {
    const last = entries.at(-1);
    if (last !== undefined && goesOn(line, last)) entries.push(`${entries.pop()} ${line}`);
    else entries.push(line);
  }
  return entries;
};

export const credentialsIn = (lines: readonly string[], today: string): Read => {
  const entries = entriesOf(lines);
  const licenses = entries.flatMap((line) => licenseOf(line, today));
  const held = entries
    .filter(
      (line) =>
        !/\bin progress\b|\bexpired\b|\ben curso\b|\bvencid[ao]\b|\ben cours\b|\bexpirée?(?!\p{L})/iu.test(line),
    )
    .flatMap((line) => certificationsOf(line, today));
  // Prefers the line with a date if two name the same card.
  const dated = held.toSorted((one, other) => Number(other.expiresOn !== null) - Number(one.expiresOn !== null));
  return {
    licenses: onceEach(licenses, ({ state, number }) => `${state} ${number}`).slice(0, limits.licenses),
    certifications: onceEach(dated, ({ code }) => code).slice(0, limits.certificationsPerProfile),
  };
};

export const npiIn = (text: string): string => {
  const [, number = ''] = /\bNPI\b[^\d\n]{0,12}(\d{10})\b/i.exec(text) ?? [];
  return isNpi(number) ? number : '';
};
