import * as z from 'zod';
import { MessageTemplateId, Version } from '../../core/model/fields';
import { MessageTemplate, MessageTemplateForm } from '../model/message-template';
import { defineRoutes } from '../../core/api/route';

const templateParams = z.strictObject({ templateId: MessageTemplateId });

export const messageTemplateRoutes = defineRoutes({
  listMessageTemplates: {
    method: 'GET',
    path: '/api/message-templates',
    access: 'useMessageTemplates',
    summary: "List the organization's message templates by name.",
    response: z.object({ items: z.array(MessageTemplate) }),
    errors: [],
  },
  createMessageTemplate: {
    method: 'POST',
    path: '/api/message-templates',
    access: 'editMessageTemplates',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary:
      'Create a message template. {first name}, {job}, {organization}, and {my name} are replaced when it is used.',
    body: MessageTemplateForm,
    response: MessageTemplate,
    errors: ['LIMIT_REACHED'],
  },
  updateMessageTemplate: {
    method: 'PUT',
    path: '/api/message-templates/{templateId}',
    access: 'editMessageTemplates',
    summary: 'Save a message template. `version` is the version that was edited.',
    params: templateParams,
    body: z.strictObject({ template: MessageTemplateForm, version: Version }),
    response: MessageTemplate,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteMessageTemplate: {
    method: 'DELETE',
    path: '/api/message-templates/{templateId}',
    access: 'editMessageTemplates',
    summary: 'Delete a message template.',
    params: templateParams,
    response: z.object({ items: z.array(MessageTemplate) }),
    errors: ['NOT_FOUND'],
  },
});
