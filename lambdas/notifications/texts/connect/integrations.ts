import { providerOf } from '@shared/connect/integrations/providers';
import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { organizationOwner, personOwner } from '../../../store/connect/integrations/owner';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/integrations');

type Stopped = { name: string; recipients: readonly string[] };

const loadStopped = async (reader: EventReader, { data }: EventOf<'integration.stopped'>): Promise<Stopped | null> => {
  const { organizationId, userId, provider, at } = data;
  const owner = organizationId === undefined ? personOwner(userId ?? '') : organizationOwner(organizationId);
  // It was reconnected or disconnected since.
  if ((await reader.stoppedAt({ owner, provider })) !== at) return null;
  const recipients = owner.kind === 'person' ? [owner.id] : await reader.admins(owner.id);
  return { name: providerOf(provider).name, recipients };
};

const stopped = ({ name }: Stopped): Wording => ({
  title: t('title', { name }),
  content: t('content', { name }),
  details: [t('advice', { name })],
  action: t('action', { name }),
  path: paths.integrations,
});

export const integrationTexts = defineTexts({
  'integration.stopped': {
    load: loadStopped,
    toUsers: [{ recipients: ({ recipients }) => recipients, category: 'account', ...inAppAndEmail('system', stopped) }],
  },
});
