import { moneyBackDays, trialDays } from '@shared/money/billing/catalogue';
import type { BillingMode } from '@shared/money/billing/vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOfferedMethods } from '@/money/parts/billing/use-offered-methods';
import type { Question } from '../marketing-page';

const sold = ['trial', 'moneyBack', 'cancel', 'change', 'setup', 'pay'] as const;
const free = ['charged', 'setup'] as const;

export const usePricingQuestions = (mode: BillingMode | null): Question[] => {
  const { t } = useTranslation('pages/pricing');
  const days = { trialDays, moneyBackDays };
  const { checkout: methods, invoice } = useOfferedMethods();
  const names = mode === 'stripe' ? sold : free;
  const howToPay =
    methods && t(invoice ? 'questions.pay.offeredWithInvoice' : 'questions.pay.offered', { methods, invoice });
  return names.map((name) => ({
    question: t(`questions.${name}.question`),
    answer: (name === 'pay' && howToPay) || t(`questions.${name}.answer`, days),
  }));
};
