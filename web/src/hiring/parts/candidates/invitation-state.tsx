import type { JobInvitationState } from '@shared/hiring/model/hiring-vocabulary';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<JobInvitationState, BadgeTone> = {
  open: 'info',
  applied: 'success',
  declined: 'neutral',
  expired: 'neutral',
};

export const InvitationState = ({ state }: { state: JobInvitationState }) => {
  const { t } = useTranslation('labels/hiring');
  return <Badge tone={tones[state]}>{t(`jobInvitationState.${state}`)}</Badge>;
};
