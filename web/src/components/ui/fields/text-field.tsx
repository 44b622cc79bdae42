import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'className'>;

export const TextField = ({ label, description, error, required, id, type = 'text', ...input }: TextFieldProps) => (
  <Field {...{ label, description, error, required, id }}>
    {(control) => <input {...input} {...control} type={type} className={styles.control} />}
  </Field>
);
