import type { Placeholder } from '@shared/messages/rules/message-template';
import type { TFunction } from '@/lib/i18n/i18n';

const names = {
  'first name': 'firstName',
  job: 'job',
  organization: 'organization',
  'my name': 'myName',
} as const satisfies Record<Placeholder, string>;

export const placeholderName = (placeholder: Placeholder, t: TFunction<'message-templates'>): string =>
  t(`placeholder.${names[placeholder]}`);
