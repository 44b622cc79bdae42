import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { PaySummary } from './pay-summary';

type Props = Parameters<typeof PaySummary>[0];

export const PayCard = ({ job }: Props) => {
  const { t } = useTranslation('pay');
  return (
    <Card title={t('title')}>
      <PaySummary job={job} />
    </Card>
  );
};
