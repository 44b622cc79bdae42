import { ids, number, text, type Change, type Found, type Image } from './stream-image';

/** Ids of what a hire is about; the professional's stands within their part. */
const whose = (image: Image): Record<string, string | null> => ({
  ...ids(image, 'jobId', 'organizationId'),
  professionalId: text(image['professional']?.M ?? null, 'userId'),
});

/** Every stored change of an offer is told once, by its version. */
export const offerEvents = ({ before, after }: Change): Found[] => {
  const version = number(after, 'version');
  if (number(before, 'version') === version) return [];
  const data = {
    ...ids(after, 'offerId', 'applicationId'),
    ...whose(after),
    status: text(after, 'status'),
    version: Number(version),
  };
  return [{ type: 'offer.changed', id: [text(after, 'offerId'), version], at: text(after, 'updatedAt'), data }];
};

export const placementEvents = ({ before, after }: Change): Found[] => {
  if (before) return [];
  const placementId = text(after, 'placementId');
  return [
    {
      type: 'placement.created',
      id: [placementId],
      at: text(after, 'createdAt'),
      data: { placementId, ...whose(after) },
    },
  ];
};

/** When a week came into its status, where it says so. */
const statusTimes: Record<string, string> = { submitted: 'submittedAt', approved: 'approvedAt', paid: 'paidAt' };

/** A week that comes into another status. Hours that somebody enters are their own until they hand them in. */
export const timesheetEvents = ({ before, after }: Change): Found[] => {
  const status = text(after, 'status');
  if (status === 'draft' || status === text(before, 'status')) return [];
  const { placementId, weekStartsOn } = ids(after, 'placementId', 'weekStartsOn');
  const version = number(after, 'version');
  const data = { placementId, weekStartsOn, ...whose(after), status, version: Number(version) };
  const at = text(after, statusTimes[status ?? ''] ?? '') || null;
  return [{ type: 'timesheet.changed', id: [placementId!, weekStartsOn!, version], at, data }];
};

export const reviewEvents = ({ before, after }: Change): Found[] => {
  const publishedAt = text(after, 'publishedAt');
  if (!publishedAt || publishedAt === text(before, 'publishedAt')) return [];
  const data = ids(after, 'reviewId', 'placementId', 'side', 'organizationId', 'professionalId');
  return [{ type: 'review.published', id: [text(after, 'reviewId')], at: publishedAt, data }];
};

/** The hire that filled the last opening of a posting. */
export const jobFilledEvents = ({ before, after }: Change): Found[] => {
  const [had, has, openings] = [
    Number(number(before, 'hires')),
    Number(number(after, 'hires')),
    Number(number(after, 'numberOfOpenings')),
  ];
  if (!before || has <= had || had >= openings || has < openings) return [];
  const jobId = text(after, 'jobId');
  return [{ type: 'job.filled', id: [jobId, String(has)], at: null, data: ids(after, 'jobId', 'organizationId') }];
};
