import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Interview } from '@shared/hiring/model/interview';
import { interviewPath } from '@shared/paths';
import { phoneAddress } from '@/components/phone-number';
import { buttonClass } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { CallTimes } from './call-times';
import styles from './call.module.css';

const actions: Record<Interview['type'], (interview: Interview, label: string) => ReactNode> = {
  video: () => null,
  phone: ({ place }, label) => (
    <a className={buttonClass({})} href={phoneAddress(place)}>
      {label}
    </a>
  ),
  external: ({ place }, label) =>
    place !== '' && (
      <a className={buttonClass({})} href={place} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    ),
  in_person: () => null,
};

export const OtherWaysToJoin = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation('call');
  const { interviewId, type, place, status } = interview;
  if (status !== 'accepted') {
    return (
      <EmptyState
        title={t(`status.${status}.title`)}
        text={t(`status.${status}.text`)}
        action={
          <ButtonLink to={interviewPath(interviewId)} leftIcon={<CalendarDays size={18} aria-hidden="true" />}>
            {t('openInterview')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`way.${type}.title`)}
      text={
        <>
          <span className={styles.place}>{place}</span>
          <CallTimes interview={interview} />
        </>
      }
      action={actions[type](interview, t(`way.${type}.action`))}
    />
  );
};
