import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { twoFactorGraceChoices, type TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import { paths } from '@shared/paths';
import type { TeamTwoFactorState } from '@shared/organizations/model/organization';
import { MutedText, Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useRequireTwoFactor } from './team-queries';

type DaysProps = { value: TwoFactorGraceDays; disabled?: boolean; onChange: (days: TwoFactorGraceDays) => void };

const GraceDays = ({ value, disabled, onChange }: DaysProps) => {
  const { t } = useTranslation('team');
  return (
    <SelectField
      label={t('twoFactor.grace')}
      description={t('twoFactor.graceText')}
      disabled={disabled}
      data={twoFactorGraceChoices.map((days) => ({ value: String(days), label: t('twoFactor.days', { days }) }))}
      value={String(value)}
      onChange={(chosen) => onChange(twoFactorGraceChoices.find((days) => String(days) === chosen) ?? 0)}
    />
  );
};

export const TwoFactorRequirement = ({ required, membersWithout, graceDays, graceUntil }: TeamTwoFactorState) => {
  const { t } = useTranslation('team');
  const { me } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [days, setDays] = useState<TwoFactorGraceDays>(7);
  const change = useRequireTwoFactor();
  const count = membersWithout.length;
  const needsOwn = !required && me?.twoFactorEnabled === false;

  const save = (next: boolean) => {
    if (change.isPending) return;
    change.mutate(next ? { required: true, graceDays: days } : { required: false }, {
      onSuccess: () => toast.success(t(next ? 'twoFactor.turnedOn' : 'twoFactor.turnedOff')),
      onSettled: () => setAsked(false),
    });
  };

  const saveDays = (next: TwoFactorGraceDays) => {
    if (change.isPending) return;
    const body = { required: true, graceDays: next };
    change.mutate(body, { onSuccess: () => toast.success(t('twoFactor.graceSaved')) });
  };

  const question = () => {
    if (count === 0) return t('twoFactor.confirmEveryone');
    return t(days === 0 ? 'twoFactor.confirmText' : 'twoFactor.confirmGrace', { count });
  };

  return (
    <Card id="two-factor" title={t('twoFactor.title')}>
      <Stack>
        <SwitchField
          label={t('twoFactor.label')}
          description={t('twoFactor.text')}
          checked={required}
          disabled={needsOwn || change.isPending}
          onChange={() => (required ? save(false) : setAsked(true))}
        />
        <MutedText>{count === 0 ? t('twoFactor.everyone') : t('twoFactor.without', { count })}</MutedText>
        {required && <GraceDays value={graceDays} disabled={change.isPending} onChange={saveDays} />}
        {graceUntil !== null && <p>{t('twoFactor.until', { date: formatDateTime(graceUntil, ownZone()) })}</p>}
        {change.error && <FormMessage kind="error">{change.error.message}</FormMessage>}
        {needsOwn && (
          <>
            <p>{t('twoFactor.ownFirst')}</p>
            <Row>
              <ButtonLink to={withReturnPath(paths.accountSettings, paths.teamSettings)} variant="secondary">
                {t('twoFactor.setUpOwn')}
              </ButtonLink>
            </Row>
          </>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsked}
        title={t('twoFactor.confirmTitle')}
        text={
          <Stack>
            <p>{question()}</p>
            <GraceDays value={days} onChange={setDays} />
          </Stack>
        }
        confirmLabel={t('twoFactor.confirm')}
        loading={change.isPending}
        onConfirm={() => save(true)}
        onClose={() => setAsked(false)}
      />
    </Card>
  );
};
