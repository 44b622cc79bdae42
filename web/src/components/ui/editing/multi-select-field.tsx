import type { FieldTexts } from '../fields/field';
import styles from '../fields/field.module.css';
import { Fieldset } from '../fields/fieldset';
import type { Option } from '../fields/select-field';

export type MultiSelectFieldProps<V extends string = string> = FieldTexts & {
  data: readonly (Option<V> | V)[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
};

export const MultiSelectField = <V extends string = string>({
  data,
  value,
  onChange,
  name,
  onBlur,
  disabled,
  ...texts
}: MultiSelectFieldProps<V>) => {
  const options = data.map((entry) => (typeof entry === 'string' ? { value: entry, label: entry } : entry));
  const toggle = (changed: V, chosen: boolean) =>
    onChange(options.map((option) => option.value).filter((it) => (it === changed ? chosen : value.includes(it))));
  return (
    <Fieldset {...texts}>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
