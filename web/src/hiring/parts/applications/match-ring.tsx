import type { CSSProperties } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './stages.module.css';

/** 90 and above green, 80 blue, 70 yellow, below gray. */
const toneOf = (score: number): string => {
  if (score >= 90) return 'var(--ring-90)';
  if (score >= 80) return 'var(--ring-80)';
  return score >= 70 ? 'var(--ring-70)' : 'var(--ring-low)';
};

/** `score` in percent. Missing where the profession or the license doesn't fit, which the row then says. */
export const MatchRing = ({ score, size = 32 }: { score: number; size?: number }) => {
  const { t } = useTranslation('match');
  const style = { '--size': `${size / 16}rem`, '--tone': toneOf(score) } as CSSProperties;
  return (
    <span className={styles.ring} style={style} role="img" aria-label={t('ring', { score })}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15.9" />
        <circle cx="18" cy="18" r="15.9" strokeDasharray={`${score} 100`} />
      </svg>
      <span aria-hidden="true">{score}</span>
    </span>
  );
};
