import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/payouts');

type Settled = EventOf<'payout.settled'>['data'];

const loadSettled = async (_reader: EventReader, { data }: EventOf<'payout.settled'>): Promise<Settled> => data;

const settled = ({ status }: Settled): Wording => ({
  title: t(`${status}.title`),
  content: t(`${status}.content`),
  action: t('action'),
  path: paths.timesheets,
});

export const payoutTexts = defineTexts({
  'payout.settled': {
    load: loadSettled,
    toUsers: [{ recipients: ({ userId }) => [userId], category: 'account', ...inAppAndEmail('system', settled) }],
  },
});
