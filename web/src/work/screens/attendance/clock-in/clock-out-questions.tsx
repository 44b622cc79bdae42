import { useState, type SubmitEvent } from 'react';
import type { BreakAnswer } from '@shared/work/model/attendance-vocabulary';
import type { ClockOutAnswers } from '@shared/work/model/attendance';
import type { BreakRule } from '@shared/work/model/shifts/shift';
import { Button } from '@/components/ui/base/button';
import { Segments } from '@/components/ui/editing/segments';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../shift-day.module.css';

const answers = ['yes', 'part', 'no'] as const;

const Meal = ({
  rule,
  meal,
  value,
  onAnswer,
}: {
  rule: BreakRule;
  meal: number;
  value: BreakAnswer | null;
  onAnswer: (answer: BreakAnswer) => void;
}) => {
  const { t } = useTranslation('shift-day');
  const minutes = rule.mealMinutes;
  const question =
    rule.meals === 1
      ? t('questions.meal', { minutes })
      : t('questions.mealOf', { minutes, place: meal === 0 ? 'first' : 'second' });
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{question}</p>
      <Segments
        label={question}
        value={answers.find((it) => it === value) ?? null}
        segments={answers.map((it) => ({ value: it, label: t(`questions.${it}`) }))}
        onChange={onAnswer}
      />
    </div>
  );
};

/** Nothing is preselected: an unanswered break would be the person's loss or the unit's. */
export const useClockOutAnswers = (rule: BreakRule, known: ClockOutAnswers | null = null) => {
  const [breaks, setBreaks] = useState<readonly (BreakAnswer | null)[]>(
    Array.from({ length: rule.meals }, (_, meal) => known?.breaks[meal] ?? null),
  );
  const [charge, setCharge] = useState(known?.charge ?? false);
  const [handover, setHandover] = useState(known?.handover ?? false);
  const given = breaks.filter((it) => it !== null);
  return {
    breaks,
    charge,
    handover,
    setCharge,
    setHandover,
    setBreak: (meal: number, answer: BreakAnswer) =>
      setBreaks((before) => before.map((it, index) => (index === meal ? answer : it))),
    /** Null until every break is answered. */
    answers: given.length === breaks.length ? ({ breaks: given, charge, handover } satisfies ClockOutAnswers) : null,
  };
};

export type AnswersForm = ReturnType<typeof useClockOutAnswers>;

export const AnswerFields = ({ rule, form }: { rule: BreakRule; form: AnswersForm }) => {
  const { t } = useTranslation('shift-day');
  return (
    <>
      {form.breaks.map((value, meal) => (
        <Meal
          // Breaks have no name except their position.
          key={meal}
          {...{ rule, meal, value }}
          onAnswer={(answer) => form.setBreak(meal, answer)}
        />
      ))}
      {rule.meals > 0 && <p className={styles.soft}>{t(rule.paid ? 'questions.paid' : 'questions.only')}</p>}
      <div className={styles.checks}>
        <CheckboxField
          label={t('questions.charge')}
          checked={form.charge}
          onChange={(event) => form.setCharge(event.currentTarget.checked)}
        />
        <CheckboxField
          label={t('questions.handover')}
          checked={form.handover}
          onChange={(event) => form.setHandover(event.currentTarget.checked)}
        />
      </div>
    </>
  );
};

type Props = { rule: BreakRule; isSaving: boolean; onSubmit: (answers: ClockOutAnswers) => void };

export const ClockOutQuestions = ({ rule, isSaving, onSubmit }: Props) => {
  const { t } = useTranslation('shift-day');
  const form = useClockOutAnswers(rule);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(form.answers === null);
    if (form.answers) onSubmit(form.answers);
  };
  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h2>{t('questions.title')}</h2>
      <AnswerFields rule={rule} form={form} />
      {isMissing && form.answers === null && (
        <p role="alert" className={styles.problem}>
          {t('questions.required')}
        </p>
      )}
      <Button type="submit" size="large" fullWidth loading={isSaving}>
        {t('questions.submit')}
      </Button>
    </form>
  );
};
