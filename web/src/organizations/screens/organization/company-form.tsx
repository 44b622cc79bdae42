import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Organization } from '@shared/organizations/model/organization';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { FooterBar, FooterState } from '@/components/long-form/long-form';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Tabs } from '@/components/ui/tabs';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { AddressesTab } from './addresses-tab';
import { BasicTab } from './basic-tab';
import { BrandingTab } from './branding-tab';
import { companyTabs, tabOf, tabsWith, type CompanyTab } from './company-tabs';
import { ContactTab } from './contact-tab';
import { FacilityPhotos } from './facility-photos';
import { LegalTab } from './legal-tab';
import styles from './organization.module.css';
import { useCompanyForm } from './use-company-form';
import { useMedia } from '@/lib/browser/use-media';

const tabKey = 'tab';

const contents: Record<CompanyTab, () => React.ReactNode> = {
  basic: () => <BasicTab />,
  contact: () => <ContactTab />,
  addresses: () => <AddressesTab />,
  legal: () => <LegalTab />,
  branding: () => (
    <Stack gap="l">
      <BrandingTab />
      <FacilityPhotos />
    </Stack>
  ),
};

/** Administrator's form. The tab is in the URL; one form holds all tabs. */
type Props = {
  organization: Organization;
  /** The page's bar, which takes the button where it has room. */
  bar: HTMLElement | null;
};

const formId = 'company-form';

export const CompanyForm = ({ organization, bar }: Props) => {
  const { t } = useTranslation('organization');
  const [search, setSearch] = useSearchParams();
  const leaving = useRef(false);
  const tab = tabOf(search.get(tabKey));
  // Replaces the entry, so the back button leaves the page (with its guard) instead of stepping through tabs.
  const setTab = (next: CompanyTab) => setSearch({ [tabKey]: next }, { replace: true });
  const { form, message, saving, submit, conflict } = useCompanyForm(organization, { tab, setTab });
  const { isDirty, errors } = form.formState;
  const wrong = tabsWith(Object.keys(errors));

  const hasBar = useMedia('(min-width: 48rem)');
  const buttons = (
    <>
      <FooterState className={styles.state}>{t(isDirty ? 'unsaved' : 'saved')}</FooterState>
      <Button type="submit" form={formId} loading={saving}>
        {t('save')}
      </Button>
    </>
  );

  return (
    <FormProvider {...form}>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
        aria-busy={saving}
      >
        {message && (
          <div className={styles.message}>
            <FormMessage kind={message.kind}>{message.text}</FormMessage>
          </div>
        )}
        <Tabs
          label={t('title')}
          value={tab}
          onChange={setTab}
          tabs={companyTabs.map((value) => ({
            value,
            label: <TabLabel name={t(`tabs.${value}`)} wrong={wrong.has(value) ? t('tabWrong') : null} />,
            content: contents[value](),
          }))}
        />
        {bar && hasBar ? createPortal(buttons, bar) : <FooterBar>{buttons}</FooterBar>}
      </form>
      {conflict && (
        <ConflictDialog
          differences={conflict.differences}
          saving={saving}
          onResolve={conflict.resolve}
          onClose={conflict.close}
        />
      )}
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </FormProvider>
  );
};

const TabLabel = ({ name, wrong }: { name: string; wrong: string | null }) => (
  <>
    {name}
    {wrong !== null && (
      <span className={styles.wrong}>
        <span aria-hidden="true">!</span>
        <span className="visually-hidden">{wrong}</span>
      </span>
    )}
  </>
);
