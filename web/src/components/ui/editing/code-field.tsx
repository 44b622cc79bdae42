import type { InputEvent } from 'react';
import { limits } from '@shared/limits';
import { classNames } from '../base/class-names';
import { Field } from '../fields/field';
import styles from '../fields/field.module.css';
import type { TextFieldProps } from '../fields/text-field';

const keepDigits = (event: InputEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '').slice(0, limits.otpLength);
  if (digits !== input.value) input.value = digits;
};

/** A one-time code: strips pasted spaces and supports autofill from text messages. */
export const CodeField = ({
  label,
  description,
  error,
  required,
  id,
  onInput,
  ...input
}: Omit<TextFieldProps, 'type' | 'maxLength'>) => (
  <Field {...{ label, description, error, required, id }}>
    {(control) => (
      <input
        {...input}
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        className={classNames(styles.control, styles.code)}
        onInput={(event) => {
          keepDigits(event);
          onInput?.(event);
        }}
      />
    )}
  </Field>
);
