import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import { dataRights } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts } from '../../text';
import { inAppAndEmail } from '../../wording';

const t = textsOf('notifications/data-exports');

type Finished = EventOf<'data_export.finished'>['data'];

const dataOf = async (_reader: EventReader, { data }: EventOf<'data_export.finished'>): Promise<Finished> => data;

export const dataExportTexts = defineTexts({
  'data_export.finished': {
    load: dataOf,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        ...inAppAndEmail('system', ({ outcome, organizationId }: Finished) => {
          const path = dataRights;
          return outcome === 'ready'
            ? {
                title: t(organizationId === null ? 'ready.title' : 'organizationReady.title'),
                content: t('ready.content', { days: limits.exportDays }),
                details: [t('security')],
                action: t('ready.action'),
                path,
              }
            : { title: t('failed.title'), content: t('failed.content'), action: t('failed.action'), path };
        }),
      },
    ],
  },
});
