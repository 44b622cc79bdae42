import { type ChoiceFieldProps, ChoiceField } from './choice-field';

export const CheckboxField = (props: ChoiceFieldProps) => <ChoiceField {...props} kind="checkbox" />;
