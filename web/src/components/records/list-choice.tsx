import styles from './list-tools.module.css';

type Props<V extends string> = {
  label: string;
  /** Label of the "all" option, for filters. */
  all?: string;
  values: readonly V[];
  labelOf: (value: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
};

/** A filter or sort order of a list, highlighted while it filters. */
export const ListChoice = <V extends string>({ label, all, values, labelOf, value, onChange }: Props<V>) => (
  <label className={styles.field} data-set={all !== undefined && value !== null ? '' : undefined}>
    <span>{label}</span>
    <select
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : (currentTarget.value as V))}
    >
      {all !== undefined && <option value="">{all}</option>}
      {values.map((it) => (
        <option key={it} value={it}>
          {labelOf(it)}
        </option>
      ))}
    </select>
  </label>
);
