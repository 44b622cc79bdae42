import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names';
import { Field, type FieldTexts } from '../fields/field';
import styles from '../fields/field.module.css';
import { TextCounter } from './text-counter';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'className'>;

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** With `maxLength` it shows a live counter, including for values set by the form. */
export const TextAreaField = ({
  label,
  description,
  error,
  required,
  id,
  maxLength,
  ref,
  onInput,
  rows = 5,
  ...area
}: TextAreaFieldProps) => {
  const [typed, setTyped] = useState(lengthOf(area.value ?? area.defaultValue));
  const length = area.value === undefined ? typed : lengthOf(area.value);
  const connect = (element: HTMLTextAreaElement | null) => {
    // react-hook-form sets the value right after it receives the ref.
    if (element) queueMicrotask(() => setTyped(element.value.length));
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  const counter = maxLength === undefined ? undefined : <TextCounter length={length} max={maxLength} />;
  return (
    <Field {...{ label, description, error, required, id, counter }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          maxLength={maxLength}
          ref={connect}
          className={classNames(styles.control, styles.area)}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
};
