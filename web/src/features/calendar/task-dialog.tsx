import { Controller, type UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Task, TaskForm } from '@shared/model/calendar';
import { taskCategories, taskPriorities, taskStatuses } from '@shared/model/profile-vocabulary';
import type * as z from 'zod';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { useTranslation } from '@/lib/i18n';
import { useOneAtATime } from '@/lib/one-at-a-time';
import { useDeleteTask, useSaveTask } from './calendar-queries';

type Values = z.input<typeof TaskForm>;
type Form = UseFormReturn<Values, unknown, TaskForm>;

const loadSchema = () => import('@shared/model/calendar').then((it) => it.TaskForm);

const valuesOf = (task: Task | null): Values => ({
  title: task?.title ?? '',
  description: task?.description ?? '',
  dueDate: task?.dueDate ?? null,
  priority: task?.priority ?? 'medium',
  status: task?.status ?? 'pending',
  category: task?.category ?? 'administrative',
});

const choices = { priority: taskPriorities, status: taskStatuses, category: taskCategories } as const;

const Choice = ({ form, name }: { form: Form; name: keyof typeof choices }) => {
  const { t } = useTranslation('calendar');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={t(`task.${name}`)}
          name={field.name}
          ref={field.ref}
          data={choices[name].map((value) => ({ value, label: t(`${name}.${value}`) }))}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** An empty day is none. */
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

/** A new task, or one that is changed or deleted. */
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
      toast.success(messages.taskSaved);
      onClose();
    } catch (error) {
      setProblem(applyServerErrors(form, error, task ? 'task.' : ''));
    }
  });
  const deleteIt = (deleted: Task) =>
    oneAtATime(() =>
      remove.mutateAsync(deleted).then(
        () => {
          toast.success(messages.taskDeleted);
          onClose();
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      ),
    );

  return (
    <Dialog opened onClose={onClose} title={task ? t('task.edit') : t('task.add')}>
      <form
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            label={t('task.title')}
            required
            maxLength={limits.jobTitleLength}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <Columns count={2}>
            <DueDate form={form} />
            <Choice form={form} name="priority" />
            <Choice form={form} name="category" />
            <Choice form={form} name="status" />
          </Columns>
          <TextAreaField
            label={t('task.description')}
            rows={3}
            maxLength={limits.calendarNotesLength}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <DialogActions>
            {task && (
              <Button variant="quiet" loading={remove.isPending} onClick={() => void deleteIt(task)}>
                {t('delete')}
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('task.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
