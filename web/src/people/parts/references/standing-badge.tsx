import type { ReferenceStanding } from '@shared/people/model/reference-vocabulary';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<ReferenceStanding, BadgeTone> = {
  work_address: 'success',
  personal_address: 'neutral',
  same_device: 'warning',
};

export const StandingBadge = ({ standing }: { standing: ReferenceStanding }) => {
  const { t } = useTranslation('references');
  return <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>;
};
