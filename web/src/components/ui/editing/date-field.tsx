import { TextField, type TextFieldProps } from '../fields/text-field';

export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />;
