import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { limits } from '@shared/limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { Criterion, InterviewKit } from '@shared/hiring/model/scorecard';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { newId } from '@/lib/requests/new-id';
import { interviewKitQuery, isStale, useSaveKit } from './scorecard-queries';
import { familyOf, kitFamilies, suggestedCriteria, type KitFamily } from './suggested-criteria';
import styles from './scorecards.module.css';

const emptyCriterion = (): Criterion => ({ criterionId: newId('crn'), name: '', lookFor: '', questions: [] });

/** Suggested questions typed one per line. */
type Edited = Criterion & { lines: string };

const edited = (criterion: Criterion): Edited => ({ ...criterion, lines: criterion.questions.join('\n') });

const stored = ({ criterionId, name, lookFor, lines }: Edited): Criterion => ({
  criterionId,
  name: name.trim(),
  lookFor: lookFor.trim(),
  questions: lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, limits.questionsPerCriterion),
});

const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError && error.fields) || {};

type CriterionProps = {
  criterion: Edited;
  number: number;
  errors: { name?: string | undefined; questions?: string | undefined };
  onChange: (part: Partial<Edited>) => void;
  onRemove: () => void;
};

const CriterionFields = ({ criterion, number, errors, onChange, onRemove }: CriterionProps) => {
  const { t } = useTranslation('interview-kits');
  const { name, lookFor, lines } = criterion;
  return (
    <li className={styles.kitCriterion}>
      <div className={styles.kitHead}>
        <h3>{t('form.number', { number })}</h3>
        <Button
          variant="quiet"
          size="small"
          aria-label={name ? t('form.remove', { name }) : t('form.removeNumber', { number })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      </div>
      <TextField
        label={t('form.name')}
        required
        maxLength={limits.criterionNameLength}
        value={name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.lookFor')}
        rows={2}
        maxLength={limits.criterionTextLength}
        value={lookFor}
        onChange={(event) => onChange({ lookFor: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.questions')}
        description={t('form.questionsHint', { count: limits.questionsPerCriterion })}
        rows={3}
        value={lines}
        error={errors.questions}
        onChange={(event) => onChange({ lines: event.currentTarget.value })}
      />
    </li>
  );
};

const Suggestions = ({ family, onStart }: { family: KitFamily | null; onStart: (criteria: Criterion[]) => void }) => {
  const { t } = useTranslation('interview-kits');
  const [chosen, setChosen] = useState<KitFamily>(family ?? 'nursing');
  return (
    <div className={styles.noKit}>
      <SelectField
        label={t('start.for')}
        data={kitFamilies.map((value) => ({ value, label: t(`family.${value}`) }))}
        value={chosen}
        onChange={(value) => value && setChosen(value)}
      />
      <Button variant="secondary" onClick={() => onStart(suggestedCriteria(chosen, t))}>
        {t('start.use')}
      </Button>
    </div>
  );
};

type FormProps = { kit: InterviewKit; professions: readonly Profession[]; onClose: () => void };

const KitForm = ({ kit, professions, onClose }: FormProps) => {
  const { t } = useTranslation('interview-kits');
  const [criteria, setCriteria] = useState<readonly Edited[]>(() => kit.criteria.map(edited));
  const [version, setVersion] = useState(kit.version);
  const [missing, setMissing] = useState(false);
  const query = useQuery(interviewKitQuery(kit.jobId));
  const save = useSaveKit(kit.jobId);
  const errors = fieldErrors(save.error);
  const change = (criterionId: string, part: Partial<Edited>) =>
    setCriteria((before) => before.map((it) => (it.criterionId === criterionId ? { ...it, ...part } : it)));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = criteria.some(({ name }) => name.trim() === '');
    setMissing(isMissing);
    if (isMissing || save.isPending) return;
    save.mutate(
      { criteria: criteria.map(stored), version },
      {
        onSuccess: () => {
          toast.success(say('interviewKitSaved'));
          onClose();
        },
        // The next save overwrites a colleague's version knowingly.
        onError: (error) => {
          if (isStale(error)) void query.refetch().then(({ data }) => data && setVersion(data.version));
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={save.isPending}>
      <Stack gap="l">
        <MutedText>{t('text')}</MutedText>
        {criteria.length === 0 && (
          <Suggestions family={familyOf(professions)} onStart={(start) => setCriteria(start.map(edited))} />
        )}
        {criteria.length > 0 && (
          <ol role="list" className={styles.kit}>
            {criteria.map((criterion, index) => (
              <CriterionFields
                key={criterion.criterionId}
                criterion={criterion}
                number={index + 1}
                errors={{
                  name: missing && criterion.name.trim() === '' ? say('required') : errors[`criteria.${index}.name`],
                  questions: Object.entries(errors).find(([path]) =>
                    path.startsWith(`criteria.${index}.questions`),
                  )?.[1],
                }}
                onChange={(part) => change(criterion.criterionId, part)}
                onRemove={() => setCriteria((before) => before.filter((it) => it !== criterion))}
              />
            ))}
          </ol>
        )}
        {criteria.length < limits.criteriaPerKit && (
          <Row>
            <Button
              variant="secondary"
              size="small"
              onClick={() => setCriteria((before) => [...before, edited(emptyCriterion())])}
            >
              {t('form.add')}
            </Button>
          </Row>
        )}
        {save.error && (
          <FormMessage kind="error">
            {isStale(save.error) ? t('changed') : (errors['criteria'] ?? save.error.message)}
          </FormMessage>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={criteria.length === 0}>
            {t('form.save')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

type Props = { jobId: string; professions: readonly Profession[]; onClose: () => void };

/** What interviewers ask and rate for a job. */
export const KitDialog = ({ jobId, professions, onClose }: Props) => {
  const { t } = useTranslation('interview-kits');
  const query = useQuery({ ...interviewKitQuery(jobId), ...asStoredNow });
  return (
    <Dialog opened onClose={onClose} title={t('title')}>
      <FormGate query={query} loading={t('loading')}>
        {(kit) => <KitForm kit={kit} professions={professions} onClose={onClose} />}
      </FormGate>
    </Dialog>
  );
};
