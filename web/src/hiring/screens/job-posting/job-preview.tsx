import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobDraft } from '@shared/hiring/model/job';
import { paths } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { JobBadges } from '@/hiring/parts/jobs/job-badges';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { JobRows } from '@/hiring/parts/jobs/job-rows';
import { JobFacts } from '@/hiring/parts/jobs/labels/job-facts';
import { DetailFacts } from '@/hiring/parts/jobs/labels/detail-facts';
import { JobText } from '@/hiring/parts/jobs/job-text';
import { PaySummary } from '@/hiring/parts/jobs/pay-summary';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { cardOf, emptyDraft, withShownAmounts } from '@/hiring/parts/jobs/job-draft';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import styles from './job-posting.module.css';
import { displayValue, draftCatalogs } from '@/hiring/parts/jobs/labels/display-value';
import { QualificationFacts } from '@/hiring/parts/jobs/labels/qualification-facts';

export const JobPreview = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const { me } = useSession();
  const company = useQuery(employerJobsQuery()).data?.employerProfile.company;
  const draft = { ...emptyDraft, ...(useDeferredValue(useWatch({ control })) as JobDraft) };
  const shown = {
    title: draft.title.trim() || t('preview.untitled'),
    organizationId: me?.membership?.organizationId ?? '',
    organization: me?.membership?.organization ?? '',
    logo_url: company?.logo_url ?? null,
    facility_photo: company?.photos[0] ?? null,
    publishedAt: null,
  };
  return (
    // Duplicates the form for screen readers.
    <div className={styles.preview} inert>
      <MutedText>{t('preview.card')}</MutedText>
      <JobRows>
        <li>
          <JobRow job={cardOf(draft, shown)} to={paths.jobs} />
        </li>
      </JobRows>
      <MutedText>{t('preview.page')}</MutedText>
      <PagePreview draft={withShownAmounts(draft)} shown={shown} />
    </div>
  );
};

type Shown = { title: string; organizationId: string; organization: string; logo_url: string | null };

const PagePreview = ({ draft, shown }: { draft: JobDraft; shown: Shown }) => {
  const { t } = useTranslation(draftCatalogs);
  const benefits = [...draft.selectedBenefits.map((it) => t(`jobBenefit.${it}`)), draft.benefits]
    .filter(Boolean)
    .join('\n');
  const hasExpenses = draft.includeExpenses && draft.expenseAmountCents !== null;
  const expenses = t(`expense.${draft.expenseType}`, { amount: displayValue(draft, 'expenseAmountCents', t) });
  return (
    <Stack className={styles.paper}>
      <Row>
        <OrganizationMark id={shown.organizationId} name={shown.organization} url={shown.logo_url} />
        <div className={styles.paperName}>
          <h3>{shown.title}</h3>
          <MutedText>{shown.organization}</MutedText>
        </div>
      </Row>
      <JobBadges job={{ ...draft, status: 'active' }} />
      <JobFacts job={draft} full />
      <PaySummary job={draft} />
      <Facts
        items={[
          { label: t('preview.experience'), value: displayValue(draft, 'experience', t) },
          { label: t('preview.expenses'), value: hasExpenses && expenses },
        ]}
      />
      <QualificationFacts job={draft} />
      <DetailFacts job={draft} />
      {draft.description ? (
        <JobText title={t('preview.description')} text={draft.description} />
      ) : (
        <MutedText>{t('preview.noText')}</MutedText>
      )}
      <JobText title={t('preview.requirements')} text={draft.requirements} />
      <JobText title={t('preview.benefits')} text={benefits} />
    </Stack>
  );
};
