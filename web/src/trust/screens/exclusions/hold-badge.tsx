import type { ExclusionHit, ExclusionHold } from '@shared/trust/model/exclusion';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const holdTones = { review: 'warning', confirmed: 'danger', none: 'neutral' } as const;
const stateTones = { open: 'warning', confirmed: 'danger', dismissed: 'neutral', withdrawn: 'neutral' } as const;
const comparedTones = { same: 'danger', different: 'success', missing: 'neutral' } as const;

export const HoldBadge = ({ hold }: { hold: ExclusionHold }) => {
  const { t } = useTranslation('exclusions');
  return <Badge tone={holdTones[hold]}>{t(`hold.${hold}`)}</Badge>;
};

export const HitBadge = ({ state }: Pick<ExclusionHit, 'state'>) => {
  const { t } = useTranslation('exclusions');
  return <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>;
};

export const ComparedBadge = ({ compared }: { compared: ExclusionHit['birthDate'] }) => {
  const { t } = useTranslation('exclusions');
  return <Badge tone={comparedTones[compared]}>{t(`compared.${compared}`)}</Badge>;
};
