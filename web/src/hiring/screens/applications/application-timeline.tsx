import type { ApplicationDetail } from '@shared/hiring/model/application';
import { Prose, MutedText } from '@/components/layout';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './applications.module.css';

/** Oldest first. The employer's team appears as one actor. */
export const ApplicationTimeline = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation(['applications', 'labels/hiring']);
  const { timeline, organization } = application;
  return (
    <Timeline>
      {timeline.map(({ at, status, reason, side, closing }) => (
        <TimelineStep
          key={`${at}-${status}`}
          what={t(`applicantStatus.${status}`)}
          at={at}
          when={formatDateTime(at, ownZone())}
        >
          <MutedText>{side === 'professional' ? t('timeline.byYou') : t('timeline.by', { organization })}</MutedText>
          {closing && <Prose className={styles.reason}>{t(`closing.${closing}`)}</Prose>}
          {reason && <Prose className={styles.reason}>{reason}</Prose>}
        </TimelineStep>
      ))}
    </Timeline>
  );
};
