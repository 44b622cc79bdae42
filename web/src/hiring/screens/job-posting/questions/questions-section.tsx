import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { JobDraft, PreScreeningQuestion } from '@shared/hiring/model/job';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FieldError } from '@/components/ui/fields/field';
import { toast } from '@/components/ui/base/toast';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { moveButtonId, PlainQuestions, type QuestionActions } from './question-row';
import { moved } from './questions';

const QuestionDialog = lazy(() => import('./question-dialog').then((it) => ({ default: it.QuestionDialog })));
const SortableQuestions = lazy(() => import('./sortable-questions').then((it) => ({ default: it.SortableQuestions })));

type Edited = PreScreeningQuestion | 'new' | null;

export const QuestionsSection = () => {
  const { t } = useTranslation('posting');
  const { control, getValues } = useFormContext<JobDraft>();
  const { field, fieldState } = useController({ control, name: 'preScreeningQuestions' });
  const questions = field.value;
  const [edited, setEdited] = useState<Edited>(null);
  const [spoken, setSpoken] = useState('');

  const reorder = (from: number, to: number) => {
    field.onChange(moved(questions, from, to));
    const words = { question: questions[from]!.question, position: to + 1, count: questions.length };
    setSpoken(t('questions.moved', { ...words }));
  };

  const actions: QuestionActions = {
    edit: (index) => setEdited(questions[index]!),
    remove: (index) => {
      const removed = questions[index]!;
      field.onChange(questions.filter((_, at) => at !== index));
      toast.success(t('questions.removed'), {
        label: t('questions.undo'),
        onSelect: () => {
          const now = getValues('preScreeningQuestions');
          field.onChange(now.toSpliced(Math.min(index, now.length), 0, removed));
        },
      });
    },
    move: (index, to, from) => {
      const isAtEnd = to === 0 || to === questions.length - 1;
      const stays = isAtEnd ? (to === 0 ? 'down' : 'up') : from;
      const pressed = moveButtonId(questions[index]!.id, stays);
      // Moving a row in the DOM drops its focus.
      flushSync(() => reorder(index, to));
      document.getElementById(pressed)?.focus();
    },
  };

  const save = (question: PreScreeningQuestion) => {
    const isKnown = questions.some(({ id }) => id === question.id);
    field.onChange(isKnown ? questions.map((it) => (it.id === question.id ? question : it)) : [...questions, question]);
    setEdited(null);
  };

  const plain = <PlainQuestions questions={questions} actions={actions} />;
  const isFull = questions.length >= limits.questionsPerJob;
  return (
    <Stack>
      <MutedText>{t('questions.text')}</MutedText>
      {questions.length === 1 && plain}
      {questions.length > 1 && (
        <Suspense fallback={plain}>
          <SortableQuestions questions={questions} actions={actions} onReorder={reorder} />
        </Suspense>
      )}
      <FieldError id="job-questions-message" error={fieldState.error?.message ?? fieldState.error?.root?.message} />
      <div>
        <Button
          ref={field.ref}
          variant="secondary"
          leftIcon={<Plus size={18} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          {t('questions.add')}
        </Button>
        {isFull && <MutedText>{t('questions.full', { max: limits.questionsPerJob })}</MutedText>}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      {edited && (
        <Suspense fallback={null}>
          <QuestionDialog question={edited === 'new' ? null : edited} onSave={save} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Stack>
  );
};
