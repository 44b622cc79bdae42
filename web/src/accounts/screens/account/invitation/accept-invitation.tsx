import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { api, ApiError } from '@/lib/api/api';
import { endSession } from '@/lib/auth/auth';
import { isEmployer } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { addressOf } from '@/lib/i18n/language';
import { errorText } from '../error-text';
import { InvitationGone } from './invitation-gone';
import type { Invitation } from '../use-invitation';

type Props = { invitation: Invitation; token: string; here: string };

export const AcceptInvitation = (props: Props) => {
  const { t } = useTranslation(['invitation', 'notices']);
  const { me } = useSession();
  if (!me) return null;
  const { email } = props.invitation;
  if (me.email.toLowerCase() !== email.toLowerCase())
    return (
      <SwitchAccount here={props.here} text={t('invitation.otherAccount', { current: me.email, invited: email })} />
    );
  if (props.invitation.staff) {
    if (isEmployer(me)) return <SwitchAccount here={props.here} text={t('professionalsOnly')} />;
    return <Accept {...props} current={null} email={me.email} />;
  }
  if (!isEmployer(me)) return <SwitchAccount here={props.here} text={t('employersOnly')} />;
  return <Accept {...props} current={me.membership?.organization ?? null} email={me.email} />;
};

/** Signs out and returns here to sign in with the invited account. */
const SwitchAccount = ({ here, text }: { here: string; text: string }) => {
  const { t } = useTranslation('invitation');
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    if ((await endSession()) === 'done') window.location.assign(addressOf(withReturnPath(paths.login, here)));
  };
  return (
    <Stack>
      <FormMessage kind="info">{text}</FormMessage>
      <Row>
        <Button loading={busy} onClick={() => void change()}>
          {t('invitation.switch')}
        </Button>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('invitation.toDashboard')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const Accept = ({ invitation, token, current, email, here }: Props & { current: string | null; email: string }) => {
  const { t } = useTranslation('invitation');
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | Error | null>(null);
  const { organization } = invitation;

  const accept = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { message } = await api('acceptInvitation', { params: { token } });
      toast.success(message);
      await refresh();
      await navigate(invitation.staff ? paths.shifts : paths.employerDashboard, { replace: true });
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  const code = refusal instanceof ApiError ? refusal.code : null;
  if (code === 'INVALID_TOKEN') return <InvitationGone />;
  if (code === 'INVITATION_FOR_OTHER') return <SwitchAccount here={here} text={refusal?.message ?? ''} />;
  return (
    <Stack>
      <MutedText>{t('invitation.signedInAs', { email })}</MutedText>
      {refusal && <FormMessage kind="error">{errorText(refusal, t('invitation.failed'))}</FormMessage>}
      {current !== null && <FormMessage kind="info">{t('invitation.moves', { current, organization })}</FormMessage>}
      <Row>
        <Button loading={busy} onClick={() => (current === null ? void accept() : setAsking(true))}>
          {t('invitation.accept')}
        </Button>
        {current !== null && (
          <ButtonLink to={paths.teamSettings} variant="secondary">
            {t('invitation.toSettings')}
          </ButtonLink>
        )}
      </Row>
      {current !== null && (
        <ConfirmDialog
          opened={asking}
          danger
          title={t('invitation.moveTitle', { current, organization })}
          text={t('invitation.moveText', { current })}
          confirmLabel={t('invitation.moveConfirm')}
          loading={busy}
          onConfirm={() => void accept()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
