import type { EventOf } from '@shared/core/model/event';
import type { OrganizationStatus } from '@shared/organizations/model/organization-verification';
import { paths, pathTo } from '@shared/paths';
import { productName as product } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts, type Recipient } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/organization-verification');

type Notified = Exclude<OrganizationStatus, 'unverified' | 'pending'>;
const notified: readonly OrganizationStatus[] = [
  'verified',
  'needs_info',
  'rejected',
  'suspended',
] satisfies Notified[];
const isNotified = (status: OrganizationStatus): status is Notified => notified.includes(status);

type Changed = { organization: string; status: Notified | 'recheck'; note: string; admins: readonly string[] };

/** Staff can verify an organization without a request, for example because of an earlier contract: no notification. */
const isUnasked = ({ from, to, byReviewer }: EventOf<'organization.verification_changed'>['data']): boolean =>
  from === 'unverified' && to === 'verified' && byReviewer;

const loadChanged = async (
  reader: EventReader,
  { data }: EventOf<'organization.verification_changed'>,
): Promise<Changed | null> => {
  const { organizationId, to, from, byReviewer } = data;
  const lost = from === 'verified' && to === 'pending';
  if ((!isNotified(to) && !lost) || isUnasked(data)) return null;
  const [standing, organization, admins] = await Promise.all([
    reader.organizationStanding(organizationId),
    reader.organizationName(organizationId),
    reader.admins(organizationId),
  ]);
  // A later change has its own event.
  if (standing?.status !== to) return null;
  const status = lost || (to === 'suspended' && !byReviewer) ? 'recheck' : (to as Notified);
  return { organization, status, note: byReviewer && to !== 'verified' ? standing.note : '', admins };
};

const changed = ({ organization, status, note }: Changed): Wording => ({
  title: t(`${status}.title`, { organization }),
  content: t(`${status}.content`, { product }),
  ...(note && { details: [t('reason'), note] }),
  action: t(`${status}.action`),
  path: paths.organizationVerification,
});

type Withheld = { jobTitle: string; applications: Awaited<ReturnType<EventReader['openApplications']>> };

const loadWithheld = async (reader: EventReader, { data }: EventOf<'job.withheld'>): Promise<Withheld | null> => {
  const [job, applications] = await Promise.all([reader.job(data.jobId), reader.openApplications(data.jobId)]);
  return job && { jobTitle: job.title, applications };
};

const withheld = ({ jobTitle, applications }: Withheld, { userId }: Recipient): Wording | null => {
  const own = applications.find(({ professionalId }) => professionalId === userId);
  if (!own) return null;
  return {
    title: t('withheld.title', { jobTitle }),
    content: t('withheld.content', { organization: own.organization }),
    details: [t('withheld.advice')],
    action: t('withheld.action'),
    path: pathTo(paths.application, { applicationId: own.applicationId }),
  };
};

export const organizationVerificationTexts = defineTexts({
  'organization.verification_changed': {
    load: loadChanged,
    toUsers: [{ recipients: ({ admins }) => admins, category: 'account', ...inAppAndEmail('system', changed) }],
  },

  'job.withheld': {
    load: loadWithheld,
    toUsers: [
      {
        recipients: ({ applications }) => applications.map(({ professionalId }) => professionalId),
        category: 'applications',
        ...inAppAndEmail('application', withheld),
      },
    ],
  },
});
