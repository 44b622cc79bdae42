import { limits } from '@shared/limits';
import { recommendations } from '@shared/hiring/model/hiring-vocabulary';
import type { ScorecardSummary } from '@shared/hiring/model/scorecard';
import { Meter } from '@/components/records/meter';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './scorecards.module.css';

/** Means show their number of cards; one card is not a team's rating. */
export const TeamSummary = ({
  summary: { cards, criteria, recommendations: given },
}: {
  summary: ScorecardSummary;
}) => {
  const { t } = useTranslation('scorecards');
  const advice = [...recommendations].reverse().filter((it) => given[it] > 0);
  return (
    <Stack as="section" gap="s" className={styles.summary}>
      <h4>{cards === 1 ? t('summary.one') : t('summary.title', { cards })}</h4>
      <Row gap="xs">
        {advice.map((it) => (
          <Badge key={it}>{t('summary.advice', { count: given[it], advice: t(`recommendation.${it}`) })}</Badge>
        ))}
      </Row>
      {criteria.length > 0 && (
        <div className={styles.means}>
          {criteria.map(({ criterionId, name, mean, cards: from }) => (
            <Meter
              key={criterionId}
              label={name}
              percent={Math.round((100 * mean) / limits.scoreMax)}
              figure={t('summary.mean', { mean: formatNumber(mean), cards: from })}
            />
          ))}
        </div>
      )}
      {cards === 1 && <MutedText>{t('summary.oneText')}</MutedText>}
    </Stack>
  );
};
