import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonVariant } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

const InviteDialog = lazy(() => import('./invite-dialog').then((it) => ({ default: it.InviteDialog })));

const LockedButton = lazy(() => import('@/components/locked-button').then((it) => ({ default: it.LockedButton })));

type Props = {
  person: { userId: string; displayName: string };
  /** Chosen in the dialog, if not given. */
  job?: { jobId: string; title: string };
  small?: boolean;
  variant?: ButtonVariant;
};

export const InviteButton = ({ person, job, small = false, variant = 'secondary' }: Props) => {
  const { t } = useTranslation('candidates');
  const { me } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (isLocked(me))
    return (
      <Suspense fallback={null}>
        <LockedButton
          what="invite"
          {...(small && { size: 'small' })}
          name={t('invite.labelOf', { name: person.displayName })}
        >
          {t('invite.label')}
        </LockedButton>
      </Suspense>
    );
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
          {/* Bars and panels shape the buttons and headings inside them. */}
          {createPortal(<InviteDialog person={person} job={job} onClose={() => setIsOpen(false)} />, document.body)}
        </Suspense>
      )}
    </>
  );
};
