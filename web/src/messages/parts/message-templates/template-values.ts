import type { Me } from '@shared/accounts/api/accounts.routes';
import type { TemplateValues } from '@shared/messages/rules/message-template';

type Recipient = { firstName: string | null; job: string | null };

export const templateValues = (me: Me, { firstName, job }: Recipient): TemplateValues => ({
  'first name': firstName,
  job,
  organization: me.membership?.organization ?? null,
  'my name': `${me.firstName} ${me.lastName}`.trim(),
});
