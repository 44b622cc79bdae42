import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { formatNumber } from '@/lib/time/format';
import styles from './filters.module.css';

export type Counted<V> = readonly { value: V; count: number }[];

export const countIn = <V,>(counts: Counted<V> | undefined, value: V): number =>
  counts?.find((it) => it.value === value)?.count ?? 0;

const toggled = <V,>(chosen: readonly V[], value: V, checked: boolean): V[] =>
  checked ? [...chosen, value] : chosen.filter((it) => it !== value);

type ChoiceProps = {
  label: string;
  count: number;
  unit: (count: number) => string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export const Choice = ({ label, count, unit, checked, onChange }: ChoiceProps) => {
  const isVain = count === 0 && !checked;
  return (
    <label className={styles.choice} data-vain={isVain || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={isVain}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>{label}</span>
      <span className={styles.count}>
        {formatNumber(count)}
        <span className="visually-hidden"> {unit(count)}</span>
      </span>
    </label>
  );
};

type ChoicesProps<V extends string> = {
  label: string;
  values: readonly V[];
  labelOf: (value: V) => string;
  counts: Counted<V> | undefined;
  chosen: readonly V[];
  unit: ChoiceProps['unit'];
  shortList?: number;
  onChange: (chosen: V[]) => void;
};

export const Choices = <V extends string>({
  label,
  values,
  labelOf,
  counts,
  chosen,
  unit,
  shortList = Infinity,
  onChange,
}: ChoicesProps<V>) => {
  const { t } = useTranslation('search');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? values : values.filter((it, index) => index < shortList || chosen.includes(it));
  return values.length === 0 ? null : (
    <Fieldset label={label}>
      <div className={styles.choices}>
        {shown.map((value) => (
          <Choice
            key={value}
            label={labelOf(value)}
            count={countIn(counts, value)}
            unit={unit}
            checked={chosen.includes(value)}
            onChange={(checked) => onChange(toggled(chosen, value, checked))}
          />
        ))}
        {values.length > shortList && (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'filters.fewer' : 'filters.all', { number: values.length })}
          </button>
        )}
      </div>
    </Fieldset>
  );
};

/** Values with results, most first, then chosen values without results. */
export const foundOrChosen = <V,>(counts: Counted<V> | undefined, chosen: readonly V[]): V[] => {
  const found = (counts ?? []).map(({ value }) => value);
  return [...found, ...chosen.filter((it) => !found.includes(it))];
};
