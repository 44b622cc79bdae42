import type { MessageTemplate, MessageTemplateForm } from '@shared/messages/model/message-template';

export type TemplateRef = { organizationId: string; templateId: string };

export type MessageTemplates = {
  /** Lists templates by name. */
  list(organizationId: string): Promise<MessageTemplate[]>;
  /** LIMIT_REACHED at the maximum. */
  create(organizationId: string, template: MessageTemplate): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  update(
    ref: TemplateRef,
    change: { template: MessageTemplateForm; version: number; at: string },
  ): Promise<MessageTemplate>;
  /** NOT_FOUND if there is none, which keeps the count right. */
  remove(ref: TemplateRef): Promise<void>;
};
