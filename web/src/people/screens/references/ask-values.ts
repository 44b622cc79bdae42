import type { ReferenceForm } from '@shared/people/model/reference';

export type AskValues = Omit<ReferenceForm, 'endedOn'> & { endedOn: string };

export const blankValues: AskValues = {
  name: '',
  title: '',
  facility: '',
  website: '',
  email: '',
  unit: null,
  startedOn: '',
  endedOn: '',
  permission: false,
};
