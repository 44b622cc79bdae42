import { firstNameMark } from '@shared/messages/rules/personal-reason';
import type { TFunction } from '@/lib/i18n/i18n';

export const reasonTemplates = ['filled', 'others', 'requirements', 'custom'] as const;
export type ReasonTemplate = (typeof reasonTemplates)[number];

export const templateText = (template: ReasonTemplate, t: TFunction<'applicants'>): string =>
  template === 'custom' ? '' : t(`reject.templates.${template}.text`, { firstName: firstNameMark });
