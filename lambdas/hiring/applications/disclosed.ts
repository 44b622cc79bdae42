import type { ReceiptSubject } from '@shared/money/model/receipt';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { Contact, WholeApplication } from '../../store/hiring/applications/ports';
import type { HandingOver } from '../../store/work/receipts/ports';
import type { Deps } from './ports';

/** Returns whether the caller is the organization, not the applicant or staff viewing as a team member. */
export const isOtherSide = ({ role, membership, viewedBy }: AuthorizedCaller): boolean =>
  membership !== null && role !== 'support' && role !== 'professional' && !viewedBy;

export const sharedBy = (
  { professionalId: userId, organizationId }: Pick<ApplicationItem, 'professionalId' | 'organizationId'>,
  subject: ReceiptSubject,
): HandingOver => ({ userId, organizationId, reason: 'application', subject });

type Shown = { whole: WholeApplication; contact: Contact };

/** Records a receipt of the contact details shown to the team, and leaves out what the applicant revoked. */
export const disclosed = async (
  { disclosures, clock }: Pick<Deps, 'disclosures' | 'clock'>,
  { caller, whole, contact }: Shown & { caller: AuthorizedCaller },
): Promise<Shown> => {
  if (!isOtherSide(caller)) return { whole, contact };
  const { application, content } = whole;
  const [[showsContact], hidesResume] = await Promise.all([
    disclosures.handOver([sharedBy(application, 'contact')], clock.now().toISOString()),
    content.resume !== null && disclosures.isRevoked(sharedBy(application, 'resume')),
  ]);
  return {
    whole: hidesResume ? { ...whole, content: { ...content, resume: null } } : whole,
    contact: showsContact ? contact : { ...contact, email: '', phone: '' },
  };
};
