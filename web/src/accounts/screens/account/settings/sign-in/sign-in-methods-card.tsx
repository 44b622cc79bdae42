import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignInMethods, SignInProvider } from '@shared/accounts/model/sign-in-method';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { api } from '@/lib/api/api';
import { connectProvider } from '@/lib/auth/auth';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { queryOf } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import styles from './devices-card.module.css';
import { useProviders } from '../../use-providers';
import { PasswordStep } from './password-step';

type Stage = { step: 'list' } | { step: 'connect' | 'disconnect'; provider: SignInProvider['provider'] };
type WayProps = { name: string; state: string; children?: ReactNode };

const Way = ({ name, state, children }: WayProps) => (
  <li className={styles.device}>
    <div className={styles.about}>
      <h3 className={styles.name}>{name}</h3>
      <MutedText>{state}</MutedText>
    </div>
    {children}
  </li>
);

/** Providers of this stage, and those that are already connected. */
const offered = ({ providers }: SignInMethods, configured: readonly string[]): SignInProvider[] =>
  providers.filter(({ provider, connected }) => connected || configured.includes(provider));

type WaysProps = {
  methods: SignInMethods;
  configured: readonly string[];
  onBegin: (stage: Stage) => void;
};

const Ways = ({ methods, configured, onBegin }: WaysProps) => {
  const { t } = useTranslation('settings');
  const { password, passkeys } = methods;
  const stateOf = ({ connected, at }: SignInProvider): string => {
    if (!connected) return t('accountSettings.signIn.notConnected');
    return at === null
      ? t('accountSettings.signIn.connected')
      : t('accountSettings.signIn.since', { date: formatDate(at) });
  };
  return (
    <ul className={styles.devices} role="list">
      <Way
        name={t('accountSettings.signIn.password')}
        state={t(password ? 'accountSettings.signIn.isSet' : 'accountSettings.signIn.notSet')}
      >
        {!password && (
          <ButtonLink to={paths.forgotPassword} variant="secondary" size="small">
            {t('accountSettings.signIn.setPassword')}
          </ButtonLink>
        )}
      </Way>
      <Way
        name={t('accountSettings.passkeys.title')}
        state={t('accountSettings.signIn.passkeys', { count: passkeys })}
      />
      {offered(methods, configured).map((it) => (
        <Way key={it.provider} name={it.provider} state={stateOf(it)}>
          {password && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t(`accountSettings.signIn.${it.connected ? 'disconnectNamed' : 'connectNamed'}`, {
                name: it.provider,
              })}
              onClick={() => onBegin({ step: it.connected ? 'disconnect' : 'connect', provider: it.provider })}
            >
              {t(`accountSettings.signIn.${it.connected ? 'disconnect' : 'connect'}`)}
            </Button>
          )}
        </Way>
      ))}
    </ul>
  );
};

type ChangeProps = {
  email: string;
  stage: Exclude<Stage, { step: 'list' }>;
  onDone: (message: string) => Promise<void>;
  onCancel: () => void;
};

const Change = ({ email, stage, onDone, onCancel }: ChangeProps) => {
  const { t } = useTranslation('settings');
  const { step, provider } = stage;
  const submit = async (password: string): Promise<void> => {
    const call = { params: { provider }, body: { password } };
    if (step === 'disconnect') {
      const { code } = await api('disconnectProvider', call);
      await onDone(say(code));
      return;
    }
    const { email: expected } = await api('allowProvider', call);
    await connectProvider(provider, expected);
  };
  return (
    <PasswordStep
      email={email}
      text={t(`accountSettings.signIn.${step}Text`, { name: provider, email })}
      submitLabel={t(`accountSettings.signIn.${step}Named`, { name: provider })}
      failed={t('accountSettings.signIn.failed')}
      danger={step === 'disconnect'}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
};

export const SignInMethodsCard = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listSignInMethods'));
  const configured = useProviders();
  const { search } = useLocation();
  const [stage, setStage] = useState<Stage>({ step: 'list' });
  const [done, setDone] = useState<string | null>(null);
  const cameFrom = new URLSearchParams(search).get('connected');
  const connected = query.data?.providers.find((it) => it.connected && it.provider === cameFrom);
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
  const message = done ?? (connected ? t('accountSettings.signIn.nowConnected', { name: connected.provider }) : null);

  return (
    <Card id="sign-in" title={t('accountSettings.signIn.title')}>
      <Stack gap="m">
        {query.data && offered(query.data, configured).length > 0 && (
          <MutedText>{t('accountSettings.signIn.text')}</MutedText>
        )}
        {stage.step === 'list' && message && <FormMessage kind="success">{message}</FormMessage>}
        {stage.step !== 'list' && <Change email={email} stage={stage} onDone={finish} onCancel={toList} />}
        {stage.step === 'list' && query.isPending && (
          <ListSkeleton rows={3} label={t('accountSettings.signIn.loading')} />
        )}
        {stage.step === 'list' && query.isError && (
          <Row>
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          </Row>
        )}
        {stage.step === 'list' && query.data && <Ways methods={query.data} configured={configured} onBegin={begin} />}
      </Stack>
    </Card>
  );
};
