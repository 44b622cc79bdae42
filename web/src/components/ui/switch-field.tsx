import { type ChoiceFieldProps, ChoiceField } from './choice-field';

export const SwitchField = (props: ChoiceFieldProps) => <ChoiceField {...props} kind="switch" />;
