import { postingDays, trialDays, type Plan } from '@shared/money/billing/catalogue';
import type { CountedFeature, SwitchedFeature } from '@shared/money/billing/vocabulary';
import type { TFunction } from '@/lib/i18n/i18n';

const counted: Record<Plan['kind'], readonly CountedFeature[]> = {
  professional: ['applicationsPerMonth', 'questionsPerMonth', 'jobAlerts', 'portfolioItems'],
  employer: ['activePostings', 'teamSeats'],
};
const switched: Record<Plan['kind'], readonly SwitchedFeature[]> = {
  professional: ['directMessages'],
  employer: ['candidateSearch', 'analytics', 'exports', 'apiAccess'],
};

type Texts = TFunction<'plans'>;

/** "Up to 5 active jobs", "No limit on active jobs" */
export const limitText = (t: Texts, feature: CountedFeature, limit: number | null): string =>
  limit === null ? t(`open.${feature}`) : t(`limit.${feature}`, { limit });

const limitOf = (t: Texts, { price, limits }: Plan, feature: CountedFeature): string =>
  price.kind === 'contract' && limits[feature] === null
    ? t(`agreed.${feature}`)
    : limitText(t, feature, limits[feature]);

/** A plan's features, from the catalog. */
export const planPoints = (t: Texts, plan: Plan): string[] => [
  ...counted[plan.kind].map((feature) => limitOf(t, plan, feature)),
  ...(plan.price.kind === 'perPosting' ? [t('postingDays', { days: postingDays })] : []),
  ...switched[plan.kind].filter((feature) => plan.limits[feature]).map((feature) => t(`feature.${feature}`)),
  ...(plan.trial ? [t('trial', { days: trialDays })] : []),
];

/** Features of other plans of the same kind that this one lacks. */
export const missingPoints = (t: Texts, plan: Plan): string[] =>
  switched[plan.kind].filter((feature) => !plan.limits[feature]).map((feature) => t(`feature.${feature}`));

/** Rows of a comparison: a cell per plan. */
export const comparedPoints = (t: Texts, plans: readonly Plan[]): { label: string; cells: string[] }[] => {
  const kind = plans[0]?.kind ?? 'employer';
  const yesOrNo = (is: boolean) => t(is ? 'compared.included' : 'compared.missing');
  return [
    ...counted[kind].map((feature) => ({
      label: t(`feature.${feature}`),
      cells: plans.map(({ limits }) => (limits[feature] === null ? t('compared.open') : String(limits[feature]))),
    })),
    ...(kind === 'employer'
      ? [
          {
            label: t('compared.posting'),
            cells: plans.map(({ price }) =>
              price.kind === 'perPosting' ? t('compared.days', { days: postingDays }) : t('compared.whileActive'),
            ),
          },
        ]
      : []),
    ...switched[kind].map((feature) => ({
      label: t(`feature.${feature}`),
      cells: plans.map(({ limits }) => yesOrNo(limits[feature])),
    })),
  ];
};
