import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import Mail from 'lucide-react/dist/esm/icons/mail.mjs';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useCheckNpi, useConfirmCode, useSendCode } from './verification-queries';
import styles from './verification.module.css';
import { Way } from './way';

type Props = { found: OrganizationVerification };

const problemIn = (error: Error | null, field: string): string | undefined => {
  if (!error) return undefined;
  return error instanceof ApiError ? (error.fields?.[field] ?? error.message) : error.message;
};

const Fact = ({ isMet, children }: { isMet: boolean; children: ReactNode }) => (
  <li data-met={isMet}>
    {isMet ? <CircleCheck size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
    <span>{children}</span>
  </li>
);

const ProfileLink = () => {
  const { t } = useTranslation('organization-verification');
  return <Link to={paths.employerProfile}>{t('editProfile')}</Link>;
};

const Domain = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  const { proof, domain, domainProblem, ownAddress, profile } = found;
  if (domainProblem !== null)
    return (
      <Fact isMet={false}>
        {t(`domain.${domainProblem}`, { website: profile.website })} <ProfileLink />
      </Fact>
    );
  if (proof)
    return <Fact isMet>{t(`proof.${proof.kind}`, { address: proof.address ?? '', domain: proof.domain })}</Fact>;
  if (ownAddress) return <Fact isMet>{t('proof.account', { address: ownAddress, domain: domain ?? '' })}</Fact>;
  return <Fact isMet={false}>{t('domain.unproven', { domain: domain ?? '' })}</Fact>;
};

const Npi = ({ found: { npi, profile } }: Props) => {
  const { t } = useTranslation('organization-verification');
  if (!npi) return null;
  const { number, outcome, name, state } = npi;
  return (
    <Fact isMet={outcome === 'agrees'}>
      {t(`npi.${outcome}`, { number, name, state, profile: profile.company_name })}{' '}
      {(outcome === 'other_name' || outcome === 'other_state') && <ProfileLink />}
    </Fact>
  );
};

const CodeForm = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const send = useSendCode();
  const confirm = useConfirmCode();
  const submitEmail = (event: SubmitEvent) => {
    event.preventDefault();
    if (!send.isPending && email.trim() !== '') send.mutate(email.trim());
  };
  const submitCode = (event: SubmitEvent) => {
    event.preventDefault();
    if (!confirm.isPending && code !== '') confirm.mutate(code);
  };
  return (
    <>
      <form onSubmit={submitEmail} noValidate className={styles.form}>
        <TextField
          label={t('code.address')}
          type="email"
          autoComplete="email"
          placeholder={`office@${found.domain ?? ''}`}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problemIn(send.error, 'email')}
        />
        <Button type="submit" variant="secondary" loading={send.isPending}>
          {t(found.code ? 'code.again' : 'code.send')}
        </Button>
      </form>
      {found.code && (
        <form onSubmit={submitCode} noValidate className={styles.form}>
          <CodeField
            label={t('code.label')}
            description={t('code.sent', { address: found.code.address })}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problemIn(confirm.error, 'code')}
          />
          <Button type="submit" loading={confirm.isPending}>
            {t('code.confirm')}
          </Button>
        </form>
      )}
    </>
  );
};

export const EmailNpiWay = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  const [npi, setNpi] = useState(found.npi?.number ?? '');
  const check = useCheckNpi();
  const facts = useId();
  const { proof, ownAddress, domain, status } = found;
  const needsCode = domain !== null && proof === null && ownAddress === null;
  const isTried = found.npi !== null;
  const isDone = status === 'verified' && (found.method === 'email_npi' || found.method === 'dns_npi');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!check.isPending) check.mutate(npi.trim());
  };
  return (
    <Way
      icon={<Mail size={20} />}
      title={t('way.email.title')}
      text={t('way.email.text')}
      badge={
        isDone
          ? { tone: 'success', label: t('way.done') }
          : isTried && status !== 'verified'
            ? { tone: 'warning', label: t('way.again') }
            : null
      }
    >
      <ul id={facts} className={styles.facts} role="list" aria-live="polite">
        <Domain found={found} />
        <Npi found={found} />
      </ul>
      {status !== 'verified' && (
        <>
          {needsCode && <CodeForm found={found} />}
          <form onSubmit={submit} noValidate className={styles.form}>
            <TextField
              label={t('npi.label')}
              description={t('npi.hint')}
              inputMode="numeric"
              autoComplete="off"
              value={npi}
              onChange={(event) => setNpi(event.currentTarget.value)}
              error={problemIn(check.error, 'npi')}
            />
            <Button type="submit" loading={check.isPending}>
              {t(isTried ? 'npi.again' : 'npi.check')}
            </Button>
          </form>
          {found.held && <FormMessage kind="info">{t('held')}</FormMessage>}
        </>
      )}
    </Way>
  );
};
