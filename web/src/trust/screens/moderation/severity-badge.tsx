import type { CaseSeverity } from '@shared/trust/model/report-vocabulary';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const;

export const SeverityBadge = ({ severity }: { severity: CaseSeverity }) => {
  const { t } = useTranslation('admin-reports');
  return <Badge tone={tones[severity]}>{t(`severity.${severity}`)}</Badge>;
};
