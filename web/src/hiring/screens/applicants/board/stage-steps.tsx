import type { ApplicationDetail } from '@shared/hiring/model/application';
import { stageClass } from '@/hiring/parts/applications/stage-glyph';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime, formatMonthDay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { dayAt } from '@/lib/time/today';
import { stageLine } from './stage-line';
import styles from '../drawer/drawer.module.css';

export const StageSteps = ({ application: { status, timeline } }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applicants');
  return (
    <ol className={styles.steps} role="list" aria-label={t('columns.status')}>
      {stageLine(status, timeline).map(({ status: stage, at, place }) => (
        <li
          key={stage}
          className={classNames(stageClass(stage), styles[place])}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span>{t(`stages.${stage}`)}</span>
          {at && (
            <time dateTime={at} title={formatDateTime(at, ownZone())}>
              {formatMonthDay(dayAt(at))}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
};
