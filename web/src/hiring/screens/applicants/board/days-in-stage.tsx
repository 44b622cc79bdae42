import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './days-in-stage.module.css';
import { isMissed, labelAnswer } from '../answer-labels';
import { formatTimeInStatus } from '../drawer/applicant-labels';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Days in one stage after which a candidate waits too long. */
const longDays = 7;

type Waiting = Pick<ReceivedApplication, 'status' | 'statusSince' | 'answer'>;

type Props = { row: Waiting; withClock?: boolean };

/** "4 d", with full text for screen readers. */
export const DaysInStage = ({ row, withClock = false }: Props) => {
  const { t } = useTranslation(['applicants', 'answer-clock']);
  const { statusSince, answer } = row;
  const passed = Math.max(0, Date.now() - Date.parse(statusSince));
  const days = Math.floor(passed / dayMs);
  const hours = Math.floor(passed / hourMs);
  const short =
    hours === 0
      ? t('stay.now')
      : days === 0
        ? t('stay.shortHours', { count: hours })
        : t('stay.shortDays', { count: days });
  const overdue = isMissed(row, new Date().toISOString());
  const promised = answer?.outcome === null && isOpen(row.status) ? labelAnswer(answer, t) : null;
  const since = [promised, t('stay.since', { at: formatDateTime(statusSince, ownZone()) })].filter(Boolean).join('. ');
  return (
    <span
      className={classNames(styles.days, (overdue || (isOpen(row.status) && days > longDays)) && styles.long)}
      title={since}
    >
      {withClock && <Clock size={14} aria-hidden="true" />}
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">
        {t('stay.inStage', { time: formatTimeInStatus(statusSince, t) })}
        {promised && `, ${promised}`}
      </span>
    </span>
  );
};
