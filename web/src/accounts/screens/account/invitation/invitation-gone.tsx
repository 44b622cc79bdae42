import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

/** Deliberately the same for expired, used and revoked links. */
export const InvitationGone = () => {
  const { t } = useTranslation(['invitation', 'registration']);
  const { status } = useSession();
  return (
    <EmptyState
      illustration="signpost"
      title={t('invitation.goneTitle')}
      text={t('invitation.goneText')}
      action={
        status === 'signedIn' ? (
          <ButtonLink to={paths.dashboard}>{t('invitation.toDashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.login}>{t('register.signIn')}</ButtonLink>
        )
      }
    />
  );
};
