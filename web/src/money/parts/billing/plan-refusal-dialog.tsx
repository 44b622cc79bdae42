import { useEffect, useSyncExternalStore } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { dismissToast, toastStore } from '@/components/ui/base/toast';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import type { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { refused: Pick<ApiError, 'code' | 'message'>; onClose: () => void };

/** The dialog replaces the toast and says more. */
const useWithoutToast = (text: string): void => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  useEffect(() => {
    for (const toast of toasts) if (toast.text === text) dismissToast(toast.id);
  }, [text, toasts]);
};

const titleOf = (code: string) => {
  if (code === 'LIMITED_UNTIL_VERIFIED') return 'title.unverified';
  return code === 'QUOTA_REACHED' ? 'title.quota' : 'title.required';
};

/** For people who may verify the organization. */
const VerifyLink = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('plan-limits');
  const role = useSession().me?.membership?.role;
  if (role === undefined || scopeOf('verifyOrganization', role) === 'none') return null;
  return (
    <ButtonLink to={paths.organizationVerification} onClick={onClick}>
      {t('verify')}
    </ButtonLink>
  );
};

/** A refusal by the plan or a missing verification: the limit, what lifts it, and who may do that. */
export const PlanRefusalDialog = ({ refused: { code, message }, onClose }: Props) => {
  const { t } = useTranslation('plan-limits');
  useWithoutToast(message);
  return (
    <Dialog opened title={t(titleOf(code))} onClose={onClose}>
      <Stack>
        <p>{message}</p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('notNow')}
          </Button>
          {code === 'LIMITED_UNTIL_VERIFIED' ? (
            <VerifyLink onClick={onClose} />
          ) : (
            <ButtonLink to={paths.billing} onClick={onClose}>
              {t('seePlans')}
            </ButtonLink>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
