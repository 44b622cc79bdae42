import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import type { CompanyProfile } from '@shared/model/organization';
import { logoTypes } from '@shared/model/vocabulary';
import { CompanyLogo } from '@/components/company-logo';
import { FormSection } from '@/components/form-section';
import { Quiet, Row, Stack } from '@/components/layout';
import { Meter } from '@/components/meter';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormMessage } from '@/components/ui/form-message';
import styles from './organization.module.css';
import { organizationQuery } from '@/lib/organization-query';
import { useLogo } from './use-logo';

const bytesPerMegabyte = 1024 * 1024;

/** The logo. It is stored as soon as it is chosen. */
export const BrandingTab = () => {
  const { t } = useTranslation('organization');
  const { control } = useFormContext<CompanyProfile>();
  const name = useWatch({ control, name: 'company_name' });
  const stored = useQuery({ ...organizationQuery(), enabled: false }).data?.logo_url ?? null;
  const logo = useLogo();
  const [asking, setAsking] = useState(false);

  return (
    <FormSection title={t('logo.title')}>
      <Quiet>{t('logo.text')}</Quiet>
      {logo.message && <FormMessage kind={logo.message.kind}>{logo.message.text}</FormMessage>}
      <div className={styles.logoArea}>
        <Stack gap="s">
          <CompanyLogo name={name} url={logo.preview ?? stored} size="large" />
          {stored !== null && !logo.uploading && (
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              {t('logo.remove')}
            </Button>
          )}
        </Stack>
        <DropZone replaces={stored !== null} busy={logo.uploading} onFile={logo.send} />
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

type DropZoneProps = { replaces: boolean; busy: boolean; onFile: (file: File) => void };

const DropZone = ({ replaces, busy, onFile }: DropZoneProps) => {
  const { t } = useTranslation('organization');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    <div
      className={classNames(styles.drop, over && styles.dropping)}
      data-testid="logo-drop-zone"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Row>
        <Button variant="secondary" loading={busy} onClick={() => input.current?.click()}>
          {t(replaces ? 'logo.replace' : 'logo.choose')}
        </Button>
      </Row>
      <Quiet>{t('logo.drop')}</Quiet>
      <Quiet>{t('logo.rules', { size: limits.logoBytes / bytesPerMegabyte })}</Quiet>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('logo.file')}
        accept={logoTypes.join(',')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen once more.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
};
