import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/webhooks');

type Stopped = Pick<EventOf<'webhook.stopped'>['data'], 'reason' | 'webhookId'> & {
  name: string;
  admins: readonly string[];
};

const loadStopped = async (reader: EventReader, { data }: EventOf<'webhook.stopped'>): Promise<Stopped | null> => {
  const [webhook, admins] = await Promise.all([reader.webhook(data), reader.admins(data.organizationId)]);
  // It was resumed, changed by an admin, or deleted since.
  if (webhook?.stopped?.at !== data.at) return null;
  return { reason: data.reason, webhookId: data.webhookId, name: webhook.name, admins };
};

const stopped = ({ reason, name, webhookId }: Stopped): Wording => ({
  title: t(`${reason}.title`, { name }),
  content: t(`${reason}.content`, { days: limits.eventLogDays }),
  details: [t('advice')],
  action: t('action'),
  path: pathTo(paths.webhook, { webhookId }),
});

export const webhookTexts = defineTexts({
  'webhook.stopped': {
    load: loadStopped,
    toUsers: [{ recipients: ({ admins }) => admins, category: 'account', ...inAppAndEmail('system', stopped) }],
  },
});
