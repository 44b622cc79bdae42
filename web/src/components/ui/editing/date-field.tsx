import { TextField, type TextFieldProps } from '../fields/text-field';

/** Calendar day, YYYY-MM-DD, with the native picker. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />;
