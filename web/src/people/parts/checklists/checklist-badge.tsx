import type { ChecklistState } from '@shared/people/model/skills-vocabulary';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<ChecklistState, BadgeTone> = {
  open: 'neutral',
  current: 'success',
  renew: 'warning',
  expired: 'danger',
};

export const ChecklistBadge = ({ state }: { state: ChecklistState }) => {
  const { t } = useTranslation('skills');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};
