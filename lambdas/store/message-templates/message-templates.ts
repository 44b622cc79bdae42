import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { MessageTemplate } from '@shared/model/message-template';
import { buildUpdate } from '../../platform/table/build-update';
import { UpdateCommand } from '../../platform/table/commands';
import { all, equals, itemExists } from '../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../platform/table/errors';
import { countWrite } from '../../platform/table/reserve-slot';
import { queryFirst, transact, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { messageTemplateIndexes, messageTemplateKeys } from './keys';
import type { MessageTemplates, TemplateRef } from './ports';

const keyOf = ({ organizationId, templateId }: TemplateRef) =>
  messageTemplateKeys.messageTemplate(organizationId, templateId);

export const createMessageTemplates = (table: Table): MessageTemplates => {
  const TableName = table.name;
  return {
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
      transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...messageTemplateKeys.messageTemplate(organizationId, template.templateId),
              ...entity('MessageTemplate'),
              organizationId,
              ...template,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        countWrite(TableName, messageTemplateKeys.messageTemplateCount(organizationId), {
          add: 1,
          limit: limits.messageTemplatesPerOrganization,
        }),
      ]),

    async update(ref, { template: { name, body }, version, at }) {
      try {
        const { Attributes } = await table.client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(ref),
            ...buildUpdate({
              set: { name, body, updatedAt: at, version: version + 1 },
              when: all(itemExists, equals('version', version)),
            }),
            ReturnValues: 'ALL_NEW',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return MessageTemplate.parse(Attributes);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError(error.Item ? 'STALE_VERSION' : 'NOT_FOUND');
      }
    },

    remove: (ref) =>
      transact(table, [
        {
          Delete: { TableName, Key: keyOf(ref), ConditionExpression: 'attribute_exists(pk)' },
          refusal: 'NOT_FOUND',
        },
        countWrite(TableName, messageTemplateKeys.messageTemplateCount(ref.organizationId), { add: -1 }),
      ]),
  };
};
