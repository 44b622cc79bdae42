import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bytesPerMegabyte } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import type { CompanyProfile } from '@shared/organizations/model/organization';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { FileDrop } from '@/components/file-drop/file-drop';
import { acceptOf } from '@/components/file-drop/file-rules';
import { FormSection } from '@/components/editing/form-section';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import styles from './organization.module.css';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { useSession } from '@/lib/auth/session';
import { logoRules, useLogo } from './use-logo';

export const BrandingTab = () => {
  const { t } = useTranslation('organization');
  const { control } = useFormContext<CompanyProfile>();
  const name = useWatch({ control, name: 'company_name' });
  const { me } = useSession();
  const stored = useQuery({ ...organizationQuery(), enabled: false }).data?.logo_url ?? null;
  const logo = useLogo();
  const [asking, setAsking] = useState(false);

  return (
    <FormSection title={t('logo.title')}>
      <MutedText>{t('logo.text')}</MutedText>
      {logo.message && <FormMessage kind={logo.message.kind}>{logo.message.text}</FormMessage>}
      <div className={styles.logoArea}>
        <Stack gap="s">
          <OrganizationMark
            id={me?.membership?.organizationId ?? name}
            name={name}
            url={logo.preview ?? stored}
            size={96}
          />
          {stored !== null && !logo.uploading && (
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              {t('logo.remove')}
            </Button>
          )}
        </Stack>
        <FileDrop
          buttonLabel={t(stored === null ? 'logo.choose' : 'logo.replace')}
          fileLabel={t('logo.file')}
          accept={acceptOf(logoRules)}
          busy={logo.uploading}
          onFile={logo.send}
          testId="logo-drop-zone"
        >
          {t('logo.drop')}
          <br />
          {t('logo.rules', { size: limits.logoBytes / bytesPerMegabyte })}
        </FileDrop>
        {logo.uploading && (
          <div className={styles.progress}>
            <Meter label={t('logo.uploading')} percent={logo.percent} />
          </div>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('logo.removeTitle')}
        text={t('logo.removeText')}
        confirmLabel={t('logo.remove')}
        loading={logo.removing}
        onConfirm={() =>
          void logo
            .remove()
            .catch(() => undefined)
            .finally(() => setAsking(false))
        }
        onClose={() => setAsking(false)}
      />
    </FormSection>
  );
};
