import { useId, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '@/components/ui/base/class-names';
import { stageClass } from '@/hiring/parts/applications/stage-glyph';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './home.module.css';

export const HomeColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
  </div>
);

/** Actions of the bar: phones show icons only. */
export const HomeActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-icons-on-phones="">
    {children}
  </div>
);

type SectionProps = {
  title: string;
  count?: ReactNode;
  link?: { to: string; label: string };
  /** Position in a single column, after sections without it. */
  order?: 'later' | 'last';
  children: ReactNode;
};

export const HomeSection = ({ title, count, link, order, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(order && styles[order])}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.number}>{count}</span>}
        {link && (
          <Link to={link.to} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};

/** A sentence that replaces the content. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className={classNames(styles.panel, styles.said)}>{children}</p>
);

/** Has a stage's color only where the row is about one. */
export const Tile = ({ icon: Icon, stage }: { icon: LucideIcon; stage?: ApplicationStatus }) => (
  <span className={classNames(styles.tile, stage && stageClass(stage))} aria-hidden="true">
    <Icon size={20} />
  </span>
);

export type QueueRowProps = {
  leading: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Content before the button. */
  beside?: ReactNode;
  action: ReactNode;
  more?: ReactNode;
  /** Whether it starts within half an hour. */
  isNow?: boolean;
};

export const QueueRow = ({ leading, title, text, beside, action, more, isNow = false }: QueueRowProps) => (
  <li className={classNames(styles.task, isNow && styles.now)}>
    {leading}
    <div className={styles.words}>
      <h3>{title}</h3>
      {text && <p className={styles.excerpt}>{text}</p>}
    </div>
    <div className={styles.act}>
      {beside}
      {action}
    </div>
    {more}
  </li>
);

export const When = ({ children }: { children: ReactNode }) => <span className={styles.when}>{children}</span>;

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** "Good morning, Margaret", and the date beside it. */
export const useGreeting = (firstName: string): { title: string; count: ReactNode } => {
  const { t } = useTranslation('home');
  const now = new Date();
  return {
    title: firstName
      ? t(
          `greeting.${partOfDay(Number(dateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: ownZone() }).format(now)))}`,
          {
            firstName,
          },
        )
      : t('title'),
    count: (
      <span className={styles.date}>
        {dateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: ownZone() }).format(now)}
      </span>
    ),
  };
};

const [width, height] = [76, 26];

/** A small line chart; the numbers are written beside it. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const most = Math.max(1, ...values);
  const at = (value: number, index: number): [number, number] => [
    2 + ((width - 4) * index) / Math.max(1, values.length - 1),
    height - 3 - ((height - 6) * value) / most,
  ];
  const points = values.map(at);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map((point) => point.join(' ')).join(' ')} />
      <circle cx={x} cy={y} r="2.6" />
    </svg>
  );
};

export const Progress = ({ share }: { share: number }) => (
  <span
    className={styles.progress}
    style={{ '--share': `${share}%`, display: 'block' } as CSSProperties}
    aria-hidden="true"
  >
    <i />
  </span>
);
