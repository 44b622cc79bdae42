import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import type { TeamTwoFactorState } from '@shared/model/organization';
import { MutedText, Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useRequireTwoFactor } from './team-queries';

export const TwoFactorRequirement = ({ required, membersWithout }: TeamTwoFactorState) => {
  const { t } = useTranslation('team');
  const { me } = useSession();
  const [isAsked, setAsked] = useState(false);
  const change = useRequireTwoFactor();
  const count = membersWithout.length;
  const needsOwn = !required && me?.twoFactorEnabled === false;

  const save = (next: boolean) => {
    if (change.isPending) return;
    change.mutate(next, {
      onSuccess: () => toast.success(t(next ? 'twoFactor.turnedOn' : 'twoFactor.turnedOff')),
      onSettled: () => setAsked(false),
    });
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
        text={count === 0 ? t('twoFactor.confirmEveryone') : t('twoFactor.confirmText', { count })}
        confirmLabel={t('twoFactor.confirm')}
        loading={change.isPending}
        onConfirm={() => save(true)}
        onClose={() => setAsked(false)}
      />
    </Card>
  );
};
