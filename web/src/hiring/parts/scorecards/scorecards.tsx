import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Scorecards as ScorecardsView } from '@shared/hiring/model/scorecard';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { ScorecardCard } from './scorecard-card';
import { ScorecardForm } from './scorecard-form';
import { scorecardsQuery } from './scorecard-queries';
import { TeamSummary } from './team-summary';
import styles from './scorecards.module.css';

const KitDialog = lazy(() => import('./kit-dialog').then((it) => ({ default: it.KitDialog })));

const NoKit = ({ scorecards: { jobId, mayEditKit } }: { scorecards: ScorecardsView }) => {
  const { t } = useTranslation('scorecards');
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.noKit}>
      <MutedText>{mayEditKit ? t('noKit.editor') : t('noKit.interviewer')}</MutedText>
      {mayEditKit && (
        <Button size="small" variant="secondary" onClick={() => setOpened(true)}>
          {t('noKit.set')}
        </Button>
      )}
      {opened && (
        <Suspense>
          <KitDialog jobId={jobId} professions={[]} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
};

const Writing = ({ scorecards, onDone }: { scorecards: ScorecardsView; onDone: () => void }) => {
  const { t } = useTranslation('scorecards');
  const { criteria, own, othersSubmitted } = scorecards;
  return (
    <Stack>
      {criteria.length === 0 && <NoKit scorecards={scorecards} />}
      {own.submitted === null && (
        <MutedText>{othersSubmitted > 0 ? t('hidden', { count: othersSubmitted }) : t('first')}</MutedText>
      )}
      <ScorecardForm scorecards={scorecards} onSubmitted={onDone} onCancel={own.submitted ? onDone : undefined} />
    </Stack>
  );
};

const Submitted = ({ scorecards, onEdit }: { scorecards: ScorecardsView; onEdit: () => void }) => {
  const { t } = useTranslation('scorecards');
  const { me } = useSession();
  const { applicationId, own, others, summary } = scorecards;
  if (!own.submitted || !me) return null;
  const drafted = own.draft !== null;
  return (
    <Stack>
      {summary && <TeamSummary summary={summary} />}
      <ul role="list" className={styles.cards}>
        <ScorecardCard
          applicationId={applicationId}
          author={{ userId: me.userId, name: `${me.firstName} ${me.lastName}`.trim() }}
          own
          scorecard={own.submitted}
          edited={own.edited}
          action={
            <Button size="small" variant="secondary" onClick={onEdit}>
              {drafted ? t('continue') : t('edit')}
            </Button>
          }
        />
        {(others ?? []).map((card) => (
          <ScorecardCard key={card.author.userId} applicationId={applicationId} {...card} />
        ))}
      </ul>
    </Stack>
  );
};

const Loaded = ({ scorecards }: { scorecards: ScorecardsView }) => {
  const [edits, setEdits] = useState(false);
  return scorecards.own.submitted === null || edits ? (
    <Writing scorecards={scorecards} onDone={() => setEdits(false)} />
  ) : (
    <Submitted scorecards={scorecards} onEdit={() => setEdits(true)} />
  );
};

/** The interview kit and the team's scorecards for an application; colleagues' ones after the person's own. */
export const Scorecards = ({ applicationId }: { applicationId: string }) => {
  const { t } = useTranslation('scorecards');
  const query = useQuery({ ...scorecardsQuery(applicationId), ...asStoredNow });
  return (
    <FormGate query={query} loading={t('loading')} gone={{ title: t('gone.title'), text: t('gone.text') }}>
      {(scorecards) => <Loaded key={applicationId} scorecards={scorecards} />}
    </FormGate>
  );
};
