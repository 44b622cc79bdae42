import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ComplianceFile } from '@shared/people/model/compliance';
import { paths, pathTo } from '@shared/paths';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { complianceQuery } from './compliance-queries';
import { itemCatalogs, itemName, type ItemTexts } from './item-name';

const obstacleOf = (
  { enforced, startConfirmedAt, ready, items }: ComplianceFile,
  organization: string,
  t: ItemTexts,
) => {
  if (!enforced) return null;
  const { done, total } = ready;
  if (startConfirmedAt === null) return t('hours.notCleared', { organization, done, total });
  const expired = items.find(({ blocksStart, state }) => blocksStart && state === 'expired');
  return expired?.validUntil
    ? t('hours.expired', { item: itemName(expired, t), date: formatDate(expired.validUntil) })
    : null;
};

/** Says that hours would be refused, before any are entered. */
export const HoursNote = ({ placementId, organization }: { placementId: string; organization: string }) => {
  const { t } = useTranslation(itemCatalogs);
  const { data } = useQuery(complianceQuery(placementId));
  const obstacle = data && obstacleOf(data, organization, t);
  if (!obstacle) return null;
  return (
    <FormMessage kind="info">
      {obstacle} <Link to={`${pathTo(paths.placement, { placementId })}#compliance`}>{t('hours.link')}</Link>
    </FormMessage>
  );
};
