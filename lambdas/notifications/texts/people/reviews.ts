import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { defineTexts } from '../../text';
import { inAppAndEmail } from '../../wording';

type Review = PlacementItem & { side: EventOf<'review.published'>['data']['side']; recipients: readonly string[] };

const loadReview = async (reader: EventReader, { data }: EventOf<'review.published'>): Promise<Review | null> => {
  const { placementId, side, organizationId } = data;
  const placement = await reader.placement(placementId);
  if (!placement) return null;
  const recipients = side === 'employer' ? [placement.professional.userId] : await reader.managers(organizationId);
  return { ...placement, side, recipients };
};

const t = textsOf('notifications/reviews');

export const reviewTexts = defineTexts({
  'review.published': {
    load: loadReview,
    toUsers: [
      {
        // Goes to the other side. The review itself is shown on the site only.
        recipients: ({ recipients }) => recipients,
        category: 'account',
        ...inAppAndEmail('review', ({ side, placementId, jobTitle, organization, professional }: Review) => ({
          title: t('title'),
          content:
            side === 'employer'
              ? t('ofProfessional', { organization, jobTitle })
              : t('ofEmployer', { professional: professional.name, jobTitle }),
          action: t('action'),
          path: pathTo(paths.placement, { placementId }),
        })),
      },
    ],
  },
});
