import type { Interview } from '@shared/hiring/model/interview';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

type Props = { interview: Interview; opensAt?: string; isOver?: boolean };

export const CallTimes = ({ interview, opensAt, isOver = false }: Props) => {
  const { t } = useTranslation('call');
  const { jobTitle, organization, startsAt } = interview;
  const when = startsAt === null ? '' : formatDateTime(startsAt, ownZone());
  return (
    <>
      {jobTitle === null
        ? t(isOver ? 'times.callOver' : 'times.callPlanned', { organization, when })
        : t(isOver ? 'times.over' : 'times.planned', { jobTitle, organization, when })}
      {opensAt !== undefined && !isOver && ` ${t('times.opens', { when: formatDateTime(opensAt, ownZone()) })}`}
    </>
  );
};
