import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Correspondent } from '@shared/model/conversation';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { MessageGroup } from './message-group';
import styles from './thread.module.css';
import { formatDay, partsOf, type Entry } from './thread-parts';
import type { useThreadScroll } from './use-thread-scroll';

type Props = {
  entries: readonly Entry[];
  person: Correspondent;
  unreadFrom: string | null;
  scroll: ReturnType<typeof useThreadScroll>;
  older: { has: boolean; loading: boolean; load: () => void };
  onReport: (entry: Entry) => void;
};

const Day = ({ day, now }: { day: string; now: number }) => {
  const { t } = useTranslation('messages');
  const words = formatDay(day, now);
  return <h3 className={styles.day}>{typeof words === 'string' ? t(words) : words.date}</h3>;
};

const UnreadLine = () => {
  const { t } = useTranslation('messages');
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={line} role="separator" aria-label={t('unreadLine')} className={styles.unreadLine}>
      <span aria-hidden="true">{t('unreadLine')}</span>
    </div>
  );
};

/** Newest last. Older messages load above without moving the scroll position. */
export const ThreadLog = ({ entries, person, unreadFrom, scroll, older, onReport }: Props) => {
  const { t } = useTranslation('messages');
  const now = useNow();
  const { box, onScroll, toEnd, atEnd, newBelow } = scroll;
  return (
    <div className={styles.logFrame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={t('thread', { name: person.user_name })}
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
          {partsOf(entries, unreadFrom).map((part) => {
            if (part.kind === 'day') return <Day key={part.key} day={part.day} now={now} />;
            if (part.kind === 'unread') return <UnreadLine key={part.key} />;
            return <MessageGroup key={part.key} group={part} person={person} now={now} onReport={onReport} />;
          })}
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
