import { useState, type SubmitEvent } from 'react';
import { limits } from '@shared/limits';
import type { Interview } from '@shared/hiring/model/interview';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { refusalOf } from './interview-form';
import { addresseeOf, useChangeInterview } from './interview-queries';
import { emptyRow, lengthOf, defaultLength } from './times-draft';
import { TimesFields } from './times-fields';
import { useTimes } from './use-times';

type Props = { interview: Interview; onDone: (interview: Interview) => void; onCancel: () => void };

export const SuggestForm = ({ interview, onDone, onCancel }: Props) => {
  const { t } = useTranslation('interviews');
  const [first] = interview.slots;
  const times = useTimes(() => ({
    rows: [emptyRow()],
    timeZone: ownZone(),
    minutes: first ? lengthOf(first) : defaultLength,
  }));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangeInterview();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(null);
    const slots = times.slots();
    if (change.isPending || slots === null) return;
    try {
      onDone(await change.mutateAsync({ interview, change: { act: 'suggest', slots, reason: reason.trim() } }));
    } catch (error) {
      if (!times.showRefusal(error)) setProblem(refusalOf(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={change.isPending}>
      <Stack>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <p>{t(interview.startsAt === null ? 'suggest.text' : 'suggest.textAccepted')}</p>
        <TimesFields
          draft={times.draft}
          onChange={times.change}
          problems={times.problems}
          to={addresseeOf(interview)}
          except={interview.interviewId}
        />
        <TextAreaField
          label={t('form.reason')}
          rows={2}
          maxLength={limits.reasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Row>
          <Button type="submit" loading={change.isPending}>
            {t('suggest.send')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
