import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef } from 'react';
import GripVertical from 'lucide-react/dist/esm/icons/grip-vertical.mjs';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../job-posting.module.css';
import { QuestionRow, type QuestionListProps } from './question-row';

type Props = QuestionListProps & { onReorder: (from: number, to: number) => void };

export const SortableQuestions = ({ questions, actions, onReorder }: Props) => {
  const { t } = useTranslation('posting');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: UniqueIdentifier) => questions.findIndex((question) => question.id === id);
  const words = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    question: questions[at(id)]?.question ?? '',
    position: at(over) + 1,
    count: questions.length,
  });
  const say = (key: 'picked' | 'over' | 'dropped' | 'cancelled', id: UniqueIdentifier, over?: UniqueIdentifier) =>
    t(`questions.${key}`, { ...words(id, over) });
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say('picked', active.id);
    },
    onDragOver: ({ active, over }) => {
      // Right after pickup the item is over itself.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return say('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(at(active.id), at(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('questions.dragHelp') },
        container: document.body,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={questions.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.questions} role="list" aria-label={t('questions.list')}>
          {questions.map((question, index) => (
            <SortableQuestion key={question.id} {...{ question, index, questions, actions }} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};

const SortableQuestion = ({
  question,
  index,
  questions,
  actions,
}: QuestionListProps & { question: PreScreeningQuestion; index: number }) => {
  const { t } = useTranslation('posting');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classNames(styles.iconButton, styles.handle)}
      {...attributes}
      {...listeners}
      aria-label={t('questions.drag', { question: question.question })}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.questionItem, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <QuestionRow {...{ question, index, actions, handle }} count={questions.length} />
    </li>
  );
};
