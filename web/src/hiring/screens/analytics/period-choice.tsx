import { useState } from 'react';
import { limits } from '@shared/limits';
import { DateField } from '@/components/ui/editing/date-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { isSpan, presets, type Period, type Span } from './analytics-address';
import styles from './analytics.module.css';

type Props = { period: Period; onChange: (period: Period) => void };

export const PeriodChoice = ({ period, onChange }: Props) => {
  const { t } = useTranslation('analytics');
  return (
    <label className={styles.period}>
      <span className="visually-hidden">{t('period.label')}</span>
      <select value={period} onChange={({ currentTarget }) => onChange(currentTarget.value as Period)}>
        {[...presets, 'custom' as const].map((value) => (
          <option key={value} value={value}>
            {t(`period.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

export const CustomSpan = ({ span, onChange }: { span: Span; onChange: (span: Span) => void }) => {
  const { t } = useTranslation('analytics');
  const [typed, setTyped] = useState(span);
  const change = (part: Partial<Span>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isSpan(next)) onChange(next);
  };
  const isWrong = !isSpan(typed);
  return (
    <div className={styles.custom} role="group" aria-label={t('period.custom')}>
      <DateField
        label={t('period.from')}
        value={typed.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <DateField
        label={t('period.to')}
        value={typed.to}
        error={isWrong ? t('period.invalid', { days: limits.analyticsDays }) : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
    </div>
  );
};
