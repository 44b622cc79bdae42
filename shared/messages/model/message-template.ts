import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, line, MessageTemplateId, prose, Version } from '../../core/model/fields';
import { storedFields } from '../../core/model/stored-form';

/** The body may have placeholders; see rules/message-template.ts. */
export const MessageTemplateForm = z.strictObject({
  name: line(limits.nameLength),
  body: prose(limits.messageLength),
});
export type MessageTemplateForm = z.infer<typeof MessageTemplateForm>;

export const MessageTemplate = z.object({
  ...storedFields(MessageTemplateForm.shape),
  templateId: MessageTemplateId,
  updatedAt: Instant,
  version: Version,
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;
