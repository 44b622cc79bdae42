import { useState, type SubmitEvent } from 'react';
import { limits } from '@shared/limits';
import { recommendations } from '@shared/hiring/model/hiring-vocabulary';
import type { Criterion, ScorecardContent, Scorecards } from '@shared/hiring/model/scorecard';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Segments } from '@/components/ui/editing/segments';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { isStale, useSubmitScorecard } from './scorecard-queries';
import { useScorecardDraft, type DraftState } from './use-scorecard-draft';
import styles from './scorecards.module.css';

const scores = Array.from({ length: limits.scoreMax }, (_, index) => index + 1) as (1 | 2 | 3 | 4 | 5)[];

type Rating = ScorecardContent['ratings'][number];
type CriterionProps = { criterion: Criterion; rating: Rating; onChange: (rating: Rating) => void };

const Rated = ({ criterion, rating, onChange }: CriterionProps) => {
  const { t } = useTranslation('scorecards');
  const { name, lookFor, questions } = criterion;
  return (
    <li className={styles.criterion}>
      <div className={styles.about}>
        <h4>{name}</h4>
        {lookFor && <MutedText>{lookFor}</MutedText>}
        {questions.length > 0 && (
          <details className={styles.questions}>
            <summary>{t('form.questions', { count: questions.length })}</summary>
            <ul>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.score}>
        <Segments
          label={t('form.score', { name })}
          value={rating.score === null ? null : String(rating.score)}
          segments={scores.map((score) => ({
            value: String(score),
            mark: formatNumber(score),
            label: t(`scores.${score}`),
          }))}
          onChange={(score) => onChange({ ...rating, score: Number(score) })}
        />
        {rating.score !== null && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('form.clearOf', { name })}
            onClick={() => onChange({ ...rating, score: null })}
          >
            {t('form.clear')}
          </button>
        )}
      </div>
      <TextAreaField
        label={t('form.evidence')}
        aria-label={t('form.evidenceOf', { name })}
        rows={2}
        maxLength={limits.evidenceLength}
        value={rating.evidence}
        onChange={(event) => onChange({ ...rating, evidence: event.currentTarget.value })}
      />
    </li>
  );
};

const Saved = ({ state }: { state: DraftState }) => {
  const { t } = useTranslation('scorecards');
  return (
    <MutedText as="span" role="status">
      {state === 'none' || state === 'conflict' ? '' : t(`state.${state}`)}
    </MutedText>
  );
};

type Props = { scorecards: Scorecards; onSubmitted: () => void; onCancel?: (() => void) | undefined };

export const ScorecardForm = ({ scorecards, onSubmitted, onCancel }: Props) => {
  const { t } = useTranslation('scorecards');
  const draft = useScorecardDraft(scorecards);
  const submission = useSubmitScorecard(scorecards.applicationId);
  const [missing, setMissing] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const { content, state, change } = draft;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(content.recommendation === null);
    if (content.recommendation === null || isSubmitting || state === 'conflict') return;
    setIsSubmitting(true);
    try {
      await submission.mutateAsync(await draft.settle());
      toast.success(say('scorecardSubmitted'));
      onSubmitted();
    } catch (error) {
      if (isStale(error)) await draft.reconcile();
    } finally {
      setIsSubmitting(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={isSubmitting}>
      <Stack gap="l">
        {state === 'conflict' && (
          <FormMessage kind="error">
            <Stack gap="s">
              <span>{t('conflict.text')}</span>
              <Row>
                <Button size="small" variant="secondary" onClick={() => draft.resolve('mine')}>
                  {t('conflict.mine')}
                </Button>
                <Button size="small" variant="secondary" onClick={() => draft.resolve('theirs')}>
                  {t('conflict.theirs')}
                </Button>
              </Row>
            </Stack>
          </FormMessage>
        )}
        {scorecards.criteria.length > 0 && (
          <ol role="list" className={styles.criteria}>
            {scorecards.criteria.map((criterion) => {
              const rating = content.ratings.find((it) => it.criterionId === criterion.criterionId);
              return (
                <Rated
                  key={criterion.criterionId}
                  criterion={criterion}
                  rating={rating ?? { criterionId: criterion.criterionId, score: null, evidence: '' }}
                  onChange={(next) =>
                    change({
                      ratings: rating
                        ? content.ratings.map((it) => (it === rating ? next : it))
                        : [...content.ratings, next],
                    })
                  }
                />
              );
            })}
          </ol>
        )}
        <Stack gap="s">
          <h4>{t('form.overall')}</h4>
          <Segments
            small
            label={t('form.overall')}
            value={content.recommendation}
            segments={recommendations.map((value) => ({ value, label: t(`recommendation.${value}`) }))}
            onChange={(recommendation) => {
              setMissing(false);
              change({ recommendation });
            }}
          />
          {missing && (
            <p className={styles.problem} role="alert">
              {say('recommendationRequired')}
            </p>
          )}
          <TextAreaField
            label={t('form.notes')}
            rows={3}
            maxLength={limits.scorecardNotesLength}
            value={content.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
          />
        </Stack>
        {submission.isError && !isStale(submission.error) && (
          <FormMessage kind="error">{submission.error.message}</FormMessage>
        )}
        <Row>
          <Button type="submit" loading={isSubmitting}>
            {scorecards.own.submitted ? t('form.submitAgain') : t('form.submit')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('form.close')}
            </Button>
          )}
          <Saved state={state} />
        </Row>
      </Stack>
    </form>
  );
};
