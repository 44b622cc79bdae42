import { shortName } from '@/lib/i18n/short-name';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { MatchOutcome } from '@shared/hiring/model/match';
import type { MatchChange, MatchReason, MatchStep } from '@shared/hiring/model/match-reason';
import { states } from '@shared/people/model/profile-vocabulary';
import type { UnionToIntersection } from '@shared/text/catalog';
import { formatList, formatValue } from '@shared/text/formats';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { language, locale } from '@/lib/i18n/language';
import { formatDate } from '@/lib/time/format';

type Arguments = UnionToIntersection<(MatchReason | MatchChange)['args']>;
type Shown = { [N in keyof Arguments]: (value: Arguments[N]) => string | number };

/** Catalogs of labels in match sentences. */
export const matchCatalogs = [
  'labels/jobs',
  'labels/posting',
  'labels/profiles',
  'labels/professions',
  'labels/units',
  'labels/certifications',
] as const;
type Label = TFunction<(typeof matchCatalogs)[number]>;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Medical ICU" inside a sentence, but not "ICU". */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const list = (items: readonly string[]): string => formatList(items, language);

/** "physicians or nurse practitioners" */
const either = (items: readonly string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

const shownBy = (label: Label): Shown => {
  const specialty: Shown['specialty'] = (it) => label(`specialty.${it}`);
  const state: Shown['state'] = (it) => states[it];
  const workType: Shown['workType'] = (it) => label(`employmentType.${it}`);
  const profession: Shown['profession'] = (it) => inSentence(label(`professionPlural.${it}`));
  const unit: Shown['unit'] = (it) => inSentence(label(`unit.${it}`));
  const pay: Shown['pay'] = (it) => formatValue(it, language);
  const asIs = <V>(value: V): V => value;
  return {
    specialty,
    ownSpecialty: specialty,
    profession,
    professions: (them) => either(them.map(profession).map(String)),
    unit,
    ownUnit: unit,
    certification: (it) => shortName(label(`certification.${it}`)),
    shift: (it) => inSentence(label(`shift.${it}`)),
    kind: (it) => inSentence(label(`hiringKind.${it}`)),
    state,
    ownState: state,
    ownStates: (them) => list(them.map(state).map(String)),
    experience: (it) => label(`experience.${it}`),
    years: asIs,
    requiredYears: asIs,
    held: asIs,
    preferred: asIs,
    percent: asIs,
    miles: asIs,
    recordSystem: (code) => recordSystemNames[code],
    readyOn: formatDate,
    day: formatDate,
    pay,
    expectedPay: pay,
    location: asIs,
    ownLocation: asIs,
    status: asIs,
    hours: asIs,
    requiredHours: asIs,
    workType,
    ownWorkType: workType,
    ownWorkTypes: (them) => list(them.map(workType).map(String)),
  };
};

const daysPerWeek = 7;

export const useMatchTexts = () => {
  const { t } = useTranslation('match');
  const label = useTranslation(matchCatalogs).t;
  const shown: Record<string, (value: never) => string | number> = shownBy(label);
  // Typed by the code, of which the compiler sees only the union; a test compares the arguments with the catalog's.
  const values = (args: object): never =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown[name]!(value as never)])) as never;
  const reason = ({ code, args }: MatchReason): string => t(`reasons.${code}`, values(args));
  const change = ({ code, args }: MatchChange): string => t(`changes.${code}`, values(args));

  const about = (days: number): string =>
    days % daysPerWeek === 0 ? t('about.weeks', { count: days / daysPerWeek }) : t('about.days', { count: days });

  const named = (step: MatchStep) =>
    step.step === 'get_license' || step.step === 'renew_license'
      ? { state: states[step.what], certification: '' }
      : { state: '', certification: shortName(label(`certification.${step.what}`)) };

  const thing = (step: MatchStep): string => {
    if (step.step === 'get_license')
      return t(step.path === 'pt_privilege' ? 'things.privilege' : 'things.license', named(step));
    if (step.step === 'renew_license') return t('things.renewed_license', named(step));
    return t(step.step === 'get_cert' ? 'things.certification' : 'things.renewed_certification', named(step));
  };

  const stepText = (step: MatchStep): string => {
    const name = named(step);
    if (step.step === 'get_license') return t(`steps.${step.path}`, { ...name, about: about(step.days) });
    if (step.step === 'get_cert') return t('steps.get_cert', { ...name, about: about(step.days) });
    return step.by === undefined
      ? t(`steps.${step.step}`, { ...name, about: about(step.days ?? 0) })
      : t(`steps.${step.step}_by`, { ...name, day: formatDate(step.by) });
  };

  const eligibleIf = ({ readyOn, steps }: Pick<MatchOutcome, 'readyOn' | 'steps'>): string => {
    if (readyOn !== null) {
      const what = list(steps.filter((it) => it.days !== undefined).map(thing));
      return t('outcome.by', { day: formatDate(readyOn), what });
    }
    const [only, ...others] = steps;
    if (!only || others.length > 0 || !('by' in only) || only.by === undefined) {
      return t('outcome.with', { what: list(steps.map(thing)) });
    }
    const what = t(only.step === 'renew_license' ? 'things.the_license' : 'things.certification', named(only));
    return t('outcome.renewal', { what, day: formatDate(only.by) });
  };

  const outcomeText = (outcome: Pick<MatchOutcome, 'state' | 'readyOn' | 'reasons' | 'steps'>): string => {
    const [first] = outcome.reasons;
    if (outcome.state === 'eligible') return t('outcome.eligible');
    if (outcome.state === 'eligible_if') return eligibleIf(outcome);
    if (!first) return '';
    return outcome.state === 'unknown' ? capitalized(reason(first)) : t('outcome.not', { reason: reason(first) });
  };

  const professionText = (profession: Profession): string =>
    t('outcome.as', { profession: label(`profession.${profession}`) });

  return {
    professionText,
    reasonText: (it: MatchReason) => capitalized(reason(it)),
    changeText: change,
    stepText,
    outcomeText,
  };
};
