import vocabulary from '@shared/data/healthcare/search-vocabulary.json';
import { isNpi } from '@shared/domain/credential-numbers';
import { limits } from '@shared/limits';
import { certifications, type Certification } from '@shared/model/healthcare-vocabulary';
import type { ResumeReading } from '@shared/model/resume-reading';
import { readExpiry } from './dates';
import { stateIn } from './places';
import { withoutBullet } from './resume-lines';

type Read = Pick<ResumeReading, 'licenses' | 'certifications'>;

/** Words that search understands as a certification but that are everyday words in a resume. */
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
    /(?:#|\bno\.?|\bnumber|\blicen[sc]e\s*(?:#|no\.?|number)?)\s*:?\s*#?\s*([A-Z]{0,4}[-. ]?\d[\dA-Z.-]{3,})/i.exec(
      line,
    ) ?? [];
  return number.replace(/[.-]+$/, '').slice(0, limits.credentialNumberLength);
};

/** The date belongs to the card where the line names only one. */
const certificationsOf = (line: string): Read['certifications'] => {
  const codes = codesIn(line);
  const isOne = codes.length === 1;
  const [expiresOn, number] = isOne ? [readExpiry(line), numberIn(line)] : [null, ''];
  return codes.map((code) => ({ code, number, expiresOn }));
};

const licenseWords = /\blicen[sc](?:e|es|ed|ure)\b|\bregistered nurse\b|\bboard of nursing\b|\bmedical board\b/i;
const titled =
  /\b((?:registered nurse|licensed (?:practical|vocational) nurse|nurse practitioner|advanced practice registered nurse|physician(?: assistant)?|physical therapist|occupational therapist|respiratory (?:care practitioner|therapist)|pharmacist|medical|rn|lpn|lvn|aprn|np|pa)\b(?: (?:multistate|compact))?(?: licen[sc]e| licensure)?)/i;
const issuer =
  /\b((?:[A-Z][\p{L}]+ )*(?:State )?Board of [A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?|[A-Z][\p{L}]+ Medical Board)/u;

const licenseOf = (line: string): Read['licenses'] => {
  if (!licenseWords.test(line)) return [];
  const state = stateIn(line);
  const number = numberIn(line);
  if (state === null && number === '') return [];
  const scope = /\bmulti-?\s?state\b|\bcompact\b|\bnlc\b/i.test(line) ? 'multistate' : 'single';
  return [
    {
      name: (titled.exec(line)?.[1] ?? '').trim(),
      number,
      issuingBody: (issuer.exec(line)?.[1] ?? '').trim().slice(0, limits.organizationLength),
      expiryDate: readExpiry(line),
      state,
      scope,
    },
  ];
};

const onceEach = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();

export const credentialsIn = (lines: readonly string[]): Read => {
  const plain = lines.map(withoutBullet);
  const licenses = plain.flatMap(licenseOf);
  const held = plain.filter((line) => !/\bin progress\b|\bexpired\b/i.test(line)).flatMap(certificationsOf);
  // Of two lines about one card, the one with a date says more.
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
