import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { displayDurations } from '@shared/limits';
import { paths } from '@shared/paths';
import { FooterBar, FooterState } from '@/components/long-form/long-form';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { isSame } from './draft-changes';
import type { Wizard } from './use-wizard';
import { stepAfter, stepBefore, type WizardStep } from './wizard-steps';

/** Stores input in this browser while typing; the server gets it on leaving the step. */
const useKeeping = ({ form, draft }: Wizard): void => {
  const text = JSON.stringify(useWatch({ control: form.control }));
  const first = useRef(text);
  const current = useRef(draft);
  useEffect(() => {
    current.current = draft;
  });
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    if (!isSame(form.getValues(), current.current.stored.current.values)) current.current.markTyped();
    const timer = setTimeout(() => current.current.keep(), displayDurations.autosave);
    return () => clearTimeout(timer);
  }, [form, text]);
};

const onwardOf = (step: WizardStep, fromReview: boolean) => {
  if (step === 'match') return 'match.see';
  if (step === 'review') return 'submit';
  return fromReview ? 'toReview' : 'continue';
};

export const StepFooter = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useTranslation('profile-wizard');
  useKeeping(wizard);
  const { step, draft, submitting, fromReview, goBack } = wizard;
  return (
    <FooterBar>
      <FooterState role="status">{draft.state !== 'none' && t(`state.${draft.state}`)}</FooterState>
      {draft.state === 'conflict' && draft.conflict === null && (
        <Button variant="secondary" size="small" onClick={() => void draft.save()}>
          {t('choose')}
        </Button>
      )}
      {step === 'match' ? (
        <Button variant="secondary" onClick={() => wizard.moveTo(stepAfter(step))}>
          {t('continue')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" to={paths.professionalDashboard}>
          {t('later')}
        </ButtonLink>
      )}
      {stepBefore(step) !== null && (
        <Button variant="secondary" leftIcon={<ArrowLeft size={18} aria-hidden="true" />} onClick={goBack}>
          {t('back')}
        </Button>
      )}
      <Button type="submit" loading={submitting}>
        {t(onwardOf(step, fromReview))}
      </Button>
    </FooterBar>
  );
};
