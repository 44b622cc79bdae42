import { moneyBackDays, trialDays } from '@shared/billing/catalogue';
import type { BillingMode } from '@shared/billing/vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Question } from './marketing-page';

const sold = ['trial', 'moneyBack', 'cancel', 'change', 'setup', 'pay'] as const;
const free = ['charged', 'setup'] as const;

export const usePricingQuestions = (mode: BillingMode | null): Question[] => {
  const { t } = useTranslation('pages/pricing');
  const days = { trialDays, moneyBackDays };
  const names = mode === 'stripe' ? sold : free;
  return names.map((name) => ({
    question: t(`questions.${name}.question`),
    answer: t(`questions.${name}.answer`, days),
  }));
};
