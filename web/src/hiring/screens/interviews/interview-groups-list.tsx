import { daysAfter } from '@shared/messages/rules/schedule-times';
import { MutedText } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { dayIn, type Group } from './interview-groups';
import { InterviewRow, type RowContext } from './interview-row';
import { longDay } from './interview-times';
import styles from './interviews-page.module.css';

const useHeading = (now: number, zone: string) => {
  const { t } = useTranslation('interviews-page');
  const today = dayIn(now, zone);
  return ({ kind, day }: Group): string => {
    if (kind !== 'day') return t(`group.${kind}`);
    if (day === today) return t('group.today', { day: longDay(day) });
    return day === daysAfter(today, 1) ? t('group.tomorrow', { day: longDay(day) }) : longDay(day);
  };
};

type Props = { groups: readonly Group[]; context: RowContext };

export const InterviewGroups = ({ groups, context }: Props) => {
  const { t } = useTranslation('interviews-page');
  const headingOf = useHeading(context.now, context.zone);
  if (groups.length === 0) return <MutedText className={styles.nothing}>{t('nothing')}</MutedText>;
  return groups.map((group) => {
    const { kind, day, interviews } = group;
    const heading = headingOf(group);
    return (
      <div key={`${kind}${day}`}>
        <h2 className={styles.group} data-kind={kind}>
          {heading}
          {kind !== 'day' && <span>{interviews.length}</span>}
        </h2>
        <ol role="list">
          {interviews.map((interview) => (
            <InterviewRow key={interview.interviewId} interview={interview} context={context} dated={kind !== 'day'} />
          ))}
        </ol>
      </div>
    );
  });
};
