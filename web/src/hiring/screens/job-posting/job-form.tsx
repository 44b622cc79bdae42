import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { HelpLink } from '@/trust/parts/help/help-link';
import { lazy } from '@/lib/browser/lazy';
import type { FieldTexts } from '@/lib/api/api-error';
import type { ManagedJob } from '@shared/hiring/model/job';
import { PlanUseNote } from '@/money/parts/billing/plan-use-note';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { MutedText, Row, Stack } from '@/components/layout';
import { LongForm } from '@/components/long-form/long-form';
import { Button } from '@/components/ui/base/button';
import { Dialog } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { FormFooter, jobFormId } from './form-footer';
import { FormerJobs } from './former-jobs';
import { JobFields } from './sections/job-fields';
import styles from './job-posting.module.css';
import { ProblemSummary } from './problem-summary';
import { SectionNav } from './sections/section-nav';
import { useJobForm } from './use-job-form';
import { useIsWide } from './use-is-wide';

const JobPreview = lazy(() => import('./job-preview').then((it) => ({ default: it.JobPreview })));

type Props = {
  userId: string;
  job: ManagedJob | null;
  problems?: FieldTexts | undefined;
  /** The page's bar, for the buttons. */
  bar?: HTMLElement | null;
};

export const JobForm = ({ userId, job, problems, bar = null }: Props) => {
  const { t } = useTranslation('posting');
  const posting = useJobForm(userId, job, problems);
  const isWide = useIsWide();
  const [isPreviewing, setPreviewing] = useState(false);
  const { form, submit, isPublished, saving, conflict } = posting;
  const preview = (
    <Suspense fallback={null}>
      <JobPreview />
    </Suspense>
  );
  return (
    <FormProvider {...form}>
      <LongForm
        className={styles.workbench}
        navigator={<SectionNav />}
        beside={
          isWide && (
            // Focusable because it scrolls.
            <aside className={styles.beside} aria-label={t('preview.title')} tabIndex={0}>
              <h2>{t('preview.title')}</h2>
              {preview}
            </aside>
          )
        }
        id={jobFormId}
        busy={saving !== null}
        onSubmit={() => submit(isPublished ? 'save' : 'publish')}
      >
        <Stack gap="l">
          <MutedText>
            {t('intro')} <HelpLink article="post-a-job" inline />
          </MutedText>
          {!posting.isPublished && <PlanUseNote feature="activePostings" />}
          {posting.isRestored && <Restored onDiscard={posting.discard} />}
          {posting.stored === null && <FormerJobs />}
          <ProblemSummary message={posting.message} />
          <JobFields />
        </Stack>
        <FormFooter posting={posting} bar={bar} onPreview={() => setPreviewing(true)} />
      </LongForm>
      {!isWide && (
        <Dialog opened={isPreviewing} onClose={() => setPreviewing(false)} title={t('preview.title')}>
          {preview}
        </Dialog>
      )}
      {conflict && (
        <ConflictDialog
          differences={conflict.differences}
          saving={saving !== null}
          onResolve={posting.resolve}
          onClose={posting.closeConflict}
        />
      )}
    </FormProvider>
  );
};

const Restored = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('posting');
  return (
    <FormMessage kind="info">
      <Row justify="between">
        <span>
          <strong>{t('restoredTitle')}.</strong> {t('restored')}
        </span>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Row>
    </FormMessage>
  );
};
