import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import type { PageProps } from '@/components/ui/base/page-frame';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { say } from '@/lib/i18n/notices';
import styles from './case-page.module.css';
import { QueryGate } from './query-gate';

type Gone = { title: string; text: string; action?: ReactNode };

type CasePageProps<T> = Pick<PageProps, 'title' | 'count' | 'breadcrumb' | 'actions'> & {
  query: UseQueryResult<T>;
  loading: string;
  gone?: Gone;
  /** Right column, below the content on phones: the clock, the decision, and earlier decisions. */
  panel: (found: T) => ReactNode;
  panelLabel: string;
  children: (found: T) => ReactNode;
};

/** A case of a staff queue. */
export const CasePage = <T,>({ query, loading, gone, panel, panelLabel, children, ...page }: CasePageProps<T>) => {
  const isShown = query.data !== undefined;
  const found = (
    <QueryGate query={query} loading={loading} rows={4} {...(gone && { gone })}>
      {(data) => (
        <div className={styles.case}>
          <div className={styles.content}>{children(data)}</div>
          <aside className={styles.panel} aria-label={panelLabel}>
            {panel(data)}
          </aside>
        </div>
      )}
    </QueryGate>
  );
  return (
    <Page {...page} width="bleed">
      {isShown ? found : <div className={styles.content}>{found}</div>}
    </Page>
  );
};

export type CaseAction<V extends string = string> = {
  value: V;
  label: string;
  description?: string;
  /** Named after the action, for example "Suspend for 7 Days". */
  button: string;
  danger?: boolean;
  /** Whether the reason may be left out. */
  reasonOptional?: boolean;
};

type CaseDecisionProps<V extends string> = {
  title: string;
  actions: readonly CaseAction<V>[];
  usual?: V;
  reasonLabel: string;
  reasonHint?: string;
  reasonLength?: number;
  saving: boolean;
  /** Shown above the form, which keeps its input. */
  problem?: string | undefined;
  /** Fields that only the chosen action has. */
  more?: (action: V) => ReactNode;
  /** Beside the button, for example "Skip". */
  beside?: ReactNode;
  onDecide: (action: V, reason: string) => void;
};

/** An action with its reason. Change `key` to reset it after a decision. */
export const CaseDecision = <V extends string>({
  title,
  actions,
  usual,
  reasonLabel,
  reasonHint,
  reasonLength = limits.reasonLength,
  saving,
  problem,
  more,
  beside,
  onDecide,
}: CaseDecisionProps<V>) => {
  const [value, setValue] = useState<V | undefined>(usual ?? actions[0]?.value);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // Available actions change when someone else decides meanwhile.
  const chosen = actions.find((it) => it.value === value) ?? actions[0];
  if (!chosen) return null;
  const required = chosen.reasonOptional !== true;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    const given = reason.trim();
    setMissing(required && given === '');
    if (!required || given !== '') onDecide(chosen.value, given);
  };

  return (
    <form onSubmit={submit} noValidate className={styles.decision}>
      {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
      <RadioCards
        label={title}
        data={actions.map(({ value: of, label, description }) => ({
          value: of,
          label,
          ...(description !== undefined && { description }),
        }))}
        value={chosen.value}
        onChange={(next) => {
          setValue(next);
          setMissing(false);
        }}
      />
      {more?.(chosen.value)}
      <TextAreaField
        label={reasonLabel}
        {...(reasonHint !== undefined && { description: reasonHint })}
        required={required}
        rows={4}
        maxLength={reasonLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={missing ? say('required') : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant={chosen.danger ? 'danger' : 'primary'} loading={saving}>
          {chosen.button}
        </Button>
        {beside}
      </div>
    </form>
  );
};
