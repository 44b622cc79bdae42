import { planOf } from '@shared/money/billing/catalogue';
import type { PlanUse } from '@shared/money/model/billing';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { planPoints } from '@/money/parts/billing/plan-points';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import styles from '../billing.module.css';
import { stateTones, withoutTrial } from './plan-state';
import { PlanUsage } from './plan-usage';

export const TeamPlan = ({ plan: { plan, use, administrators } }: { plan: PlanUse }) => {
  const { t } = useTranslation(['billing', 'plans']);
  const { t: p } = useTranslation('plans');
  const planId = plan?.planId ?? null;
  return (
    <Stack gap="l">
      <section className={styles.panel} aria-labelledby="plan-name">
        <div className={styles.head}>
          <Stack gap="xs">
            <Row gap="xs">
              <h2 id="plan-name">{planId === null ? t('head.none') : t(`name.${planId}`)}</h2>
              {plan && plan.state !== 'none' && <Badge tone={stateTones[plan.state]}>{t(`state.${plan.state}`)}</Badge>}
            </Row>
            {planId !== null && <MutedText>{planPoints(p, withoutTrial(planOf(planId))).join(' · ')}</MutedText>}
          </Stack>
        </div>
        <PlanUsage use={use} />
      </section>
      <p>
        {administrators.length === 0
          ? t('others.ask')
          : t('others.askNamed', {
              names: new Intl.ListFormat(locale).format(administrators),
              count: administrators.length,
            })}
      </p>
    </Stack>
  );
};
