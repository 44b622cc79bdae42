import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { Location } from '@shared/work/model/location';
import type { ShiftPattern, ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { SidePanel } from '@/components/ui/side-panel';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock, formatMoney } from '@/lib/time/format';
import { listText } from '../coverage-texts';
import { PatternDialog } from './pattern-dialog';
import { shiftPlansQuery, useDeleteTemplate, useEndPattern } from './plan-queries';
import styles from './plans.module.css';
import { TemplateDialog } from './template-dialog';

type Props = { location: Location; today: string; onClose: () => void };

type Opened =
  | { what: 'template'; template: ShiftTemplate | null }
  | { what: 'repeat'; template: ShiftTemplate }
  | { what: 'pattern'; pattern: ShiftPattern };

/** Templates and patterns of a location's units. */
export const PlansPanel = ({ location, today, onClose }: Props) => {
  const { t } = useTranslation('shift-plans');
  const query = useQuery(shiftPlansQuery(location.locationId));
  const [opened, setOpened] = useState<Opened | null>(null);
  const unitName = (unitId: string) => location.units.find((unit) => unit.unitId === unitId)?.name ?? '';
  return (
    <>
      <SidePanel title={t('plans.title')} onClose={onClose}>
        <QueryGate query={query} loading={t('plans.loading')} rows={4}>
          {({ templates, patterns }) => (
            <Stack gap="l">
              <section>
                <h3 className={styles.heading}>{t('plans.templates')}</h3>
                {templates.length === 0 && <MutedText>{t('plans.noTemplates')}</MutedText>}
                <ul role="list" className={styles.list}>
                  {templates.map((template) => (
                    <TemplateRow
                      key={template.templateId}
                      template={template}
                      unit={unitName(template.unitId)}
                      onOpen={setOpened}
                    />
                  ))}
                </ul>
                <Button
                  variant="secondary"
                  size="small"
                  leftIcon={<Plus size={16} aria-hidden="true" />}
                  onClick={() => setOpened({ what: 'template', template: null })}
                >
                  {t('plans.add')}
                </Button>
              </section>
              <section>
                <h3 className={styles.heading}>{t('plans.patterns')}</h3>
                {patterns.length === 0 && <MutedText>{t('plans.noPatterns')}</MutedText>}
                <ul role="list" className={styles.list}>
                  {patterns.map((pattern) => (
                    <PatternRow
                      key={pattern.patternId}
                      pattern={pattern}
                      unit={unitName(pattern.unitId)}
                      today={today}
                      onOpen={setOpened}
                    />
                  ))}
                </ul>
              </section>
            </Stack>
          )}
        </QueryGate>
      </SidePanel>
      {opened?.what === 'template' && (
        <TemplateDialog location={location} template={opened.template} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'repeat' && (
        <PatternDialog template={opened.template} today={today} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'pattern' && (
        <PatternDialog pattern={opened.pattern} today={today} onClose={() => setOpened(null)} />
      )}
    </>
  );
};

type TemplateRowProps = { template: ShiftTemplate; unit: string; onOpen: (opened: Opened) => void };

const TemplateRow = ({ template, unit, onOpen }: TemplateRowProps) => {
  const { t } = useTranslation('shift-plans');
  const { name, startTime, endTime, rateCents, locationId, templateId } = template;
  const removal = useDeleteTemplate(locationId, templateId);
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          {t('plans.templateText', {
            unit,
            start: formatClock(startTime),
            end: formatClock(endTime),
            rate: formatMoney(rateCents),
          })}
        </small>
      </span>
      <span className={styles.acts}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('plans.repeatNamed', { name })}
          onClick={() => onOpen({ what: 'repeat', template })}
        >
          {t('plans.repeat')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('plans.editNamed', { name })}
          onClick={() => onOpen({ what: 'template', template })}
        >
          {t('plans.edit')}
        </Button>
        <RemoveButton
          label={t('plans.delete')}
          named={t('plans.deleteNamed', { name })}
          title={t('plans.deleteTitle', { name })}
          text={t('plans.deleteText')}
          done={t('plans.deleted')}
          removal={removal}
        />
      </span>
    </li>
  );
};

type PatternRowProps = { pattern: ShiftPattern; unit: string; today: string; onOpen: (opened: Opened) => void };

const PatternRow = ({ pattern, unit, today, onOpen }: PatternRowProps) => {
  const { t } = useTranslation(['shift-plans', 'coverage']);
  const { name, weekdays, everyWeeks, until, publish, missed } = pattern;
  const days = listText(weekdays.map(({ weekday }) => t(`weekday.${weekday}`)));
  const ahead = missed.filter(({ day }) => day >= today);
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{t('plans.patternText', { unit, days, weeks: everyWeeks, until: shiftDayText(until) })}</small>
        {!publish && <small>{t('plans.patternDrafts')}</small>}
        {ahead.length > 0 && (
          <small className={styles.missed}>
            {t('plans.missed', { days: listText(ahead.map(({ day }) => shiftDayText(day))) })}
          </small>
        )}
      </span>
      <span className={styles.acts}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('plans.editNamed', { name })}
          onClick={() => onOpen({ what: 'pattern', pattern })}
        >
          {t('plans.edit')}
        </Button>
        <EndButton pattern={pattern} today={today} />
      </span>
    </li>
  );
};

const EndButton = ({ pattern, today }: { pattern: ShiftPattern; today: string }) => {
  const { t } = useTranslation('shift-plans');
  const [isAsking, setAsking] = useState(false);
  const end = useEndPattern(pattern);
  const { name } = pattern;
  const submit = () =>
    end.mutate(today, {
      onSuccess: ({ canceled, kept }) => toast.success(t('plans.ended', { canceled, kept })),
      onError: (error) => toast.error(error.message),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={t('plans.endNamed', { name })} onClick={() => setAsking(true)}>
        {t('plans.end')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={t('plans.endTitle', { name })}
        text={t('plans.endText')}
        confirmLabel={t('plans.endConfirm')}
        loading={end.isPending}
        onConfirm={submit}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
