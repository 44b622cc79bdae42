import type { ProfessionalView } from '@shared/people/model/professional-view';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';

const hasNumbers = ({ licenses, certifications, npiNumber }: ProfessionalView): boolean =>
  Boolean(npiNumber) || [...licenses, ...certifications].some(({ number }) => Boolean(number));

const withoutNumbers = (view: ProfessionalView): ProfessionalView => ({
  ...view,
  npiNumber: null,
  licenses: view.licenses.map((it) => ({ ...it, number: null })),
  certifications: view.certifications.map((it) => ({ ...it, number: null })),
});

/** Records a receipt of what an organization sees beyond the card, and leaves out what the person revoked. */
export const disclosed = async (
  { disclosures, clock }: Pick<Deps, 'disclosures' | 'clock'>,
  view: ProfessionalView,
  { role, membership, viewedBy }: Pick<AuthorizedCaller, 'role' | 'membership' | 'viewedBy'>,
): Promise<ProfessionalView> => {
  // Staff read documents only in a credential's case.
  if (viewedBy || role === 'support') return { ...view, documents: [] };
  if (!membership || view.access === 'own') return view;
  const { userId } = view;
  const { organizationId } = membership;
  const reason = view.access === 'full' ? ('application' as const) : ('profile' as const);
  const subjects = [
    ...(view.contact ? (['contact'] as const) : []),
    ...(hasNumbers(view) ? (['license'] as const) : []),
  ];
  if (subjects.length === 0) return view;
  const handed = subjects.map((subject) => ({ userId, organizationId, reason, subject }));
  const may = await disclosures.handOver(handed, clock.now().toISOString());
  const isWithheld = (subject: (typeof subjects)[number]): boolean => may[subjects.indexOf(subject)] === false;
  const shown = isWithheld('license') ? withoutNumbers(view) : view;
  return isWithheld('contact') ? { ...shown, contact: null } : shown;
};
