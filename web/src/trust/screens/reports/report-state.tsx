import type { OwnReport } from '@shared/trust/model/report';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones = { open: 'info', acted: 'success', dismissed: 'neutral' } as const;

export const stateOf = ({ outcome }: OwnReport): keyof typeof tones => outcome ?? 'open';

export const ReportState = ({ report }: { report: OwnReport }) => {
  const { t } = useTranslation('reports');
  const state = stateOf(report);
  return <Badge tone={tones[state]}>{t(`mine.outcome.${state}`)}</Badge>;
};
