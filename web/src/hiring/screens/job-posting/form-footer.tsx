import Eye from 'lucide-react/dist/esm/icons/eye.mjs';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '@shared/paths';
import { FooterBar, FooterState } from '@/components/long-form/long-form';
import { LockedButton } from '@/components/locked-button';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './job-posting.module.css';
import { type SaveState, useAutosave } from './use-autosave';
import { useHasBar } from './use-is-wide';
import type { Intent } from './use-save-job';
import type { JobFormState } from './use-job-form';

const minuteMs = 60_000;

export const jobFormId = 'job-form';

type Props = {
  posting: JobFormState;
  /** The page's bar, which takes the buttons where it has room. */
  bar: HTMLElement | null;
  onPreview: () => void;
};

export const FormFooter = ({ posting, bar, onPreview }: Props) => {
  const { t } = useTranslation('posting');
  const { state, isDirty } = useAutosave(posting);
  const { isPublished, stored, saving, submit, leaving } = posting;
  const primary: Intent = isPublished ? 'save' : 'publish';
  const isKeptDraft = stored?.status === 'draft' && !isDirty;
  const hasBar = useHasBar() && bar !== null;
  const locked = isLocked(useSession().me);
  const buttons = (
    <>
      <FooterState className={styles.state} data-wrong={hasLeft(state) || undefined}>
        <SavedLabel state={state} />
        <Button
          variant="quiet"
          size="small"
          className={styles.previewButton ?? ''}
          leftIcon={<Eye size={18} aria-hidden="true" />}
          onClick={onPreview}
        >
          {t('preview.open')}
        </Button>
      </FooterState>
      <ButtonLink
        variant="quiet"
        to={isPublished ? paths.manageJobs : paths.jobs}
        onClick={() => posting.isNew && isKeptDraft && toast.success(t('draftSaved'))}
      >
        {t('cancel')}
      </ButtonLink>
      {!isPublished && (
        <Button variant="secondary" loading={saving === 'draft'} onClick={() => submit('draft')}>
          {t('saveDraft')}
        </Button>
      )}
      {!isPublished && locked ? (
        <LockedButton what="publish">{t('post')}</LockedButton>
      ) : (
        <Button type="submit" form={jobFormId} loading={saving === primary}>
          {t(isPublished ? 'save' : 'post')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {hasBar ? createPortal(buttons, bar) : <FooterBar>{buttons}</FooterBar>}
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </>
  );
};

const hasLeft = (state: SaveState): boolean => 'left' in state && state.left.length > 0;

const SavedLabel = ({ state }: { state: SaveState }) => {
  const { t } = useTranslation('posting');
  const at = state.kind === 'server' ? state.at : null;
  const [isRecent, setRecent] = useState(true);
  useEffect(() => {
    if (at === null) return undefined;
    setRecent(true);
    const timer = setTimeout(() => setRecent(false), minuteMs);
    return () => clearTimeout(timer);
  }, [at]);
  if (state.kind === 'none') return <span />;
  if (!('left' in state)) return <span>{t(`saveState.${state.kind}`)}</span>;
  const left = state.left.map((field) => t(`fields.${field}`)).join(', ');
  if (state.kind === 'refused') return <span>{t('saveState.refused', { fields: left })}</span>;
  const time = formatTime(state.at, ownZone());
  const saved = isRecent ? t('saveState.now') : t('saveState.at', { time });
  return <span>{left === '' ? saved : t('saveState.except', { saved, fields: left })}</span>;
};
