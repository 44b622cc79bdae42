import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import { MutedText, Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMonthDay } from '@/lib/time/format';
import styles from './closing.module.css';

type Props = Pick<ClosingFigures, 'placements' | 'timesheets'>;

export const hasObligations = ({ placements, timesheets }: Props): boolean =>
  placements.items.length > 0 || timesheets.items.length > 0;

const minutesPerHour = 60;

/** The organization's workers, and hours that no one approved or paid yet. */
export const Obligations = ({ placements, timesheets }: Props) => {
  const { t } = useTranslation(['organization-closing', 'labels/hiring']);
  return (
    <Stack gap="m">
      {placements.items.length > 0 && (
        <div>
          <h3>{t('owed.placements', { count: placements.items.length })}</h3>
          <ul className={styles.owed}>
            {placements.items.map(({ placementId, professional, jobTitle, endOn }) => (
              <li key={placementId}>
                <span>{[professional, jobTitle].filter(Boolean).join(', ')}</span>
                <span className={styles.soft}>
                  {endOn === null ? t('owed.openEnd') : t('owed.until', { day: formatMonthDay(endOn) })}
                </span>
              </li>
            ))}
          </ul>
          {placements.more && <MutedText>{t('owed.more')}</MutedText>}
        </div>
      )}
      {timesheets.items.length > 0 && (
        <div>
          <h3>{t('owed.timesheets', { count: timesheets.items.length })}</h3>
          <ul className={styles.owed}>
            {timesheets.items.map(({ placementId, professional, weekStartsOn, status, totalMinutes }) => (
              <li key={`${placementId} ${weekStartsOn}`}>
                <span>{t('owed.week', { professional, day: formatMonthDay(weekStartsOn) })}</span>
                <span className={styles.soft}>
                  {t('owed.hours', {
                    hours: totalMinutes / minutesPerHour,
                    status: t(`timesheetStatus.${status}`),
                  })}
                </span>
              </li>
            ))}
          </ul>
          {timesheets.more && <MutedText>{t('owed.more')}</MutedText>}
        </div>
      )}
      <p>
        <Link to={paths.timesheets}>{t('owed.settle')}</Link>
      </p>
    </Stack>
  );
};
