import Server from 'lucide-react/dist/esm/icons/server.mjs';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { CopyButton } from '@/components/copy-button';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useCheckRecord } from './verification-queries';
import styles from './verification.module.css';
import { Way } from './way';

export const DomainRecordWay = ({ found }: { found: OrganizationVerification }) => {
  const { t } = useTranslation('organization-verification');
  const check = useCheckRecord();
  const { dns, domain, proof, status } = found;
  if (!dns || domain === null || status === 'verified') return null;
  const isProven = proof?.kind === 'dns';
  const rows = [
    { label: t('dns.type'), value: 'TXT', copy: null },
    { label: t('dns.name'), value: dns.name, copy: t('dns.copyName') },
    { label: t('dns.value'), value: dns.value, copy: t('dns.copyValue') },
  ];
  return (
    <Way
      icon={<Server size={20} />}
      title={t('way.dns.title')}
      text={t('way.dns.text', { domain })}
      badge={isProven ? { tone: 'success', label: t('way.found') } : null}
      action={
        !isProven && (
          <Button variant="secondary" size="small" loading={check.isPending} onClick={() => check.mutate()}>
            {t('dns.check')}
          </Button>
        )
      }
    >
      <dl className={styles.record}>
        {rows.map(({ label, value, copy }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              {copy && <CopyButton text={value} label={copy} copied={t('dns.copied')} failed={t('dns.copyFailed')} />}
            </dd>
          </div>
        ))}
      </dl>
      {check.isError && <FormMessage kind="error">{check.error.message}</FormMessage>}
    </Way>
  );
};
