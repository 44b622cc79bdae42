import { useState, type ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../fields/field';
import styles from '../fields/field.module.css';

export type NumberFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'className' | 'type' | 'value' | 'onChange'> & {
    value: number | null | undefined;
    onChange: (value: number | null) => void;
  };

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const numberOf = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** A field that keeps partial input ("1.") while the form holds the number. */
export const NumberField = ({
  label,
  description,
  error,
  required,
  id,
  value,
  onChange,
  step = 1,
  ...input
}: NumberFieldProps) => {
  const [typed, setTyped] = useState(textOf(value));
  const shown = numberOf(typed) === (value ?? null) ? typed : textOf(value);
  return (
    <Field {...{ label, description, error, required, id }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          step={step}
          className={styles.control}
          value={shown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(numberOf(event.currentTarget.value));
          }}
          // Scrolling must not change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
};
