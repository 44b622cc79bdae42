import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import type { DeletionPreview } from '@shared/accounts/model/account-deletion';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { locale } from '@/lib/i18n/language';
import { DeletionEffectsList } from './deletion-effects';
import { useRequestDeletion } from './deletion-queries';

const schema = () => import('@shared/accounts/model/account-deletion').then((it) => it.DeletionRequestForm);

type Props = { me: Me; preview: NonNullable<DeletionPreview['preview']>; onClose: () => void };

const listOf = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);

/** Asks twice. The password is checked after the second confirmation, and an error keeps it in its field. */
export const DeleteDialog = ({ me, preview: { dueAt, effects }, onClose }: Props) => {
  const { t } = useTranslation('data-rights');
  const { email, userType } = me;
  const request = useRequestDeletion();
  const form = useLazyForm(schema, { password: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const fail = (error: unknown) => {
    setIsSure(false);
    if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
      form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
    } else if (error instanceof ApiError && error.code !== 'UNREACHABLE') {
      setFailure(applyServerErrors(form, error));
    } else {
      setFailure(t('delete.failed'));
    }
  };
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    try {
      await request(form.getValues('password'));
      onClose();
    } catch (error) {
      fail(error);
    } finally {
      setIsSending(false);
    }
  };
  const goOn = form.handleSubmit(() => {
    setFailure(null);
    setIsSure(true);
  });
  const days = limits.deletionGraceDays;

  if (isSure) {
    return (
      <Dialog opened onClose={onClose} title={t('sure.title')}>
        <p>{t(`sure.text.${userType}`, { date: formatDate(dueAt, ownZone()) })}</p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={() => void send()}>
            {t('delete.action')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t('delete.question')}>
      <form noValidate onSubmit={(event) => void goOn(event)}>
        <Stack>
          <p>{t('delete.confirm', { days })}</p>
          <p>{t('delete.until', { days })}</p>
          <DeletionEffectsList effects={effects} userType={userType} />
          {effects.placements.length > 0 && (
            <FormMessage kind="info">
              {t('delete.placement', { count: effects.placements.length, organizations: listOf(effects.placements) })}
            </FormMessage>
          )}
          {failure && <FormMessage kind="error">{failure}</FormMessage>}
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...form.register('password')}
            label={t('delete.password')}
            autoComplete="current-password"
            required
            error={form.formState.errors.password?.message}
          />
          <Link to={paths.forgotPassword}>{t('delete.noPassword')}</Link>
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button type="submit" variant="danger">
            {t('delete.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
