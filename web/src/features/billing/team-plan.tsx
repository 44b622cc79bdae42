import { planOf } from '@shared/billing/catalogue';
import type { PlanUse } from '@shared/model/billing';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { planPoints } from '@/entities/billing/plan-points';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { stateTones } from './plan-state';
import { UseFigures } from './use-figures';

export const TeamPlan = ({ plan: { plan, use, administrators } }: { plan: PlanUse }) => {
  const { t } = useTranslation(['billing', 'plans']);
  const { t: p } = useTranslation('plans');
  const planId = plan?.planId ?? null;
  return (
    <Stack gap="l">
      <Card>
        <Stack>
          <Row>
            <h2>{planId === null ? t('head.none') : t(`name.${planId}`)}</h2>
            {plan && <Badge tone={stateTones[plan.state]}>{t(`state.${plan.state}`)}</Badge>}
          </Row>
          {planId !== null && <MutedText>{planPoints(p, planOf(planId)).join(' · ')}</MutedText>}
        </Stack>
        <UseFigures use={use} />
      </Card>
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
