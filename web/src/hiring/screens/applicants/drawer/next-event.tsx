import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs';
import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import Video from 'lucide-react/dist/esm/icons/video.mjs';
import { calendarDay, daysBetween } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { stageClass } from '@/hiring/parts/applications/stage-glyph';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { formatMonthDay } from '@/lib/time/format';
import { placeClock, placeTime } from '@/lib/time/place-time';
import { today } from '@/lib/time/today';
import { type NextEvent, type NextEvents, nextInterviewsQuery, openOffersQuery } from './applicant-queries';
import styles from './next-event.module.css';

/** Interviews and offers of the listed candidates, read in the background. */
export const useNextEvents = (rows: readonly ReceivedApplication[], mayReadOffers: boolean): NextEvents => {
  const interviews = useQuery(nextInterviewsQuery()).data;
  const enabled = mayReadOffers && rows.some(({ status }) => status === 'offered');
  const offers = useQuery({ ...openOffersQuery(), enabled }).data;
  return { ...interviews, ...(enabled && offers) };
};

const dayThere = (at: string | number, zone: string): string => calendarDay(wallTimeAt(Number(new Date(at)), zone));

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** "today", "tomorrow", then "Nov 25". */
const dayWords = (day: string, now: string = today()): string => {
  const days = daysBetween(now, day);
  return days === 0 || days === 1 ? relative.format(days, 'day') : formatMonthDay(day);
};

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const useEventText = () => {
  const { t } = useTranslation('applicants');
  return (event: NextEvent): string => {
    if (event.kind === 'asked') return t('next.asked');
    if (event.kind === 'offer') return t('next.expires', { day: dayWords(event.on) });
    return t('next.interview', {
      day: capitalized(dayWords(dayThere(event.at, event.timeZone), dayThere(Date.now(), event.timeZone))),
      time: placeClock(event.at, event.timeZone),
    });
  };
};

type Said = { kind: NextEvent['kind'] | 'missing' | 'closed'; text: string; hint: string };

/** A candidate's next event, or what is missing before one. */
const useNext = () => {
  const { t } = useTranslation('applicants');
  const eventText = useEventText();
  const { outcomeText } = useMatchTexts();
  return ({ status, match }: ReceivedApplication, event: NextEvent | undefined): Said | null => {
    if (event && isOpen(status)) {
      const hint = event.kind === 'interview' ? t('interviewAt', { at: placeTime(event.at, event.timeZone) }) : '';
      return { kind: event.kind, text: eventText(event), hint };
    }
    if (match === null || match.state === 'eligible' || !isOpen(status)) return null;
    const text = outcomeText(match);
    if (text === '') return null;
    return { kind: match.state === 'not_eligible' ? 'closed' : 'missing', text, hint: text };
  };
};

const icons = {
  interview: Video,
  asked: CalendarClock,
  offer: Hourglass,
  missing: TriangleAlert,
  closed: TriangleAlert,
} as const;

const tones = {
  interview: stageClass('interview_scheduled'),
  asked: stageClass('interview_scheduled'),
  offer: stageClass('offered'),
  missing: styles.missing,
  closed: styles.missing,
} as const;

type Props = { row: ReceivedApplication; event: NextEvent | undefined };

export const NextStrip = ({ row, event }: Props) => {
  const next = useNext()(row, event);
  if (next === null) return null;
  const Icon = icons[next.kind];
  return (
    <p className={classNames(styles.strip, tones[next.kind])} title={next.hint || undefined}>
      <Icon size={13} aria-hidden="true" />
      <span>{next.text}</span>
    </p>
  );
};

export const NextText = ({ row, event }: Props) => {
  const next = useNext()(row, event);
  if (next === null)
    return (
      <span className={styles.none} aria-hidden="true">
        –
      </span>
    );
  const isMissing = next.kind === 'missing' || next.kind === 'closed';
  return (
    <span className={classNames(styles.text, isMissing && styles.lacks)} title={next.hint || undefined}>
      {next.text}
    </span>
  );
};
