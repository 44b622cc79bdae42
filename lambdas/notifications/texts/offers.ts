import type { EventOf } from '@shared/model/event';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../events/ports';
import type { OfferItem } from '../../store/offers/offer-item';
import type { PlacementItem } from '../../store/placements/placement-item';
import { formatDay, termLines } from '../format';
import { teamOf } from '../recipients';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const pathOf = ({ applicationId }: OfferItem): string => pathTo(paths.application, { applicationId });
const reasonOf = ({ reason }: OfferItem): string[] => (reason ? [`Reason: ${reason}`] : []);
const answerBy = ({ expiresOn }: OfferItem): string => `Please answer by ${formatDay(expiresOn)}.`;

const toProfessional = (offer: OfferItem): Wording | null => {
  const { organization, jobTitle, terms, version } = offer;
  const path = pathOf(offer);
  switch (offer.status) {
    case 'open': {
      const shown = { details: [...termLines(terms), answerBy(offer)], action: 'Review offer', path };
      return version === 1
        ? { ...shown, title: 'You have a job offer', content: `${organization} offered you “${jobTitle}”.` }
        : {
            ...shown,
            title: 'Your offer has changed',
            content: `${organization} changed its offer for “${jobTitle}”. Review the new terms before you accept.`,
          };
    }
    case 'withdrawn':
      return {
        title: 'Offer withdrawn',
        content: `${organization} withdrew its offer for “${jobTitle}”.`,
        details: reasonOf(offer),
        action: 'View application',
        path,
      };
    case 'expired':
      return {
        title: 'Offer expired',
        content: `The offer from ${organization} for “${jobTitle}” has expired.`,
        action: 'View application',
        path,
      };
    default:
      return null;
  }
};

const toTeam = (offer: OfferItem): Wording | null => {
  const { jobTitle, professional, placementId, terms } = offer;
  const path = pathOf(offer);
  switch (offer.status) {
    case 'expired':
      return {
        title: 'Offer expired',
        content: `${professional.name} didn't respond to the offer for “${jobTitle}” in time.`,
        action: 'View application',
        path,
      };
    case 'accepted':
      return {
        title: 'Offer accepted',
        content: `${professional.name} accepted the offer for “${jobTitle}”.`,
        details: [`First day: ${formatDay(terms.startOn)}`],
        action: 'View placement',
        path: placementId ? pathTo(paths.placement, { placementId }) : path,
      };
    case 'declined':
      return {
        title: 'Offer declined',
        content: `${professional.name} declined the offer for “${jobTitle}”.`,
        details: reasonOf(offer),
        action: 'View application',
        path,
      };
    default:
      return null;
  }
};

const smsOf = (offer: OfferItem): string =>
  offer.version === 1
    ? `${productName}: You have a job offer. ${answerBy(offer)}`
    : `${productName}: Your job offer has changed. ${answerBy(offer)}`;

/** Responsible members, and the offer's author while authorized. */
const offerTeam = async (reader: EventReader, { jobId, organizationId, offeredBy }: OfferItem) => [
  ...teamOf(await reader.job(jobId)),
  ...((await reader.isManager(offeredBy, organizationId)) ? [offeredBy] : []),
];

type OfferNow = { offer: OfferItem; team: readonly string[] };

const loadOffer = async (reader: EventReader, { data }: EventOf<'offer.changed'>): Promise<OfferNow | null> => {
  const offer = await reader.offer(data.offerId);
  if (offer?.version !== data.version || offer.closedWithApplication) return null;
  return { offer, team: toTeam(offer) ? await offerTeam(reader, offer) : [] };
};

const loadPlacement = (reader: EventReader, { data }: EventOf<'placement.created'>) =>
  reader.placement(data.placementId);

const loadEnded = async (reader: EventReader, { data }: EventOf<'placement.ended'>) => {
  const placement = await reader.placement(data.placementId);
  return placement?.version === data.version && placement.endOn !== null
    ? { ...placement, lastDay: formatDay(placement.endOn) }
    : null;
};

const loadFilled = async (reader: EventReader, { data: { jobId } }: EventOf<'job.filled'>) => {
  const [job, open] = await Promise.all([reader.job(jobId), reader.openApplications(jobId)]);
  return job && { job, open, jobId };
};
type Filled = NonNullable<Awaited<ReturnType<typeof loadFilled>>>;

const filledToTeam = ({ job, open, jobId }: Filled): Wording => {
  const left = open.length === 1 ? '1 application is' : `${open.length} applications are`;
  return {
    title: 'All openings are filled',
    content: `“${job.title}” closed because all openings are filled.${open.length > 0 ? ` ${left} still open.` : ''}`,
    action: open.length > 0 ? 'View applications' : 'View job',
    path: pathTo(open.length > 0 ? paths.jobApplications : paths.manageJob, { jobId }),
  };
};

const filledToApplicant = ({ job, open }: Filled, userId: string): Wording | null => {
  const application = open.find(({ professionalId }) => professionalId === userId);
  if (!application) return null;
  const { applicationId, organization } = application;
  return {
    title: 'Position filled',
    content: `All openings for “${job.title}” at ${organization} are filled. The employer keeps your application and may still contact you.`,
    action: 'View application',
    path: pathTo(paths.application, { applicationId }),
  };
};

export const offerTexts = defineTexts({
  'offer.changed': {
    load: loadOffer,
    toUsers: [
      {
        recipients: ({ offer }) => (toProfessional(offer) ? [offer.professional.userId] : []),
        category: ({ offer }) => (offer.status === 'open' ? 'urgent' : 'applications'),
        ...inAppAndEmail('application', ({ offer }: OfferNow) => toProfessional(offer)),
        sms: ({ offer }) => (offer.status === 'open' ? smsOf(offer) : null),
      },
      {
        recipients: ({ team }) => team,
        category: 'applications',
        ...inAppAndEmail('application', ({ offer }: OfferNow) => toTeam(offer)),
      },
    ],
  },

  'placement.created': {
    load: loadPlacement,
    toUsers: [
      {
        recipients: ({ professional }) => [professional.userId],
        category: 'applications',
        ...inAppAndEmail('application', ({ placementId, jobTitle, organization, terms }: PlacementItem) => ({
          title: "You're hired",
          content: `You start at ${organization} as “${jobTitle}” on ${formatDay(terms.startOn)}.`,
          details: ['What you agreed to:', ...termLines(terms)],
          action: 'View placement',
          path: pathTo(paths.placement, { placementId }),
        })),
      },
    ],
  },

  'placement.ended': {
    load: loadEnded,
    toUsers: [
      {
        recipients: ({ professional }) => [professional.userId],
        category: 'account',
        ...inAppAndEmail('job', (placement: PlacementItem & { lastDay: string }) => {
          const { placementId, jobTitle, organization, terms, lastDay, endReason } = placement;
          return {
            title: 'Your placement has a new end date',
            content: `${organization} set ${lastDay} as your last day as “${jobTitle}”.`,
            details: [
              ...(terms.endOn === null ? [] : [`The agreed last day was ${formatDay(terms.endOn)}.`]),
              ...(endReason ? [`Reason: ${endReason}`] : []),
            ],
            action: 'View placement',
            path: pathTo(paths.placement, { placementId }),
          };
        }),
      },
    ],
  },

  'job.filled': {
    load: loadFilled,
    toUsers: [
      {
        recipients: ({ open }) => open.map(({ professionalId }) => professionalId),
        category: 'applications',
        ...inAppAndEmail('application', filledToApplicant),
      },
      {
        recipients: ({ job }) => job.team,
        category: 'applications',
        ...inAppAndEmail('application', filledToTeam),
      },
    ],
  },
});
