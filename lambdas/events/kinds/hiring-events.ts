import { ids, number, text, type ItemChange, type EventCandidate, type StreamImage } from '../stream-image';

const whose = (image: StreamImage): Record<string, string | null> => ({
  ...ids(image, 'jobId', 'organizationId'),
  professionalId: text(image['professional']?.M ?? null, 'userId'),
});

export const offerEvents = ({ before, after }: ItemChange): EventCandidate[] => {
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

export const placementEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const placementId = text(after, 'placementId');
  const isOwnStaff = text(after, 'kind') === 'own_staff';
  const data = { placementId, ...whose(after), ...(isOwnStaff && { jobId: null }) };
  // Own staff join without being hired.
  if (!before && isOwnStaff) return [];
  if (!before) return [{ type: 'placement.created', id: [placementId], at: text(after, 'createdAt'), data }];
  if (text(before, 'endOn') === text(after, 'endOn')) return [];
  const version = number(after, 'version');
  return [
    { type: 'placement.ended', id: [placementId, version], at: null, data: { ...data, version: Number(version) } },
  ];
};

const statusTimes: Record<string, string> = { submitted: 'submittedAt', approved: 'approvedAt', paid: 'paidAt' };

/** Status changes. Drafts have no events: hours are private until submitted. */
export const timesheetEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const status = text(after, 'status');
  if (status === 'draft' || status === text(before, 'status')) return [];
  const { placementId, weekStartsOn } = ids(after, 'placementId', 'weekStartsOn');
  const version = number(after, 'version');
  const data = { placementId, weekStartsOn, ...whose(after), status, version: Number(version) };
  const at = text(after, statusTimes[status ?? ''] ?? '') || null;
  return [{ type: 'timesheet.changed', id: [placementId!, weekStartsOn!, version], at, data }];
};

export const reviewEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const publishedAt = text(after, 'publishedAt');
  if (!publishedAt || publishedAt === text(before, 'publishedAt')) return [];
  const data = ids(after, 'reviewId', 'placementId', 'side', 'organizationId', 'professionalId');
  return [{ type: 'review.published', id: [text(after, 'reviewId')], at: publishedAt, data }];
};

export const jobFilledEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [had, has, openings] = [
    Number(number(before, 'hires')),
    Number(number(after, 'hires')),
    Number(number(after, 'numberOfOpenings')),
  ];
  if (!before || has <= had || had >= openings || has < openings) return [];
  const jobId = text(after, 'jobId');
  return [{ type: 'job.filled', id: [jobId, String(has)], at: null, data: ids(after, 'jobId', 'organizationId') }];
};
