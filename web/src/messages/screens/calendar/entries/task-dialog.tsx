import { Controller, type UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Task, TaskForm } from '@shared/messages/model/calendar';
import { taskCategories, taskPriorities, taskStatuses } from '@shared/people/model/profile-vocabulary';
import type * as z from 'zod';
import { Columns } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useDeleteTask, useSaveTask } from '../calendar-queries';
import { ChoiceField, FormDialog } from './form-dialog';

type Values = z.input<typeof TaskForm>;
type Form = UseFormReturn<Values, unknown, TaskForm>;

const loadSchema = () => import('@shared/messages/model/calendar').then((it) => it.TaskForm);

const valuesOf = (task: Task | null): Values => ({
  title: task?.title ?? '',
  description: task?.description ?? '',
  dueDate: task?.dueDate ?? null,
  priority: task?.priority ?? 'medium',
  status: task?.status ?? 'pending',
  category: task?.category ?? 'administrative',
});

const DueDate = ({ form }: { form: Form }) => {
  const { t } = useTranslation('calendar');
  return (
    <Controller
      control={form.control}
      name="dueDate"
      render={({ field, fieldState }) => (
        <DateField
          label={t('task.dueDate')}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.currentTarget.value || null)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

export const TaskDialog = ({ task, onClose }: { task: Task | null; onClose: () => void }) => {
  const { t } = useTranslation('calendar');
  const form = useLazyForm<Values, TaskForm>(loadSchema, valuesOf(task));
  const save = useSaveTask();
  const remove = useDeleteTask();
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await save.mutateAsync({ before: task, task: values });
      toast.success(say('taskSaved'));
      onClose();
    } catch (error) {
      setProblem(applyServerErrors(form, error, task ? 'task.' : ''));
    }
  });
  const deleteIt = (deleted: Task) =>
    oneAtATime(() =>
      remove.mutateAsync(deleted).then(
        () => {
          toast.success(say('taskDeleted'));
          onClose();
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      ),
    );

  return (
    <FormDialog
      title={task ? t('task.edit') : t('task.add')}
      saveLabel={t('task.save')}
      busy={isSubmitting}
      problem={problem}
      onSubmit={() => void oneAtATime(submit)}
      onClose={onClose}
      otherAction={
        task && (
          <Button variant="quiet" loading={remove.isPending} onClick={() => void deleteIt(task)}>
            {t('delete')}
          </Button>
        )
      }
    >
      <TextField
        label={t('task.title')}
        required
        maxLength={limits.jobTitleLength}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Columns count={2}>
        <DueDate form={form} />
        <ChoiceField
          control={form.control}
          name="priority"
          label={t('task.priority')}
          data={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
        <ChoiceField
          control={form.control}
          name="category"
          label={t('task.category')}
          data={taskCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <ChoiceField
          control={form.control}
          name="status"
          label={t('task.status')}
          data={taskStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </Columns>
      <TextAreaField
        label={t('task.description')}
        rows={3}
        maxLength={limits.calendarNotesLength}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormDialog>
  );
};
