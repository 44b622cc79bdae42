import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs';
import type { ViewAccess } from '@shared/people/model/professional-view';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { useReader } from './reader';

export const ScheduleCallLink = ({ userId, access }: { userId: string; access: ViewAccess | undefined }) => {
  const { t } = useTranslation('professionals');
  const { kind } = useReader();
  return kind === 'member' && access === 'full' ? (
    <ButtonLink
      to={pathTo(paths.scheduleInterview, { candidateId: userId })}
      variant="secondary"
      leftIcon={<CalendarPlus size={18} aria-hidden="true" />}
    >
      {t('scheduleCall')}
    </ButtonLink>
  ) : null;
};
