import { useId, useState } from 'react';
import { exclusionSearchUrl } from '@shared/data/exclusion-appeal';
import { nextExclusionDecisions } from '@shared/trust/rules/exclusion-review';
import { limits } from '@shared/limits';
import type { ExclusionDecision, ExclusionHit } from '@shared/trust/model/exclusion';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useDecide } from './exclusion-queries';

type Props = { userId: string; version: number; hit: ExclusionHit };
type Decision = ExclusionDecision['decision'];
type Missing = { note: boolean; verifiedOn: boolean };

const variants = { dismiss: 'secondary', confirm: 'danger' } as const;
const none: Missing = { note: false, verifiedOn: false };

export const DecideExclusion = ({ userId, version, hit }: Props) => {
  const { t } = useTranslation('exclusions');
  const [note, setNote] = useState('');
  const [verifiedOn, setVerifiedOn] = useState('');
  const [missing, setMissing] = useState(none);
  const choices = useId();
  const decide = useDecide(userId);
  const decisions = nextExclusionDecisions(hit.state);
  const error = decide.error instanceof ApiError ? decide.error : null;
  const mayConfirm = decisions.includes('confirm');

  const choose = (decision: Decision) => {
    if (decide.isPending) return;
    const given = note.trim();
    const lacks = { note: given === '', verifiedOn: decision === 'confirm' && verifiedOn === '' };
    setMissing(lacks);
    if (lacks.note || lacks.verifiedOn) return;
    const shared = { rowId: hit.entry.rowId, note: given, version };
    decide.mutate(decision === 'confirm' ? { decision, verifiedOn, ...shared } : { decision, ...shared }, {
      onSuccess: () => {
        setNote('');
        setVerifiedOn('');
        document.getElementById(choices)?.focus();
        toast.success(say('verificationDecided'));
      },
    });
  };

  if (decisions.length === 0) return null;
  return (
    <Stack>
      {decide.isError && !error?.fields && (
        <FormMessage kind="error">
          {error?.code === 'STALE_VERSION' ? t('decision.changed') : decide.error.message}
        </FormMessage>
      )}
      {mayConfirm && (
        <MutedText>
          {t('decision.how')}{' '}
          <a href={exclusionSearchUrl} target="_blank" rel="noreferrer">
            {t('decision.search')}
          </a>
        </MutedText>
      )}
      <TextAreaField
        label={t('decision.note')}
        description={t('decision.noteText')}
        rows={3}
        maxLength={limits.reasonLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={missing.note ? say('required') : error?.fields?.['note']}
      />
      {mayConfirm && (
        <DateField
          label={t('decision.checkedOn')}
          description={t('decision.effect')}
          value={verifiedOn}
          onChange={(event) => setVerifiedOn(event.currentTarget.value)}
          error={missing.verifiedOn ? say('required') : error?.fields?.['verifiedOn']}
        />
      )}
      <Row id={choices} tabIndex={-1} role="group" aria-label={t('decision.title')}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={variants[decision]}
            loading={decide.isPending && decide.variables.decision === decision}
            onClick={() => choose(decision)}
          >
            {t(`decision.${decision}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
