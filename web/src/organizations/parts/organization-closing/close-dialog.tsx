import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { dataRights } from '@shared/paths';
import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSession } from '@/lib/auth/session';
import { formatDate, formatMoney } from '@/lib/time/format';
import { useCloseOrganization } from './closing-queries';
import styles from './closing.module.css';
import { hasObligations, Obligations } from './obligations';

type Props = { organization: string; figures: ClosingFigures; onClose: () => void };

const daysOf = { days: limits.closingGraceDays };

const Consequences = ({ figures }: Pick<Props, 'figures'>) => {
  const { t } = useTranslation(['organization-closing', 'plans']);
  const { openJobs, openApplications, invitations, members, plan, balanceCents } = figures;
  return (
    <>
      <h3>{t('now.title')}</h3>
      <ul className={styles.facts}>
        <li>{t('now.jobs', { count: openJobs })}</li>
        <li>{t('now.applications', { count: openApplications })}</li>
        {invitations > 0 && <li>{t('now.invitations', { count: invitations })}</li>}
        {plan && (
          <li>
            {t('now.plan', { planId: plan.planId, plan: t(`name.${plan.planId}`), date: formatDate(plan.until) })}
          </li>
        )}
        {plan?.refundUntil && <li>{t('now.refund', { date: formatDate(plan.refundUntil) })}</li>}
        <li>{t('now.page')}</li>
        <li>{t('now.team')}</li>
      </ul>
      <h3>{t('later.title', daysOf)}</h3>
      <ul className={styles.facts}>
        <li>{t('later.members', { count: members })}</li>
        <li>{t('later.removed')}</li>
        {balanceCents > 0 && <li>{t('later.balance', { amount: formatMoney(balanceCents) })}</li>}
        <li>{t('later.kept')}</li>
      </ul>
    </>
  );
};

/** The first confirmation: what happens when, with numbers. */
const FirstConfirmation = ({ organization, figures, onClose, onConfirm }: Props & { onConfirm: () => void }) => {
  const { t } = useTranslation('organization-closing');
  return (
    <Dialog opened onClose={onClose} title={t('first.title', { organization })}>
      <Stack>
        <p>{t('first.text', { organization, ...daysOf })}</p>
        <Consequences figures={figures} />
        {hasObligations(figures) && (
          <>
            <FormMessage kind="info">{t('owed.warning', daysOf)}</FormMessage>
            <Obligations {...figures} />
          </>
        )}
        <p>
          {t('first.export')}{' '}
          <Link to={dataRights} onClick={onClose}>
            {t('first.exportLink')}
          </Link>
        </p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('first.confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};

const SecondConfirmation = ({ organization, onClose }: Omit<Props, 'figures'>) => {
  const { t } = useTranslation('organization-closing');
  const { me } = useSession();
  const close = useCloseOrganization();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const isWrong = close.error instanceof ApiError && close.error.code === 'WRONG_PASSWORD';
  const passwordError = missing ? say('required') : isWrong ? close.error?.message : undefined;

  const confirm = () => {
    if (close.isPending) return;
    setMissing(!password);
    if (!password) return;
    close.mutate(password, {
      onSuccess: () => {
        toast.success(t('second.done', { organization }));
        onClose();
      },
    });
  };

  return (
    <Dialog opened onClose={onClose} title={t('second.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Stack>
          <p>{t('second.text', { organization, ...daysOf })}</p>
          {close.error && !isWrong && <FormMessage kind="error">{close.error.message}</FormMessage>}
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
          <PasswordField
            label={t('second.password')}
            required
            value={password}
            error={passwordError}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('keep')}
            </Button>
            <Button type="submit" variant="danger" loading={close.isPending}>
              {t('close')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

export const CloseDialog = (props: Props) => {
  const [isConfirmed, setConfirmed] = useState(false);
  return isConfirmed ? (
    <SecondConfirmation {...props} />
  ) : (
    <FirstConfirmation {...props} onConfirm={() => setConfirmed(true)} />
  );
};
