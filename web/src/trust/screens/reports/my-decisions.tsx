import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import type { Statement } from '@shared/trust/model/report';
import { Facts, MutedText, Prose, Row, Stack } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { NextPage } from '@/components/records/next-page';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf, readAgain } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

export const MyDecisions = () => {
  const { t } = useTranslation('reports');
  const query = useInfiniteQuery(pagesOf('listMyStatements', {}));
  const statements = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={3} label={t('mine.loading')} />;
  if (query.isError && statements.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (statements.length === 0) {
    return <EmptyState illustration="clipboard" title={t('mine.noDecisionsTitle')} text={t('mine.noDecisionsText')} />;
  }
  return (
    <Stack>
      <Stack as="ul">
        {statements.map((statement) => (
          <li key={statement.caseId}>
            <Decision statement={statement} />
          </li>
        ))}
      </Stack>
      <NextPage query={query} />
    </Stack>
  );
};

const Decision = ({ statement }: { statement: Statement }) => {
  const { t } = useTranslation(['reports', 'labels/moderation']);
  const { kind, label, number, decision, appeal, mayAppeal } = statement;
  const { action, rule, reason, until, effect, decidedAt, appealBy } = decision;
  const isOver = effect === 'ended' || effect === 'lifted';
  return (
    <Card>
      <Stack gap="s">
        <Row justify="between">
          <h2>{label || t(`reportedKind.${kind}`)}</h2>
          <Row gap="xs">
            <Badge tone={isOver ? 'neutral' : 'danger'}>{t(`moderationAction.${action}`)}</Badge>
            {isOver && <Badge tone="success">{t(`decision.${effect}`)}</Badge>}
          </Row>
        </Row>
        <MutedText>
          {[
            t(`reportedKind.${kind}`),
            number,
            formatDate(decidedAt, ownZone()),
            until && t('decision.until', { date: formatDate(until) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </MutedText>
        {!isOver && action !== 'dismiss' && <p>{t(`decision.meaning.${action}`)}</p>}
        <Facts
          wide
          items={[
            { label: t('decision.rule'), value: rule && t(`moderationRule.${rule}`) },
            { label: t('decision.reason'), value: <Prose>{reason}</Prose> },
          ]}
        />
        {appeal ? (
          <Appeal appeal={appeal} />
        ) : mayAppeal ? (
          <AppealForm statement={statement} />
        ) : (
          !isOver && appealBy !== null && <MutedText>{t('decision.appealOver')}</MutedText>
        )}
      </Stack>
    </Card>
  );
};

const Appeal = ({ appeal }: { appeal: NonNullable<Statement['appeal']> }) => {
  const { t } = useTranslation('reports');
  const { text, at, dueAt, outcome, reason } = appeal;
  return (
    <Stack gap="s">
      <Facts
        wide
        items={[
          { label: t('decision.appeal'), value: <Prose>{text}</Prose> },
          { label: t('decision.answer'), value: outcome && <Prose>{reason}</Prose> },
        ]}
      />
      {outcome ? (
        <Badge tone={outcome === 'granted' ? 'success' : 'neutral'}>{t(`decision.outcome.${outcome}`)}</Badge>
      ) : (
        <DueClock startedAt={at} dueAt={dueAt} about="answer" />
      )}
    </Stack>
  );
};

const AppealForm = ({ statement: { caseId, decision } }: { statement: Statement }) => {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const appeal = useMutation({
    mutationFn: (given: string) =>
      api('appealDecision', { params: { caseId }, body: { text: given } }, { idempotencyKey: keyFor([caseId, given]) }),
    onSuccess: async () => {
      toast.success(t('decision.appealed'));
      await readAgain(queryClient, ['listMyStatements']);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = text.trim();
    setMissing(given === '');
    if (given !== '' && !appeal.isPending) appeal.mutate(given);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s">
        {appeal.isError && <FormMessage kind="error">{appeal.error.message}</FormMessage>}
        <TextAreaField
          label={t('decision.appeal')}
          description={t('decision.appealHint')}
          required
          rows={3}
          maxLength={limits.appealLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={missing ? say('required') : undefined}
        />
        <Row>
          <Button type="submit" loading={appeal.isPending}>
            {t('decision.send')}
          </Button>
          {decision.appealBy && (
            <MutedText as="span">{t('decision.appealUntil', { date: formatDate(decision.appealBy) })}</MutedText>
          )}
        </Row>
      </Stack>
    </form>
  );
};
