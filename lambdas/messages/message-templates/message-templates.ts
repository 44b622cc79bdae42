import type { MessageTemplate, MessageTemplateForm } from '@shared/messages/model/message-template';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';

type OfCaller = { caller: AuthorizedCaller };
type OfTemplate = OfCaller & { templateId: string };
type Templates = { items: MessageTemplate[] };

export const listMessageTemplates = async ({ templates }: Deps, { caller }: OfCaller): Promise<Templates> => ({
  items: await templates.list(organizationOf(caller)),
});

export const createMessageTemplate = async (
  { templates, clock }: Deps,
  { caller, template }: OfCaller & { template: MessageTemplateForm },
): Promise<MessageTemplate> => {
  const created: MessageTemplate = {
    ...template,
    templateId: clock.newId('tpl'),
    updatedAt: clock.now().toISOString(),
    version: 1,
  };
  await templates.create(organizationOf(caller), created);
  return created;
};

export const updateMessageTemplate = (
  { templates, clock }: Deps,
  { caller, templateId, ...change }: OfTemplate & { template: MessageTemplateForm; version: number },
): Promise<MessageTemplate> =>
  templates.update(
    { organizationId: organizationOf(caller), templateId },
    { ...change, at: clock.now().toISOString() },
  );

export const deleteMessageTemplate = async (deps: Deps, { caller, templateId }: OfTemplate): Promise<Templates> => {
  await deps.templates.remove({ organizationId: organizationOf(caller), templateId });
  return listMessageTemplates(deps, { caller });
};
