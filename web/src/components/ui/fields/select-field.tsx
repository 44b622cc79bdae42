import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { classNames } from '../base/class-names';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export type Option<V extends string = string> = { value: V; label: string; group?: string };

export type SelectFieldProps<V extends string = string> = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'className' | 'value' | 'onChange' | 'children'> & {
    data: readonly (Option<V> | V)[];
    value: V | '' | null | undefined;
    onChange: (value: V | null) => void;
    placeholder?: string;
  };

const optionOf = <V extends string>(entry: Option<V> | V): Option<V> =>
  typeof entry === 'string' ? { value: entry, label: entry } : entry;

const Choices = ({ options }: { options: readonly Option[] }) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));

const groupsOf = (options: readonly Option[]): [group: string, options: Option[]][] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
};

/** A native select, which works best on phones and with a keyboard. */
export const SelectField = <V extends string = string>({
  label,
  description,
  error,
  required,
  id,
  data,
  value,
  onChange,
  placeholder,
  disabled,
  ...select
}: SelectFieldProps<V>) => {
  const hydrated = useHydrated();
  return (
    <Field {...{ label, description, error, required, id }}>
      {(control) => (
        <select
          {...select}
          {...control}
          disabled={disabled === true || !hydrated}
          className={classNames(styles.control, styles.select)}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : (event.currentTarget.value as V))}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groupsOf(data.map(optionOf)).map(([group, options]) =>
            group === '' ? (
              <Choices key={group} options={options} />
            ) : (
              <optgroup key={group} label={group}>
                <Choices options={options} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
};
