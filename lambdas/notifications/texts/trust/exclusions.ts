import { exclusionAppeal } from '@shared/data/exclusion-appeal';
import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import { productName, supportEmail } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { defineTexts } from '../../text';

/** People are notified of decisions, never of possible matches that await a reviewer. */
const load = async (reader: EventReader, { data }: EventOf<'exclusion.changed'>) => {
  const { userId, from, to } = data;
  if (from !== 'confirmed' && to !== 'confirmed') return null;
  // A later decision has its own event.
  if ((await reader.exclusionHold(userId)) !== to) return null;
  return { userId, suspended: to === 'confirmed' };
};

const t = textsOf('notifications/exclusions');

export const exclusionTexts = defineTexts({
  'exclusion.changed': {
    load,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        inApp: ({ suspended }) => ({
          type: 'system',
          title: t(suspended ? 'suspended.title' : 'lifted.title'),
          content: t(suspended ? 'suspended.content' : 'lifted.content'),
          actionUrl: suspended ? paths.professionalDashboard : paths.jobs,
        }),
        email: ({ suspended }, { siteUrl }) =>
          suspended
            ? {
                subject: t('suspended.title'),
                preview: t('suspended.preview'),
                heading: t('suspended.title'),
                paragraphs: [
                  t('suspended.why', { product: productName }),
                  t('suspended.appeal', { days: exclusionAppeal.days }),
                  t('suspended.mistake', { email: supportEmail }),
                ],
                action: { label: t('suspended.action'), url: onSite(siteUrl, paths.professionalDashboard) },
              }
            : {
                subject: t('lifted.title'),
                preview: t('lifted.content'),
                heading: t('lifted.title'),
                paragraphs: [t('lifted.content')],
                action: { label: t('lifted.action'), url: onSite(siteUrl, paths.jobs) },
              },
      },
    ],
  },
});
