import { useEffect } from 'react';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

export type LockedAction = 'message' | 'invite' | 'contact' | 'publish' | 'export';

/** Explains why something is closed to the organization, and the way out. */
export const LockedDialog = ({ what, onClose }: { what: LockedAction; onClose: () => void }) => {
  const { t } = useTranslation('unverified-note');
  const { me, refresh } = useSession();
  const isAdmin = me?.membership?.role === 'admin';
  // If it was verified since the page was opened, the real action replaces this dialog.
  useEffect(() => void refresh(), [refresh]);
  return (
    <Dialog opened title={t(`lock.title.${what}`)} onClose={onClose}>
      <Stack>
        <p>{isAdmin ? t('lock.text') : t('ask')}</p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('lock.later')}
          </Button>
          {isAdmin && <ButtonLink to={paths.organizationVerification}>{t('verify')}</ButtonLink>}
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
