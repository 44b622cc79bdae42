import { useId, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { RateUnit } from '@shared/core/model/enumerations';
import { Fieldset } from '@/components/ui/fields/fieldset';
import type { JobSearch } from '@/hiring/parts/jobs/job-search';
import { classNames } from '@/components/ui/base/class-names';
import fieldStyles from '@/components/ui/fields/field.module.css';
import styles from './pay-filter.module.css';

type Props = {
  payMin: number | null;
  payUnit: RateUnit;
  units: readonly RateUnit[];
  onChange: (changes: Partial<JobSearch>) => void;
};

const payMax = limits.payMaxCents / 100;

/** Null if empty; NaN if not searchable. */
const amountOf = (text: string): number | null => {
  if (text.trim() === '') return null;
  const amount = Math.round(Number(text));
  return amount > 0 && amount <= payMax ? amount : NaN;
};

/** Minimum pay per hour or year. Applies on Enter and blur. */
export const PayFilter = ({ payMin, payUnit, units, onChange }: Props) => {
  const { t } = useTranslation('job-search');
  const id = useId();
  const [text, setText] = useState(payMin === null ? '' : String(payMin));
  const [unit, setUnit] = useState(payUnit);
  const [known, setKnown] = useState(payMin);
  if (payMin !== known) {
    setKnown(payMin);
    setText(payMin === null ? '' : String(payMin));
    setUnit(payUnit);
  }
  const amount = amountOf(text);
  const isWrong = Number.isNaN(amount);
  const [isChecked, setIsChecked] = useState(false);

  const apply = (chosen: RateUnit = unit) => {
    setIsChecked(true);
    if (isWrong || (amount === payMin && (amount === null || chosen === payUnit))) return;
    setKnown(amount);
    onChange({ payMin: amount, payUnit: chosen });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      noValidate
    >
      <Fieldset label={t('filters.pay')} error={isWrong && isChecked ? say('searchMaxPay') : undefined}>
        <div className={styles.pay}>
          <label className="visually-hidden" htmlFor={id}>
            {t('filters.payAmount')}
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={payMax}
            step={1}
            placeholder={t('filters.payPlaceholder')}
            className={fieldStyles.control}
            value={text}
            aria-invalid={(isWrong && isChecked) || undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => apply()}
            onWheel={(event) => event.currentTarget.blur()}
          />
          <select
            aria-label={t('filters.payUnit')}
            className={classNames(fieldStyles.control, fieldStyles.select)}
            value={unit}
            onChange={(event) => {
              const chosen = event.currentTarget.value as RateUnit;
              setUnit(chosen);
              apply(chosen);
            }}
          >
            {units.map((it) => (
              <option key={it} value={it}>
                {t('filters.perUnit', { unit: it })}
              </option>
            ))}
          </select>
        </div>
      </Fieldset>
    </form>
  );
};
