import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { withScheme } from '@shared/core/model/web-address';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { providerOf } from '@shared/connect/integrations/providers';
import type { Addressee, Interview, InterviewForm as Form } from '@shared/hiring/model/interview';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { DialogActions } from '@/components/ui/records/dialog';
import { FormatField, type PlaceValues } from './format-field';
import { teamQuery, useChangeInterview, useProposeInterview } from './interview-queries';
import { SuggestedTimes } from './suggested-times';
import { emptyRow, lengthOf, rowsOf, defaultLength } from './times-draft';
import { TimesFields, type TimesDraft } from './times-fields';
import { useTimes } from './use-times';

type Values = PlaceValues & {
  note: string;
  interviewers: string[];
  reason: string;
};

const valuesOf = (interview: Interview | null): Values => ({
  type: interview?.type ?? 'video',
  meeting: interview?.meeting ?? null,
  place: interview?.meeting ? '' : (interview?.place ?? ''),
  note: interview?.note ?? '',
  interviewers: interview?.interviewers.map(({ userId }) => userId) ?? [],
  reason: '',
});

const timesOf = (interview: Interview | null, timeZone: string): TimesDraft => {
  const ahead = interview?.slots.filter(({ startsAt }) => Date.parse(startsAt) > Date.now()) ?? [];
  const [first] = interview?.slots ?? [];
  const rows = interview?.status === 'proposed' && ahead.length > 0 ? rowsOf(ahead, timeZone) : [emptyRow()];
  return { rows, timeZone, minutes: first ? lengthOf(first) : defaultLength };
};

export const placeProblem = ({ type, place, meeting }: PlaceValues): string | null => {
  if (type === 'video' || (type === 'external' && meeting !== null)) return null;
  if (place.trim() === '') return say('required');
  return type === 'external' && !/^https:\/\/\S+$/.test(withScheme(place.trim())) ? say('interviewLink') : null;
};

export const Place = ({
  values,
  set,
  error,
}: {
  values: PlaceValues;
  set: (part: Partial<PlaceValues>) => void;
  error: string | null;
}) => {
  const { t } = useTranslation('interviews');
  const { type, meeting } = values;
  if (type === 'video') return <MutedText>{t('form.video', { minutes: limits.callOpensMinutes })}</MutedText>;
  if (type === 'external' && meeting)
    return <MutedText>{t('form.meeting', { name: providerOf(meeting).name })}</MutedText>;
  return (
    <TextField
      label={t(`form.place.${type}`)}
      type={type === 'phone' ? 'tel' : type === 'external' ? 'url' : 'text'}
      required
      maxLength={limits.urlLength}
      value={values.place}
      error={error ?? undefined}
      onChange={(event) => set({ place: event.currentTarget.value })}
    />
  );
};

const Interviewers = ({
  values,
  organizerId,
  set,
}: {
  values: Values;
  organizerId: string;
  set: (part: Partial<Values>) => void;
}) => {
  const { t } = useTranslation('interviews');
  const team = useQuery(teamQuery());
  const members = (team.data?.items ?? []).filter(({ user_id }) => user_id !== organizerId);
  if (members.length === 0) return null;
  return (
    <MultiSelectField
      label={t('form.interviewers')}
      description={t('form.interviewersHint')}
      data={members.map(({ user_id, profile }) => ({
        value: user_id,
        label: `${profile.first_name} ${profile.last_name}`.trim() || profile.email,
      }))}
      value={values.interviewers}
      onChange={(interviewers) => set({ interviewers: interviewers.slice(0, limits.interviewers) })}
    />
  );
};

type Props = {
  to: Addressee;
  interview: Interview | null;
  /** Initial time zone of typed times. */
  timeZone: string;
  onDone: (interview: Interview) => void;
  onCancel?: (() => void) | undefined;
};

export const InterviewForm = ({ to, interview, timeZone, onDone, onCancel }: Props) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  const { me } = useSession();
  const [values, setValues] = useState(() => valuesOf(interview));
  const times = useTimes(() => timesOf(interview, timeZone));
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSave(to, interview);
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const wrongPlace = checked ? placeProblem(values) : null;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem(null);
    const slots = times.slots();
    if (save.isPending || slots === null || placeProblem(values) !== null) return;
    const { reason, ...rest } = values;
    try {
      onDone(await save.send({ ...rest, slots, timeZone: times.draft.timeZone }, reason));
    } catch (error) {
      if (!times.showRefusal(error)) setProblem(refusalOf(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={save.isPending}>
      <Stack>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <FormatField values={values} set={set} />
        <Place values={values} set={set} error={wrongPlace} />
        <Interviewers values={values} organizerId={interview?.organizer.userId ?? me?.userId ?? ''} set={set} />
        <SuggestedTimes
          to={to}
          interviewers={values.interviewers}
          draft={times.draft}
          onChange={times.change}
          except={interview?.interviewId}
        />
        <TimesFields
          draft={times.draft}
          onChange={times.change}
          problems={times.problems}
          to={to}
          except={interview?.interviewId}
        />
        <TextAreaField
          label={t('form.note')}
          description={t('form.noteHint')}
          rows={3}
          maxLength={limits.interviewNoteLength}
          value={values.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        {interview && (
          <TextAreaField
            label={t('form.reason')}
            rows={2}
            maxLength={limits.reasonLength}
            value={values.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
        )}
        <DialogActions>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            {interview ? t('form.reschedule') : t('form.propose')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

const useSave = (to: Addressee, interview: Interview | null) => {
  const propose = useProposeInterview(to);
  const change = useChangeInterview();
  return {
    isPending: propose.isPending || change.isPending,
    send: (form: Form, reason: string): Promise<Interview> =>
      interview
        ? change.mutateAsync({ interview, change: { act: 'reschedule', interview: form, reason: reason.trim() } })
        : propose.mutateAsync(form),
  };
};

export const refusalOf = (error: unknown): string => {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return fields[0] ?? (error instanceof Error ? error.message : '');
};
