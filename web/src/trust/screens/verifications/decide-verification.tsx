import { useId, useState } from 'react';
import { nextDecisions, type Decision } from '@shared/people/rules/credentials/verification';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { VerificationDetail } from '@shared/people/model/verification';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useDecide } from './verification-queries';

const variants = { verify: 'primary', needs_info: 'secondary', reject: 'danger' } as const;

export const DecideVerification = ({ found }: { found: VerificationDetail }) => {
  const { t } = useTranslation('verifications');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const choices = useId();
  const decide = useDecide(found);
  const { version } = found;
  const decisions = nextDecisions(found.status);
  // The current state is already shown; no reload needed.
  const isStale = decide.error instanceof ApiError && decide.error.code === 'STALE_VERSION';

  const choose = (decision: Decision) => {
    if (decide.isPending) return;
    const given = note.trim();
    const needsNote = decision !== 'verify';
    setMissing(needsNote && given === '');
    if (needsNote && given === '') return;
    const body = needsNote ? { decision, note: given, version } : { decision, version };
    decide.mutate(body, {
      onSuccess: () => {
        setNote('');
        document.getElementById(choices)?.focus();
        toast.success(say('verificationDecided'));
      },
    });
  };

  if (decisions.length === 0) return <MutedText>{t('decision.ownersTurn')}</MutedText>;
  return (
    <Stack>
      {decide.isError && (
        <FormMessage kind="error">{isStale ? t('decision.changed') : decide.error.message}</FormMessage>
      )}
      <TextAreaField
        label={t('decision.note')}
        description={t('decision.noteText')}
        rows={4}
        maxLength={limits.reasonLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={missing ? say('required') : undefined}
      />
      <Row id={choices} tabIndex={-1} role="group" aria-label={t('decision.title')}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={variants[decision]}
            fullWidth={decision === 'verify'}
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
