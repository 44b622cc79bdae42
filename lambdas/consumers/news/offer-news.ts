import type { EventOf } from '@shared/model/event';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { dayWords, hiringMail, termsWords } from '../../runtime/mail/hiring-templates';
import type { StoredOffer } from '../../runtime/stored-offer';
import type { News, NewsOf } from '../news';
import type { EventReader } from '../ports';
import { teamOf } from '../recipients';

type Words = { title: string; content: string; details?: readonly string[]; action: string; path: string };
type Told = Words & Pick<News, 'category'> & { sms?: string };

const tell = (userIds: readonly string[], told: Told): News[] =>
  [...new Set(userIds)].map((userId) => ({
    userId,
    category: told.category,
    notification: { type: 'application', title: told.title, content: told.content, actionUrl: told.path },
    mail: ({ siteUrl }) =>
      hiringMail({
        siteUrl,
        subject: told.title,
        happened: told.content,
        ...(told.details && { details: told.details }),
        action: told.action,
        path: told.path,
      }),
    sms: told.sms ?? null,
  }));

/** Who looks after the posting, and who made the offer while they may still do so. */
const teamOfOffer = async (reader: EventReader, { jobId, organizationId, offeredBy }: StoredOffer) => [
  ...teamOf(await reader.job(jobId)),
  ...((await reader.isManager(offeredBy, organizationId)) ? [offeredBy] : []),
];

const pageOf = ({ applicationId }: StoredOffer): string => pathTo(paths.application, { applicationId });
const reasonOf = ({ reason }: StoredOffer): string[] => (reason ? [`Reason given: ${reason}`] : []);

/** A new offer, or other terms of it. */
const openWords = (offer: StoredOffer): Told => {
  const { organization, jobTitle, terms, expiresOn, version } = offer;
  const until = `Please answer by ${dayWords(expiresOn)}.`;
  const shown = { details: [...termsWords(terms), until], action: 'Open the offer', path: pageOf(offer) };
  return version === 1
    ? {
        ...shown,
        category: 'urgent',
        title: 'You have an offer',
        content: `${organization} offers you “${jobTitle}”.`,
        sms: `${productName}: You have a job offer. ${until}`,
      }
    : {
        ...shown,
        category: 'urgent',
        title: 'Your offer has changed',
        content: `${organization} changed the offer for “${jobTitle}”. Read its terms before you accept.`,
        sms: `${productName}: A job offer to you has changed. ${until}`,
      };
};

const changed: NewsOf<EventOf<'offer.changed'>> = async (reader, { data }) => {
  const offer = await reader.offer(data.offerId);
  // What has happened since tells of itself; an application that ends tells of its offer, too.
  if (offer?.version !== data.version || offer.closedWithApplication) return [];
  const { jobTitle, organization, professional, placementId } = offer;
  const toProfessional = [professional.userId];
  switch (offer.status) {
    case 'open':
      return tell(toProfessional, openWords(offer));
    case 'withdrawn':
      return tell(toProfessional, {
        category: 'applications',
        title: 'Offer withdrawn',
        content: `${organization} has withdrawn the offer for “${jobTitle}”.`,
        details: reasonOf(offer),
        action: 'Open the application',
        path: pageOf(offer),
      });
    case 'expired':
      return [
        ...tell(toProfessional, {
          category: 'applications',
          title: 'Offer expired',
          content: `The offer of ${organization} for “${jobTitle}” has expired.`,
          action: 'Open the application',
          path: pageOf(offer),
        }),
        ...tell(await teamOfOffer(reader, offer), {
          category: 'applications',
          title: 'Offer expired',
          content: `${professional.name} did not answer the offer for “${jobTitle}”.`,
          action: 'Open the application',
          path: pageOf(offer),
        }),
      ];
    case 'accepted':
      return tell(await teamOfOffer(reader, offer), {
        category: 'applications',
        title: 'Offer accepted',
        content: `${professional.name} accepted the offer for “${jobTitle}”.`,
        details: [`First day: ${dayWords(offer.terms.startOn)}`],
        action: 'Open the placement',
        path: placementId ? pathTo(paths.placement, { placementId }) : pageOf(offer),
      });
    case 'declined':
      return tell(await teamOfOffer(reader, offer), {
        category: 'applications',
        title: 'Offer declined',
        content: `${professional.name} declined the offer for “${jobTitle}”.`,
        details: reasonOf(offer),
        action: 'Open the application',
        path: pageOf(offer),
      });
  }
};

const placed: NewsOf<EventOf<'placement.created'>> = async (reader, { data: { placementId } }) => {
  const placement = await reader.placement(placementId);
  if (!placement) return [];
  const { jobTitle, organization, professional, terms } = placement;
  return tell([professional.userId], {
    category: 'applications',
    title: 'You are hired',
    content: `You start as “${jobTitle}” at ${organization} on ${dayWords(terms.startOn)}.`,
    details: ['This is what you agreed on:', ...termsWords(terms)],
    action: 'Open your placement',
    path: pathTo(paths.placement, { placementId }),
  });
};

/** Applications stay where they are: what becomes of them, the employer decides and is told how many there are. */
const filled: NewsOf<EventOf<'job.filled'>> = async (reader, { data: { jobId } }) => {
  const [job, open] = await Promise.all([reader.job(jobId), reader.openApplications(jobId)]);
  if (!job) return [];
  const left = open.length === 1 ? '1 application is' : `${open.length} applications are`;
  return [
    ...open.flatMap(({ applicationId, professionalId, organization }) =>
      tell([professionalId], {
        category: 'applications',
        title: 'The position has been filled',
        content: `All openings of “${job.title}” at ${organization} are filled. Your application stays with the employer, who may come back to you.`,
        action: 'Open your application',
        path: pathTo(paths.application, { applicationId }),
      }),
    ),
    ...tell(job.team, {
      category: 'applications',
      title: 'All openings are filled',
      content: `“${job.title}” is closed: all its openings are filled.${open.length > 0 ? ` ${left} still open.` : ''}`,
      action: open.length > 0 ? 'Open the applications' : 'Open the job',
      path: pathTo(open.length > 0 ? paths.jobApplications : paths.manageJob, { jobId }),
    }),
  ];
};

export const offerNews = { 'offer.changed': changed, 'placement.created': placed, 'job.filled': filled };
