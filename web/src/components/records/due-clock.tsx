import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import Pause from 'lucide-react/dist/esm/icons/pause.mjs';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDue } from '@/lib/time/format-due';
import { useNow } from '@/lib/time/use-now';
import styles from './due-clock.module.css';

/** Final fraction of the time in which the ring warns. */
const lastPart = 0.2;

type Left = { share: number; state: 'running' | 'soon' | 'late' | 'paused' };

export const timeLeft = (startedAt: string, dueAt: string, now: number, paused = false): Left => {
  const [start, due] = [Date.parse(startedAt), Date.parse(dueAt)];
  const share = Math.min(1, Math.max(0, due > start ? (due - now) / (due - start) : 0));
  if (paused) return { share, state: 'paused' };
  if (now > due) return { share: 0, state: 'late' };
  return { share, state: share <= lastPart ? 'soon' : 'running' };
};

const circumference = 100;

type Props = {
  startedAt: string;
  dueAt: string;
  /** Whether it waits for the other side. */
  paused?: boolean;
  /** Which text precedes the time. */
  about?: 'answer' | 'decision';
  /** Draws the clock in a box, with this text below the time. */
  children?: ReactNode;
};

/** How much of the promised time is left: a ring and the time, orange in the last fifth, then "late". */
export const DueClock = ({ startedAt, dueAt, paused = false, about, children }: Props) => {
  const { t } = useTranslation('due-clock');
  const { share, state } = timeLeft(startedAt, dueAt, useNow(), paused);
  const time = formatDue(dueAt);
  const words = {
    running: t('by', { about: about ?? 'time', time }),
    soon: t('by', { about: about ?? 'time', time }),
    late: t('late', { time }),
    paused: t('paused'),
  }[state];
  const Icon = state === 'paused' ? Pause : Clock;
  const isBox = children !== undefined;
  return (
    <div className={classNames(isBox ? styles.box : styles.line, styles[state])}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 36 36">
          <circle cx="18" cy="18" r="15.9" />
          {share > 0 && (
            <circle cx="18" cy="18" r="15.9" strokeDasharray={`${share * circumference} ${circumference}`} />
          )}
        </svg>
        {isBox && <Icon size={16} />}
      </span>
      <div>
        <time dateTime={dueAt} className={styles.time}>
          {words}
        </time>
        {isBox && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
};
