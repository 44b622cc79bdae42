import type { ReceivedApplication } from '@shared/model/application';
import { matchBand } from '@/entities/applications/match-labels';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

export const MatchScore = ({ match }: Pick<ReceivedApplication, 'match'>) => {
  const { t } = useTranslation('applicants');
  if (match === null) return <span className="visually-hidden">{t('match.none')}</span>;
  const { tone, word } = matchBand(match.score);
  return (
    <span title={t(`match.${word}`)}>
      <Badge tone={tone}>{match.score}%</Badge>
      <span className="visually-hidden">{t(`match.${word}`)}</span>
      {match.blocked && <BlockedMark />}
    </span>
  );
};

const BlockedMark = () => {
  const { t } = useTranslation('applicants');
  return (
    <>
      {' '}
      <abbr title={t('match.blocked')} aria-hidden="true" style={{ textDecoration: 'none', color: 'var(--warning)' }}>
        ▲
      </abbr>
      <span className="visually-hidden">{t('match.blocked')}</span>
    </>
  );
};
