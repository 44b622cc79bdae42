import { useQueryClient } from '@tanstack/react-query';
import { isEmployer } from '@/lib/auth/home-for';
import { useLiveUpdates } from '@/lib/live/live';
import { useSession } from '@/lib/auth/session';
import { EmployerOffers } from './employer-offers';
import { applicationOffersQuery } from './offer-queries';
import { ProfessionalOffers } from './professional-offers';

type Props = {
  applicationId: string;
  /** The panel is the whole dialog: open the form right away if an offer can be made. */
  start?: boolean;
  onDone?: () => void;
  onCancel?: () => void;
};

/** An application's offers. Administrators and managers edit, professionals answer, members see none. */
export const OfferPanel = ({ applicationId, start = false, onDone, onCancel }: Props) => {
  const { me } = useSession();
  const queryClient = useQueryClient();
  useLiveUpdates((update) => {
    const concerns =
      update.type === 'reconnected' || (update.type === 'offer.changed' && update.applicationId === applicationId);
    if (concerns) void queryClient.invalidateQueries({ queryKey: applicationOffersQuery(applicationId).queryKey });
  });
  if (!me || me.support || me.membership?.role === 'member') return null;
  return isEmployer(me) ? (
    <EmployerOffers applicationId={applicationId} start={start} onDone={onDone} onCancel={onCancel} />
  ) : (
    <ProfessionalOffers applicationId={applicationId} onDone={onDone} />
  );
};
