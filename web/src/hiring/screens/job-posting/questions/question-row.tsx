import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs';
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs';
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import type { ReactNode } from 'react';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { MutedText, Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../job-posting.module.css';

export type QuestionActions = {
  edit: (index: number) => void;
  remove: (index: number) => void;
  /** `from` is the pressed button, which keeps focus. */
  move: (index: number, to: number, from: 'up' | 'down') => void;
};
export type QuestionListProps = { questions: readonly PreScreeningQuestion[]; actions: QuestionActions };

export const moveButtonId = (questionId: string, direction: 'up' | 'down'): string => `${questionId}-${direction}`;

type Props = {
  question: PreScreeningQuestion;
  index: number;
  count: number;
  actions: QuestionActions;
  handle?: ReactNode;
};

export const QuestionRow = ({ question, index, count, actions, handle }: Props) => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const words = { question: question.question };
  return (
    <>
      {handle}
      <div className={styles.questionText}>
        <strong>{question.question}</strong>
        <Row gap="xs">
          <MutedText as="span">{t(`questionType.${question.type}`)}</MutedText>
          {question.required && <Badge tone="info">{t('questions.requiredBadge')}</Badge>}
        </Row>
        {question.options.length > 0 && <MutedText>{question.options.join(' · ')}</MutedText>}
      </div>
      <div className={styles.questionButtons}>
        <button
          type="button"
          id={moveButtonId(question.id, 'up')}
          className={styles.iconButton}
          aria-label={t('questions.up', words)}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1, 'up')}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          id={moveButtonId(question.id, 'down')}
          className={styles.iconButton}
          aria-label={t('questions.down', words)}
          disabled={index === count - 1}
          onClick={() => actions.move(index, index + 1, 'down')}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.iconButton}
          aria-label={t('questions.edit', words)}
          onClick={() => actions.edit(index)}
        >
          <Pencil size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.iconButton}
          aria-label={t('questions.remove', words)}
          onClick={() => actions.remove(index)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
    </>
  );
};

export const PlainQuestions = ({ questions, actions }: QuestionListProps) => {
  const { t } = useTranslation('posting');
  return (
    <ol className={styles.questions} role="list" aria-label={t('questions.list')}>
      {questions.map((question, index) => (
        <li key={question.id} className={styles.questionItem}>
          <QuestionRow {...{ question, index, actions }} count={questions.length} />
        </li>
      ))}
    </ol>
  );
};
