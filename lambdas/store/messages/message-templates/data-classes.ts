import type { MessageTemplate } from '@shared/messages/model/message-template';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const messageTemplatesClasses = {
  MessageTemplate: {
    body: 'content',
    name: 'content',
    organizationId: 'operational',
    templateId: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<MessageTemplate, 'organizationId'>,
  MessageTemplateCount: counters,
} as const satisfies Record<string, AttributeClasses>;
