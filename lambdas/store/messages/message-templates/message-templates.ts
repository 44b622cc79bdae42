import { limits } from '@shared/limits';
import { MessageTemplate } from '@shared/messages/model/message-template';
import { createCounted, removeCounted } from '../../../platform/table/counted-item';
import { queryFirst, type Table } from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { messageTemplateIndexes, messageTemplateKeys } from './keys';
import type { MessageTemplates, TemplateRef } from './ports';

const keyOf = ({ organizationId, templateId }: TemplateRef) =>
  messageTemplateKeys.messageTemplate(organizationId, templateId);

export const createMessageTemplates = (table: Table): MessageTemplates => ({
  async list(organizationId) {
    const items = await queryFirst(table, {
      list: messageTemplateIndexes.messageTemplates(organizationId),
      limit: limits.messageTemplatesPerOrganization + 1,
    });
    const templates = items
      .filter((item) => item['entity'] === 'MessageTemplate')
      .map((item) => MessageTemplate.parse(item));
    return templates.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.templateId.localeCompare(b.templateId));
  },

  create: (organizationId, template) =>
    createCounted(
      table,
      {
        ...messageTemplateKeys.messageTemplate(organizationId, template.templateId),
        ...entity('MessageTemplate'),
        organizationId,
        ...template,
      },
      {
        count: messageTemplateKeys.messageTemplateCount(organizationId),
        limit: limits.messageTemplatesPerOrganization,
      },
    ),

  update: async (ref, { template: { name, body }, version, at }) =>
    MessageTemplate.parse(await updateVersion(table, keyOf(ref), { fields: { name, body }, version, at })),

  remove: (ref) => removeCounted(table, keyOf(ref), messageTemplateKeys.messageTemplateCount(ref.organizationId)),
});
