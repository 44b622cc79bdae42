import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/time/format';
import styles from './figures.module.css';

export type Figure = { label: string; value: number; unit?: string; to?: string | undefined };

const Value = ({ value, unit = '' }: Pick<Figure, 'value' | 'unit'>): ReactNode => (
  <span className={styles.value}>
    {formatNumber(value)}
    {unit}
  </span>
);

export const Figures = ({ label, items }: { label: string; items: readonly Figure[] }) => (
  <ul className={styles.figures} role="list" aria-label={label}>
    {items.map(({ label: name, value, unit, to }) => (
      <li key={name} className={styles.figure}>
        <Value value={value} {...(unit !== undefined && { unit })} />
        {to ? (
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </li>
    ))}
  </ul>
);
