import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '@shared/limits';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { questionTypes } from '@shared/core/model/vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { newId } from '@/lib/requests/new-id';
import styles from '../job-posting.module.css';
import { finished, isComplete, newQuestion, type QuestionDraft, withType } from './questions';

type Props = {
  question: PreScreeningQuestion | null;
  onSave: (question: PreScreeningQuestion) => void;
  onClose: () => void;
};

/** Rendered outside the job form, which it would otherwise submit. */
export const QuestionDialog = ({ question, onSave, onClose }: Props) => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const [draft, setDraft] = useState<QuestionDraft>(question ?? newQuestion);
  const first = useRef<HTMLInputElement>(null);
  const change = (part: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...part }));

  // The browser would focus the dialog's first button.
  useEffect(() => {
    first.current?.focus();
  }, []);

  return createPortal(
    <Dialog opened onClose={onClose} title={t(question ? 'questions.editTitle' : 'questions.addTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals into the job form.
          event.stopPropagation();
          if (isComplete(draft)) onSave(finished(draft, () => newId('qst')));
        }}
      >
        <Stack>
          <TextField
            label={t('questions.question')}
            required
            ref={first}
            maxLength={limits.questionLength}
            value={draft.question}
            onChange={(event) => change({ question: event.currentTarget.value })}
          />
          <SelectField
            label={t('questions.type')}
            required
            data={questionTypes.map((value) => ({ value, label: t(`questionType.${value}`) }))}
            value={draft.type}
            onChange={(type) => type && setDraft((before) => withType(before, type))}
          />
          {draft.type === 'multiple_choice' && (
            <OptionFields options={draft.options} onChange={(options) => change({ options })} />
          )}
          <CheckboxField
            label={t('questions.required')}
            checked={draft.required}
            onChange={(event) => change({ required: event.currentTarget.checked })}
          />
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('questions.cancel')}
          </Button>
          <Button type="submit" disabled={!isComplete(draft)}>
            {t(question ? 'questions.submitUpdate' : 'questions.submitAdd')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>,
    document.body,
  );
};

type OptionProps = { options: readonly string[]; onChange: (options: string[]) => void };

const OptionFields = ({ options, onChange }: OptionProps) => {
  const { t } = useTranslation('posting');
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const focus = (index: number) => queueMicrotask(() => document.getElementById(optionId(index))?.focus());

  const add = () => {
    onChange([...options, '']);
    focus(options.length);
  };
  const remove = (index: number) => {
    onChange(options.filter((_, at) => at !== index));
    focus(Math.max(0, index - 1));
  };
  const isFull = options.length >= limits.optionsPerQuestion;
  return (
    <Fieldset label={t('questions.options')} description={t('questions.optionsHint')} required>
      <Stack as="ul" gap="xs">
        {options.map((option, index) => (
          <li key={index} className={styles.option}>
            <TextField
              id={optionId(index)}
              label={<span className="visually-hidden">{t('questions.option', { number: index + 1 })}</span>}
              placeholder={t('questions.option', { number: index + 1 })}
              maxLength={limits.optionLength}
              value={option}
              onChange={(event) => onChange(options.with(index, event.currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (index < options.length - 1) focus(index + 1);
                else if (option.trim() !== '' && !isFull) add();
              }}
            />
            <button
              type="button"
              className={styles.iconButton}
              aria-label={t('questions.removeOption', { number: index + 1 })}
              disabled={options.length === 1}
              onClick={() => remove(index)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </Stack>
      <div>
        <Button
          variant="quiet"
          size="small"
          leftIcon={<Plus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {t('questions.addOption')}
        </Button>
      </div>
    </Fieldset>
  );
};
