import { TextField, type TextFieldProps } from '../fields/text-field';

/** A calendar day, YYYY-MM-DD, with the device's own picker. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />;
