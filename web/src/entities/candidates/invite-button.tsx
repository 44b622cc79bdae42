import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';

const InviteDialog = lazy(() => import('./invite-dialog').then((it) => ({ default: it.InviteDialog })));

type Props = {
  person: { userId: string; displayName: string };
  /** Chosen in the dialog, if not given. */
  job?: { jobId: string; title: string };
  small?: boolean;
  variant?: ButtonVariant;
};

export const InviteButton = ({ person, job, small = false, variant = 'secondary' }: Props) => {
  const { t } = useTranslation('candidates');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        {...(small && { size: 'small' })}
        aria-haspopup="dialog"
        aria-label={t('invite.labelOf', { name: person.displayName })}
        onClick={() => setIsOpen(true)}
      >
        {t('invite.label')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog person={person} job={job} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
