import type { MatchReason, MatchRemedy } from '@shared/model/match-reason';
import { states } from '@shared/model/profile-vocabulary';
import type { UnionToIntersection } from '@shared/text/catalog';
import { formatList, formatValue } from '@shared/text/formats';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';

type Arguments = UnionToIntersection<(MatchReason | MatchRemedy)['args']>;
type Shown = { [N in keyof Arguments]: (value: Arguments[N]) => string | number };

const labels = ['labels/jobs', 'labels/posting', 'labels/profiles'] as const;

const shownBy = (label: TFunction<(typeof labels)[number]>): Shown => {
  const specialty: Shown['specialty'] = (it) => label(`specialty.${it}`);
  const state: Shown['state'] = (it) => states[it];
  const workType: Shown['workType'] = (it) => label(`employmentType.${it}`);
  const pay: Shown['pay'] = (it) => formatValue(it, language);
  const asIs = <V>(value: V): V => value;
  return {
    specialty,
    ownSpecialty: specialty,
    state,
    ownState: state,
    letterState: state,
    ownStates: (them) => formatList(them.map(state).map(String), language),
    experience: (it) => label(`experience.${it}`),
    years: asIs,
    pay,
    expectedPay: pay,
    location: asIs,
    ownLocation: asIs,
    status: asIs,
    hours: asIs,
    requiredHours: asIs,
    workType,
    ownWorkType: workType,
    ownWorkTypes: (them) => formatList(them.map(workType).map(String), language),
  };
};

export const useMatchTexts = () => {
  const { t } = useTranslation('match');
  const shown: Record<string, (value: never) => string | number> = shownBy(useTranslation(labels).t);
  // Typed by the code, of which the compiler sees only the union; a test compares the arguments with the catalog's.
  const values = (args: object): never =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown[name]!(value as never)])) as never;
  return {
    reasonText: ({ code, args }: MatchReason): string => t(`reasons.${code}`, values(args)),
    remedyText: ({ code, args }: MatchRemedy): string => t(`remedies.${code}`, values(args)),
  };
};
