import { isOnPayroll } from '@shared/work/rules/own-staff';
import type { EventOf } from '@shared/core/model/event';
import type { OfferTerms } from '@shared/hiring/model/offer';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText, type Phrase } from '../../../platform/text/deferred-text';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { teamOf } from '../../recipients';
import { defineTexts, type Recipient } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/offers');

type OfApplication = Pick<OfferItem, 'applicationId'>;
const pathOf = ({ applicationId }: OfApplication): string => pathTo(paths.application, { applicationId });
const applicationLink = (it: OfApplication) => ({ action: t('action.application'), path: pathOf(it) });
const placementLink = (placementId: string) => ({
  action: t('action.placement'),
  path: pathTo(paths.placement, { placementId }),
});
const reasonOf = (reason: string): DeferredText[] => (reason ? [t('reason', { reason })] : []);

const periodOf = ({ startOn, endOn }: OfferTerms): DeferredText => {
  const start = { day: startOn };
  return endOn === null ? t('terms.start', { start }) : t('terms.period', { start, end: { day: endOn } });
};

const workOf = (terms: OfferTerms): DeferredText => {
  const jobType = { label: `jobType.${terms.jobType}` } as const;
  const hours = terms.hoursPerWeek;
  return hours === null ? t('terms.work', { jobType }) : t('terms.workHours', { jobType, hours });
};

const termLines = (terms: OfferTerms): Phrase[] => {
  const { payCents, currency, rate, location, notes, silenceApproves } = terms;
  return [
    t(`terms.pay.${rate}`, { pay: { cents: payCents, currency } }),
    periodOf(terms),
    workOf(terms),
    ...(location ? [t('terms.place', { location })] : []),
    ...(silenceApproves ? [t('terms.silence')] : []),
    ...(notes ? [notes] : []),
  ];
};

const openToProfessional = (offer: OfferItem): Wording => {
  const { organization, jobTitle, terms, version, expiresOn } = offer;
  const given = { organization, jobTitle };
  return {
    title: version === 1 ? t('open.title') : t('changed.title'),
    content: version === 1 ? t('open.content', given) : t('changed.content', given),
    details: [...termLines(terms), t('answerBy', { day: { day: expiresOn } })],
    action: t('action.review'),
    path: pathOf(offer),
  };
};

const toProfessional = (offer: OfferItem): Wording | null => {
  const { organization, jobTitle, reason } = offer;
  const shown = applicationLink(offer);
  switch (offer.status) {
    case 'open':
      return openToProfessional(offer);
    case 'withdrawn':
      return {
        ...shown,
        title: t('withdrawn.title'),
        content: t('withdrawn.content', { organization, jobTitle }),
        details: reasonOf(reason),
      };
    case 'expired':
      return {
        ...shown,
        title: t('expired.title'),
        content: t('expired.toProfessional', { organization, jobTitle }),
      };
    default:
      return null;
  }
};

const toTeam = (offer: OfferItem): Wording | null => {
  const { jobTitle, placementId, terms, reason } = offer;
  const professional = offer.professional.name;
  const shown = applicationLink(offer);
  switch (offer.status) {
    case 'expired':
      return {
        ...shown,
        title: t('expired.title'),
        content: t('expired.toTeam', { professional, jobTitle }),
      };
    case 'accepted':
      return {
        title: t('accepted.title'),
        content: t('accepted.content', { professional, jobTitle }),
        details: [t('accepted.firstDay', { day: { day: terms.startOn } })],
        ...(placementId ? placementLink(placementId) : shown),
      };
    case 'declined':
      return {
        ...shown,
        title: t('declined.title'),
        content: t('declined.content', { professional, jobTitle }),
        details: reasonOf(reason),
      };
    default:
      return null;
  }
};

const smsOf = ({ version, expiresOn }: OfferItem): DeferredText => {
  const given = { day: { day: expiresOn } };
  return version === 1 ? t('open.sms', given) : t('changed.sms', given);
};

type Statuses = readonly OfferItem['status'][];
const toldProfessional: Statuses = ['open', 'withdrawn', 'expired'];
const toldTeam: Statuses = ['accepted', 'declined', 'expired'];

/** Responsible members, and the offer's author if still authorized. */
const offerTeam = async (reader: EventReader, { jobId, organizationId, offeredBy }: OfferItem) => [
  ...teamOf(await reader.job(jobId)),
  ...((await reader.isManager(offeredBy, organizationId)) ? [offeredBy] : []),
];

type OfferNow = { offer: OfferItem; team: readonly string[] };

const loadOffer = async (reader: EventReader, { data }: EventOf<'offer.changed'>): Promise<OfferNow | null> => {
  const offer = await reader.offer(data.offerId);
  if (offer?.version !== data.version || offer.closedWithApplication) return null;
  return { offer, team: toldTeam.includes(offer.status) ? await offerTeam(reader, offer) : [] };
};

type Hired = { placement: PlacementItem; documents: Awaited<ReturnType<EventReader['openDocuments']>> };

const loadHired = async (
  reader: EventReader,
  { data: { placementId } }: EventOf<'placement.created'>,
): Promise<Hired | null> => {
  const [placement, documents] = await Promise.all([reader.placement(placementId), reader.openDocuments(placementId)]);
  return placement && { placement, documents };
};

const loadEnded = async (reader: EventReader, { data }: EventOf<'placement.ended'>) => {
  const placement = await reader.placement(data.placementId);
  return placement?.version === data.version && placement.endOn !== null
    ? { ...placement, lastDay: placement.endOn }
    : null;
};

const loadFilled = async (reader: EventReader, { data: { jobId } }: EventOf<'job.filled'>) => {
  const [job, open] = await Promise.all([reader.job(jobId), reader.openApplications(jobId)]);
  return job && { job, open, jobId };
};
type Filled = NonNullable<Awaited<ReturnType<typeof loadFilled>>>;

const filledToTeam = ({ job, open, jobId }: Filled): Wording => {
  const title = t('filled.toTeam.title');
  const jobTitle = job.title;
  if (open.length === 0) {
    const content = t('filled.toTeam.content', { jobTitle });
    return { title, content, action: t('action.job'), path: pathTo(paths.manageJob, { jobId }) };
  }
  return {
    title,
    content: t('filled.toTeam.contentWithOpen', { jobTitle, applications: open.length }),
    action: t('action.applications'),
    path: pathTo(paths.jobApplications, { jobId }),
  };
};

const filledToApplicant = ({ job, open }: Filled, { userId }: Recipient): Wording | null => {
  const application = open.find(({ professionalId }) => professionalId === userId);
  if (!application) return null;
  const { organization } = application;
  return {
    title: t('filled.toApplicant.title'),
    content: t('filled.toApplicant.content', { jobTitle: job.title, organization }),
    ...applicationLink(application),
  };
};

/** Counts documents without naming them, because they include health records. */
const hired = ({ placement, documents }: Hired): Wording => {
  const { jobTitle, organization, terms } = placement;
  const link = placementLink(placement.placementId);
  const next = documents && t('hired.documents', { count: documents.count, day: { day: documents.firstDueOn } });
  return {
    title: t('hired.title'),
    content: t('hired.content', { organization, jobTitle, day: { day: terms.startOn } }),
    details: [...(next ? [next] : []), t('hired.agreed'), ...termLines(terms)],
    ...link,
    ...(next && { action: t('action.documents'), path: `${link.path}#compliance` }),
  };
};

type Ended = PlacementItem & { lastDay: string };

const staffEnds = (placement: Ended): Wording => ({
  title: t('staffEnded.title'),
  content: t('staffEnded.content', { organization: placement.organization, day: { day: placement.lastDay } }),
  details: reasonOf(placement.endReason),
  ...placementLink(placement.placementId),
});

const endsOtherwise = (placement: Ended): Wording => {
  if (isOnPayroll(placement)) return staffEnds(placement);
  const { jobTitle, organization, terms, lastDay, endReason } = placement;
  return {
    title: t('ended.title'),
    content: t('ended.content', { organization, jobTitle, day: { day: lastDay } }),
    details: [
      ...(terms.endOn === null ? [] : [t('ended.agreed', { day: { day: terms.endOn } })]),
      ...reasonOf(endReason),
    ],
    ...placementLink(placement.placementId),
  };
};

export const offerTexts = defineTexts({
  'offer.changed': {
    load: loadOffer,
    toUsers: [
      {
        recipients: ({ offer }) => (toldProfessional.includes(offer.status) ? [offer.professional.userId] : []),
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
    load: loadHired,
    toUsers: [
      {
        recipients: ({ placement: { professional } }) => [professional.userId],
        category: 'applications',
        ...inAppAndEmail('application', hired),
      },
    ],
  },

  'placement.ended': {
    load: loadEnded,
    toUsers: [
      {
        recipients: ({ professional }) => [professional.userId],
        category: 'account',
        ...inAppAndEmail('job', endsOtherwise),
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
