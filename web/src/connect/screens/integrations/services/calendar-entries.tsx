import { useState, type SyntheticEvent } from 'react';
import {
  calendarEntryKinds,
  type CalendarEntryKind,
  type CalendarProvider,
} from '@shared/connect/integrations/calendar-entries';
import { providerOf } from '@shared/connect/integrations/providers';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { useChooseEntries } from './connection-queries';
import styles from './connections.module.css';

type Props = { provider: CalendarProvider; chosen: readonly CalendarEntryKind[] };

/** Entries sent to a connected calendar. Members of teams have no shifts. */
export const CalendarEntriesSection = ({ provider, chosen: stored }: Props) => {
  const { t } = useTranslation('connections');
  const isProfessional = useSession().me?.userType === 'doctor';
  const [chosen, setChosen] = useState(stored);
  const save = useChooseEntries(provider);
  const kinds = isProfessional ? calendarEntryKinds : (['interviews'] as const);
  const toggle = (kind: CalendarEntryKind): void =>
    setChosen((before) => calendarEntryKinds.filter((it) => (it === kind) !== before.includes(it)));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate([...chosen], {
      onSuccess: () => toast.success(t('entries.saved')),
      onError: (error) => toast.error(t('entries.failed', { reason: error.message })),
    });
  };
  return (
    <section className={styles.calls} aria-labelledby="entries-title">
      <h2 id="entries-title">{t('entries.title')}</h2>
      <form onSubmit={submit} aria-busy={save.isPending}>
        <Stack>
          <Fieldset
            label={t('entries.choose', { name: providerOf(provider).name })}
            description={t(isProfessional ? 'entries.oneWayShifts' : 'entries.oneWay')}
          >
            <Stack gap="s">
              {kinds.map((kind) => (
                <CheckboxField
                  key={kind}
                  label={t(`entries.kinds.${kind}`)}
                  checked={chosen.includes(kind)}
                  onChange={() => toggle(kind)}
                />
              ))}
            </Stack>
          </Fieldset>
          <Row>
            <Button type="submit" size="small" loading={save.isPending}>
              {t('entries.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </section>
  );
};
