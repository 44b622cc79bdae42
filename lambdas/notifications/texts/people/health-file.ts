import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { defineTexts } from '../../text';

const load = async (_reader: EventReader, { data }: EventOf<'health_file.expiring'>) => data;

const t = textsOf('notifications/health-file');

/** Email and lock screens must not reveal what someone was tested for. */
export const healthFileTexts = defineTexts({
  'health_file.expiring': {
    load,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        inApp: ({ days }) => ({
          type: 'system',
          title: t('expiring.title', { days }),
          content: t('expiring.content'),
          actionUrl: paths.healthFile,
        }),
        email: ({ days }, { siteUrl }) => ({
          subject: t('expiring.title', { days }),
          preview: t('expiring.content'),
          heading: t('expiring.title', { days }),
          paragraphs: [t('expiring.content'), t('expiring.private')],
          action: { label: t('action'), url: onSite(siteUrl, paths.healthFile) },
        }),
      },
    ],
  },
});
