import BellPlus from 'lucide-react/dist/esm/icons/bell-plus.mjs';
import { Suspense, useState } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { searchAddress, type JobSearch } from '@/hiring/parts/jobs/job-search';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';

const NewAlertDialog = lazy(() => import('./new-alert-dialog').then((it) => ({ default: it.NewAlertDialog })));

const icon = <BellPlus size={16} aria-hidden="true" />;

type Props = { search: JobSearch; /** Without text. */ look?: 'icon' | undefined };

export const AlertButton = ({ search, look }: Props) => {
  const { t } = useTranslation('job-search');
  const { status } = useSession();
  const saver = useSaverId();
  const [isOpen, setIsOpen] = useState(false);
  if (status === 'signedOut' || status === 'incomplete') {
    return (
      <ButtonLink
        to={withReturnPath(paths.login, searchAddress(search))}
        variant="quiet"
        leftIcon={icon}
        title={t('alertSignIn')}
      >
        {t('alert')}
      </ButtonLink>
    );
  }
  if (saver === null) return null;
  return (
    <>
      <Button
        variant={look === 'icon' ? 'quiet' : 'secondary'}
        size="small"
        leftIcon={icon}
        aria-haspopup="dialog"
        aria-label={look === 'icon' ? t('alert') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {look !== 'icon' && t('alert')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewAlertDialog search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
