import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '@shared/accounts/model/passkey';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { api } from '@/lib/api/api';
import { canUsePasskeys } from '@/lib/auth/passkey-support';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { AddPasskey } from './add-passkey';
import styles from './devices-card.module.css';
import { PasswordStep } from './password-step';
import { RenamePasskey } from './rename-passkey';

type Stage = { step: 'list' } | { step: 'add' } | { step: 'rename' | 'remove'; passkey: Passkey };

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

const PasskeyRow = ({ passkey, onRename, onRemove }: RowProps) => {
  const { t } = useTranslation('settings');
  const { name, createdAt, lastUsedAt } = passkey;
  const times = [
    t('accountSettings.passkeys.added', { time: formatDateTime(createdAt, ownZone()) }),
    lastUsedAt === null
      ? t('accountSettings.passkeys.notUsed')
      : t('accountSettings.passkeys.lastUsed', { time: formatDateTime(lastUsedAt, ownZone()) }),
  ];
  return (
    <li className={styles.device}>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <MutedText>{times.join(' · ')}</MutedText>
      </div>
      <Row>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('accountSettings.passkeys.renameNamed', { name })}
          onClick={onRename}
        >
          {t('accountSettings.passkeys.rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('accountSettings.passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('accountSettings.passkeys.remove')}
        </Button>
      </Row>
    </li>
  );
};

export const PasskeysCard = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listPasskeys'));
  const [stage, setStage] = useState<Stage>({ step: 'list' });
  const [done, setDone] = useState<string | null>(null);
  const passkeys = query.data?.items ?? [];
  const toList = () => setStage({ step: 'list' });
  const begin = (next: Stage) => {
    setDone(null);
    setStage(next);
  };
  const finish = async (message: string) => {
    await query.refetch();
    setDone(message);
    toList();
  };

  return (
    <Card
      id="passkeys"
      title={t('accountSettings.passkeys.title')}
      actions={
        stage.step === 'list' &&
        canUsePasskeys() && (
          <Button variant="secondary" size="small" onClick={() => begin({ step: 'add' })}>
            {t('accountSettings.passkeys.add')}
          </Button>
        )
      }
    >
      <Stack gap="m">
        <MutedText>{t('accountSettings.passkeys.text')}</MutedText>
        {done && <FormMessage kind="success">{done}</FormMessage>}
        {stage.step === 'add' && <AddPasskey email={email} onAdded={finish} onCancel={toList} />}
        {stage.step === 'rename' && <RenamePasskey passkey={stage.passkey} onRenamed={finish} onCancel={toList} />}
        {stage.step === 'remove' && (
          <PasswordStep
            email={email}
            text={t('accountSettings.passkeys.removeText', { name: stage.passkey.name })}
            submitLabel={t('accountSettings.passkeys.removeSubmit')}
            failed={t('accountSettings.passkeys.failed')}
            danger
            onSubmit={async (password) => {
              const { passkeyId } = stage.passkey;
              const { code } = await api('removePasskey', { params: { passkeyId }, body: { password } });
              await finish(say(code));
            }}
            onCancel={toList}
          />
        )}
        {stage.step === 'list' && query.isPending && (
          <ListSkeleton rows={1} label={t('accountSettings.passkeys.loading')} />
        )}
        {stage.step === 'list' && query.isError && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {stage.step === 'list' && passkeys.length > 0 && (
          <ul className={styles.devices} role="list">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.passkeyId}
                passkey={passkey}
                onRename={() => begin({ step: 'rename', passkey })}
                onRemove={() => begin({ step: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
