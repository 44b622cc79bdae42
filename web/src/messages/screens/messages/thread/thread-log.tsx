import { ArrowDown, ArrowRight, CalendarCheck, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Correspondent } from '@shared/messages/model/conversation';
import { Button } from '@/components/ui/base/button';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { applicationStatusLabel, type Side } from '@/hiring/parts/applications/application-status-badge';
import { firstName } from '../first-name';
import { formatMoment } from './format-moment';
import { MessageGroup } from './message-group';
import styles from './thread.module.css';
import type { ThreadEvent } from './thread-events';
import { formatDay, partsOf, type Entry, type Unread } from './thread-parts';
import type { useThreadScroll } from './use-thread-scroll';

type Props = {
  entries: readonly Entry[];
  person: Correspondent;
  unread: Unread | null;
  events: readonly ThreadEvent[];
  side: Side;
  isTyping: boolean;
  onEdit: (entry: Entry) => void;
  scroll: ReturnType<typeof useThreadScroll>;
  older: { has: boolean; loading: boolean; load: () => void };
  onReport: (entry: Entry) => void;
};

const Day = ({ day, now }: { day: string; now: number }) => {
  const { t } = useTranslation('messages');
  const words = formatDay(day, now);
  return <h3 className={styles.day}>{typeof words === 'string' ? t(words) : words.date}</h3>;
};

const UnreadLine = ({ count }: { count: number }) => {
  const { t } = useTranslation('messages');
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const words = t('newBelow', { count });
  return (
    <div ref={line} role="separator" aria-label={words} className={styles.unreadLine}>
      <span aria-hidden="true">{words}</span>
    </div>
  );
};

const EventLine = ({ event, side }: { event: ThreadEvent; side: Side }) => {
  const { t } = useTranslation(['messages', 'labels/hiring']);
  const Icon = event.kind === 'interview' ? CalendarCheck : event.status === 'new' ? Send : ArrowRight;
  const textOf = () => {
    if (event.kind === 'interview') return t('event.interview');
    const status = applicationStatusLabel(event.status, side, t);
    return event.status === 'new' ? t('event.applied', { job: event.jobTitle }) : t('event.step', { status });
  };
  const zone = event.kind === 'interview' ? event.timeZone : undefined;
  return (
    <p className={styles.event}>
      <Icon size={14} aria-hidden="true" />
      <span>
        {textOf()}
        {' · '}
        <time dateTime={event.at}>{formatMoment(event.at, zone)}</time>
      </span>
    </p>
  );
};

const Typing = ({ name }: { name: string | null }) => {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.typing} role="status">
      {name !== null && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('typing', { name })}
        </>
      )}
    </p>
  );
};

/** Newest last. Older messages load above without moving the scroll position. */
export const ThreadLog = (props: Props) => {
  const { entries, person, unread, events, side, isTyping, scroll, older, onReport, onEdit } = props;
  const { t } = useTranslation('messages');
  const now = useNow();
  const { box, onScroll, toEnd, atEnd, newBelow } = scroll;
  return (
    <div className={styles.logFrame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={t('thread', { name: knownName(person.user_name) })}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.messages}>
          {older.has && (
            <div className={styles.older}>
              <Button variant="secondary" size="small" loading={older.loading} onClick={older.load}>
                {t('older')}
              </Button>
            </div>
          )}
          {partsOf(entries, { unread, events, hasOlder: older.has }).map((part) => {
            if (part.kind === 'day') return <Day key={part.key} day={part.day} now={now} />;
            if (part.kind === 'unread') return <UnreadLine key={part.key} count={part.count} />;
            if (part.kind === 'event') return <EventLine key={part.key} event={part.event} side={side} />;
            return (
              <MessageGroup key={part.key} group={part} person={person} now={now} onReport={onReport} onEdit={onEdit} />
            );
          })}
          <Typing name={isTyping ? firstName(person) : null} />
        </div>
      </div>
      {!atEnd && (
        <button type="button" className={styles.toEnd} onClick={toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {newBelow > 0 ? t('newBelow', { count: newBelow }) : t('toNewest')}
        </button>
      )}
    </div>
  );
};
