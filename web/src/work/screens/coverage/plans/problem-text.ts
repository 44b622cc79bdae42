import type { PlanProblem } from '@shared/work/model/shifts/shift-plan';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';

type Texts = TFunction<'shift-plans'>;

/** "Unit “Radiology” isn't a unit that you plan here." */
export const problemText = ({ code, args }: Pick<PlanProblem, 'code' | 'args'>, t: Texts): string => {
  const money = (name: string): string => formatMoney(Number(args[name] ?? 0));
  const text = String(args['text'] ?? '');
  switch (code) {
    case 'unit_unknown':
    case 'profession_unknown':
    case 'date_unreadable':
    case 'time_unreadable':
    case 'headcount_unreadable':
    case 'rate_unreadable':
      return t(`problem.${code}`, { text });
    case 'start_soon':
      return t('problem.start_soon', { minutes: shiftLimits.publishMinutesAhead });
    case 'too_far':
      return t('problem.too_far', { weeks: shiftLimits.publishWeeksAhead });
    case 'too_short':
      return t('problem.too_short', { hours: shiftLimits.shiftMinutes.min / 60 });
    case 'too_long':
      return t('problem.too_long', { hours: shiftLimits.shiftMinutes.max / 60 });
    case 'long_not_allowed':
      return t('problem.too_long', { hours: shiftLimits.usualShiftMinutesMax / 60 });
    case 'headcount':
      return t('problem.headcount', { max: shiftLimits.headcountMax });
    case 'too_many_professions':
      return t('problem.too_many_professions', { max: shiftLimits.professionsPerShift });
    case 'day_full':
      return t('problem.day_full', { max: shiftLimits.shiftsPerUnitAndDay });
    case 'under_minimum':
      return t('problem.under_minimum', { amount: money('cents') });
    case 'under_card':
      return t('problem.under_card', { amount: money('cents') });
    case 'over_budget':
      return 'weekCents' in args
        ? t('problem.over_budget', { over: money('overCents'), budget: money('weekCents') })
        : t('problem.over_budget_unseen');
    default:
      return t(`problem.${code}`);
  }
};
