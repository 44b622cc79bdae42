import data from '../../../data/healthcare/search-vocabulary.json';
import { unitFacts } from '../../../data/healthcare/units';
import type { Unit } from '../../../people/model/healthcare-vocabulary';
import { stateCodeOf } from './place-reading';
import type { Reading, Segment } from './reading';
import type { Token } from './tokens';

type Meaning = { readings: readonly Reading[]; alternatives?: readonly Reading[] };
/** Other segments have the usual reading of ambiguous words. */
type Context = { at: number; segments: readonly Segment[]; tokens: readonly Token[] };
type Rule = (context: Context) => Meaning;

const nothing: Meaning = { readings: [] };
const profession = (value: string): Reading => ({ kind: 'profession', value });
const unit = (value: Unit): Reading => ({ kind: 'unit', value });
const state = (value: string): Reading => ({ kind: 'state', value });
const losAngeles: Reading = { kind: 'city', value: data.nicknames.la };
const as = (reading: Reading, ...alternatives: Reading[]): Meaning => ({ readings: [reading], alternatives });

const tokenOf = ({ at, segments, tokens }: Context): Token => tokens[segments[at]!.from]!;
const isOf = (kind: Reading['kind'], segment: Segment | undefined): boolean =>
  segment?.readings.some((it) => it.kind === kind) ?? false;
const beside = ({ at, segments }: Context): [Segment | undefined, Segment | undefined] => [
  segments[at - 1],
  segments[at + 1],
];
const others = ({ at, segments }: Context): Segment[] => segments.filter((_, index) => index !== at);
const isAlone = ({ segments }: Context): boolean => segments.length === 1;
const hasPlace = (context: Context): boolean => others(context).some((it) => isOf('city', it) || isOf('state', it));
const isAfterComma = (context: Context): boolean => tokenOf(context).gap.includes(',');
const wordOf = ({ tokens }: Context, segment: Segment | undefined): string =>
  segment ? tokens[segment.from]!.word : '';
const professionsOf = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ readings }) => readings.filter(({ kind }) => kind === 'profession').map(({ value }) => value));

/** "PA or NP", "NP/PA": alternatives. */
const isJoined = (context: Context): boolean => {
  const [before, after] = beside(context);
  const gaps = [tokenOf(context).gap, after ? context.tokens[after.from]!.gap : ''];
  const words = [wordOf(context, before), wordOf(context, after)];
  return gaps.some((gap) => /[/&+]/.test(gap)) || words.some((it) => it === 'or' || it === 'and');
};

const unlessPlaced = (context: Context, reading: Reading, ...alternatives: Reading[]): Meaning =>
  hasPlace(context) ? as(reading) : as(reading, ...alternatives);

const pa: Rule = (context) => {
  const { at, segments } = context;
  const places = segments.flatMap((it, index) => (wordOf(context, it) === 'pa' ? [index] : []));
  const hasOther = professionsOf(others(context)).some((it) => it !== 'pa');
  if (isAfterComma(context) || places[0] !== at || (hasOther && !isJoined(context))) return as(state('PA'));
  return isJoined(context) || places.length > 1
    ? as(profession('pa'))
    : unlessPlaced(context, profession('pa'), state('PA'));
};

const md: Rule = (context) => {
  const isBeside = beside(context).some((it) => isOf('profession', it));
  if (isAfterComma(context) || (isBeside && !isJoined(context))) return as(state('MD'));
  return unlessPlaced(context, profession('physician'), state('MD'));
};

const or: Rule = (context) => {
  const [before, after] = beside(context);
  if (isAfterComma(context) || wordOf(context, before) === 'in') return as(state('OR'));
  const kinds = before?.readings.map(({ kind }) => kind) ?? [];
  if (kinds.some((kind) => isOf(kind, after))) return nothing;
  const isUnit = tokenOf(context).isUpper || !before || isOf('profession', before) || isOf('profession', after);
  return isUnit ? as(unit('or')) : nothing;
};

const ma: Rule = (context) => (isAlone(context) ? as(state('MA'), profession('medical_assistant')) : as(state('MA')));

const nursing = new Set(['rn', 'lpn', 'cna']);
const ms: Rule = (context) =>
  professionsOf(others(context)).some((it) => nursing.has(it)) ? as(unit('med_surg')) : as(state('MS'));

const isImaging = ({ readings }: Segment): boolean =>
  readings.some(
    ({ kind, value }) =>
      (kind === 'area' && value === 'radiology') || (kind === 'unit' && unitFacts[value as Unit].group === 'imaging'),
  );
const rt: Rule = (context) => as(profession(others(context).some(isImaging) ? 'rad_tech' : 'respiratory_therapist'));

const pt: Rule = (context) =>
  professionsOf(others(context)).length > 0
    ? as(profession('pt'), { kind: 'kind', value: 'part_time' })
    : as(profession('pt'));

const scanning = new Set(['tech', 'technologist', 'scan']);
const ct: Rule = (context) => {
  const [before, after] = beside(context);
  const isBesideTech = professionsOf([before, after].flatMap((it) => it ?? [])).includes('rad_tech');
  if (isBesideTech || scanning.has(wordOf(context, after))) return as(unit('ct'));
  return isAlone(context) ? as(state('CT'), unit('ct')) : as(state('CT'));
};

/** "en la noche", "à la clinique": a Spanish or French article. */
const isArticle = (context: Context): boolean =>
  !tokenOf(context).isUpper && beforeArticle.has(wordOf(context, beside(context)[0]));
const beforeArticle = new Set('a con de dans en para por pour sur sous y et'.split(' '));

const la: Rule = (context) => {
  if (isArticle(context)) return nothing;
  return isAfterComma(context) ? as(state('LA')) : unlessPlaced(context, losAngeles, state('LA'));
};

const clinical = new Set(['hospital', 'medical', 'nurse', 'clinic']);
const va: Rule = (context) =>
  clinical.has(wordOf(context, beside(context)[1])) ? as({ kind: 'setting', value: 'va' }) : as(state('VA'));

/** State codes that resemble English words: read as states only in capitals or after a comma. */
const capitalsOnly: Rule = (context) => {
  const token = tokenOf(context);
  return token.isUpper || isAfterComma(context) ? as(state(stateCodeOf(token.word)!)) : nothing;
};

const rules: Readonly<Record<string, Rule>> = { pa, md, or, ma, ms, rt, pt, ct, la, va };
const wordLikeCodes = new Set(['in', 'me', 'hi', 'ok', 'as', 'de', 'co', 'oh', 'id', 'al', 'pr']);

const usualReadings: Readonly<Record<string, Reading>> = {
  pa: profession('pa'),
  md: profession('physician'),
  or: unit('or'),
  ma: state('MA'),
  ms: state('MS'),
  rt: profession('respiratory_therapist'),
  pt: profession('pt'),
  ct: state('CT'),
  la: losAngeles,
  va: state('VA'),
};

export const isAmbiguous = (word: string): boolean => word in rules || wordLikeCodes.has(word);

/** Usual readings, for the rules of other words. */
export const usualReadingOf = (word: string): Reading[] => {
  const usual = usualReadings[word];
  return usual ? [usual] : [];
};

export const resolve = (context: Context): Meaning => (rules[tokenOf(context).word] ?? capitalsOnly)(context);
