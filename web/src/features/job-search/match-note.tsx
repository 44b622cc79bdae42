import type { MatchOutcome } from '@shared/model/match';
import { Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { matchBand } from '@/entities/applications/match-labels';
import { OutcomeLine } from '@/entities/applications/match-outcome';
import { useTranslation } from '@/lib/i18n/i18n';

/** Whether the person can do the job, and how well it fits. */
export const MatchNote = ({ match }: { match: MatchOutcome }) => {
  const { t } = useTranslation('match');
  const { score } = match;
  const band = score === null ? null : matchBand(score);
  return (
    <Row>
      {score !== null && band && <Badge tone={band.tone}>{t('short', { score, word: t(band.word) })}</Badge>}
      <OutcomeLine outcome={match} />
    </Row>
  );
};
