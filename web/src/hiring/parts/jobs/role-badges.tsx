import { useTranslation } from '@/lib/i18n/i18n';
import type { JobCard } from '@shared/hiring/model/job';
import { Badge } from '@/components/ui/badge';

/** Number of badges shown; more would crowd a card. */
const shownMax = 2;

/** Who may apply. */
export const ProfessionBadges = ({ professions }: Pick<JobCard, 'professions'>) => {
  const { t } = useTranslation(['marketplace', 'labels/professions']);
  const more = professions.length - shownMax;
  return (
    <>
      {professions.slice(0, shownMax).map((profession) => (
        <Badge key={profession} tone="neutral">
          {t(`profession.${profession}`)}
        </Badge>
      ))}
      {more > 0 && <Badge tone="neutral">{t('moreProfessions', { count: more })}</Badge>}
    </>
  );
};

export const UnitBadge = ({ unit }: { unit: NonNullable<JobCard['unit']> }) => {
  const { t } = useTranslation('labels/units');
  return <Badge tone="info">{t(`unit.${unit}`)}</Badge>;
};
