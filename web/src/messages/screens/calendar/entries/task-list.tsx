import { useState } from 'react';
import type { Task } from '@shared/messages/model/calendar';
import { MutedText, Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import styles from '../calendar.module.css';
import { tasksInOrder } from '../calendar-metrics';
import { useTickTask } from '../calendar-queries';
import { formatMonthDay } from '@/lib/time/format';

const shownAtFirst = 6;

const DueBadge = ({ task: { dueDate, status } }: { task: Task }) => {
  const { t } = useTranslation('calendar');
  if (dueDate === null) return null;
  const overdue = dueDate < today() && status !== 'completed';
  return (
    <Badge tone={overdue ? 'danger' : 'neutral'}>
      {t(overdue ? 'tasks.overdue' : 'tasks.due', { date: formatMonthDay(dueDate) })}
    </Badge>
  );
};

const TaskRow = ({ task, onOpen }: { task: Task; onOpen: (task: Task) => void }) => {
  const { t } = useTranslation('calendar');
  const { mutate: tick } = useTickTask(task.taskId);
  const done = task.status === 'completed';
  return (
    <li className={styles.task}>
      <CheckboxField
        label={<span className={classNames(done && styles.ticked)}>{task.title}</span>}
        checked={done}
        onChange={(event) => tick({ task, status: event.currentTarget.checked ? 'completed' : 'pending' })}
      />
      <Row gap="xs" className={styles.taskFacts ?? ''}>
        <DueBadge task={task} />
        {task.priority === 'high' && !done && <Badge tone="warning">{t('priority.highOf')}</Badge>}
        {task.status === 'in-progress' && !done && <Badge tone="info">{t('status.in-progress')}</Badge>}
        <button
          type="button"
          className={styles.link}
          aria-label={t('tasks.editOf', { title: task.title })}
          onClick={() => onOpen(task)}
        >
          {t('edit')}
        </button>
      </Row>
    </li>
  );
};

export const TaskList = ({ tasks, onOpen }: { tasks: readonly Task[]; onOpen: (task: Task) => void }) => {
  const { t } = useTranslation('calendar');
  const [all, setAll] = useState(false);
  const ordered = tasksInOrder(tasks);
  const shown = all ? ordered : ordered.slice(0, shownAtFirst);
  return (
    <Card title={t('tasks.title')}>
      {ordered.length === 0 ? (
        <MutedText>{t('tasks.none')}</MutedText>
      ) : (
        <ul role="list" className={styles.tasks}>
          {shown.map((task) => (
            <TaskRow key={task.taskId} task={task} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {ordered.length > shownAtFirst && (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('tasks.fewer') : t('tasks.all', { count: ordered.length })}
        </Button>
      )}
    </Card>
  );
};
