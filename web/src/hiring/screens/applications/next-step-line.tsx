import {
  Briefcase,
  CalendarCheck,
  CalendarClock,
  Clock,
  FileCheck,
  Hourglass,
  Search,
  type LucideIcon,
} from 'lucide-react';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { placeTime } from '@/lib/time/place-time';
import styles from './applications.module.css';
import { isOwnTurn, type NextStep } from './next-step';

const weekday = dateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const icons: Record<NextStep['kind'], LucideIcon> = {
  choose_time: CalendarClock,
  interview: CalendarCheck,
  interview_soon: CalendarCheck,
  offer: FileCheck,
  hired: Briefcase,
  hours: Briefcase,
  starts: Briefcase,
  in_review: Hourglass,
  other_jobs: Search,
  reply: Clock,
  sent: Clock,
};

type Words = TFunction<'applications' | 'answer-clock'>;

const labelReply = ({ on, before, passed }: Extract<NextStep, { kind: 'reply' }>, t: Words): string => {
  const day = weekday.format(new Date(on));
  if (before === null) return t(passed ? 'mine.late' : 'mine.by', { day });
  return passed
    ? t('mine.extendedLate', { day })
    : t('mine.extended', { day, before: weekday.format(new Date(before)) });
};

const labelNextStep = (step: NextStep, t: Words): string => {
  switch (step.kind) {
    case 'reply':
      return labelReply(step, t);
    case 'sent':
      return t('mine.none');
    case 'starts':
      return t('next.starts', { day: weekday.format(new Date(step.on)) });
    case 'interview':
      return t('next.interview', { time: placeTime(step.startsAt, step.timeZone) });
    default:
      return t(`next.${step.kind}`);
  }
};

type Way = { act: 'choose_time' | 'interview' | 'offer' | 'hours' | 'starts' | 'other_jobs'; to: string };

const wayOf = (step: NextStep, applicationId: string): Way | null => {
  switch (step.kind) {
    case 'choose_time':
    case 'interview':
      return { act: step.kind, to: interviewPath(step.interviewId) };
    case 'offer':
      return { act: step.kind, to: pathTo(paths.application, { applicationId }) };
    case 'hours':
      return { act: step.kind, to: paths.timesheets };
    case 'starts':
      return { act: step.kind, to: pathTo(paths.placement, { placementId: step.placementId }) };
    case 'other_jobs':
      return { act: step.kind, to: paths.jobs };
    case 'hired':
    case 'in_review':
    case 'interview_soon':
    case 'sent':
    case 'reply':
      return null;
  }
};

type Props = {
  step: NextStep;
  application: { applicationId: string; jobTitle: string };
  here?: boolean;
};

export const NextStepLine = ({ step, application, here = false }: Props) => {
  const { t } = useTranslation(['applications', 'answer-clock']);
  const Icon = icons[step.kind];
  const way = here && step.kind === 'offer' ? null : wayOf(step, application.applicationId);
  return (
    <div className={classNames(styles.next, isOwnTurn(step) && styles.turn)}>
      <span className={styles.sentence}>
        <Icon size={18} aria-hidden="true" />
        <span>{labelNextStep(step, t)}</span>
      </span>
      {way && (
        <ButtonLink
          to={way.to}
          size="small"
          variant={isOwnTurn(step) ? 'primary' : 'secondary'}
          aria-label={`${t(`next.act.${way.act}`)}: ${application.jobTitle}`}
        >
          {t(`next.act.${way.act}`)}
        </ButtonLink>
      )}
    </div>
  );
};
