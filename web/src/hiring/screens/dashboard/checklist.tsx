import { CircleCheck, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { missingProfileParts } from '@shared/people/rules/profile/completion';
import { checklistParts, checklistPoints, type ChecklistPart } from '@shared/hiring/model/hiring-vocabulary';
import type { MyProfile } from '@shared/people/model/professional';
import { paths } from '@shared/paths';
import { Meter } from '@/components/records/meter';
import { MutedText, Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './checklist.module.css';

const shownSteps = 3;

const places: Record<ChecklistPart, string> = {
  photo: paths.editProfile,
  resume: paths.editProfile,
  portfolio: paths.portfolio,
  skills: paths.skills,
  references: paths.references,
};

export const Completion = ({ profile }: { profile: MyProfile }) => {
  const { t } = useTranslation('dashboard');
  const steps = missingProfileParts(profile).slice(0, shownSteps);
  return (
    <Card title={t('professional.profile')}>
      <Stack>
        <Meter label={t('professional.completion')} percent={profile.profile_completion} />
        {steps.length === 0 ? (
          <MutedText>{t('professional.complete')}</MutedText>
        ) : (
          <>
            <p>{t('professional.nextSteps')}</p>
            <Stack as="ul" gap="xs">
              {steps.map(({ part, points }) => (
                <li key={part}>{t('professional.step', { step: t(`parts.${part}`), points })}</li>
              ))}
            </Stack>
            <Row>
              <ButtonLink to={paths.profileSetup} variant="secondary">
                {t('professional.completeProfile')}
              </ButtonLink>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};

const allPoints = checklistParts.reduce((sum, part) => sum + checklistPoints[part], 0);

export const Checklist = ({ earned }: { earned: Readonly<Record<ChecklistPart, number>> }) => {
  const { t } = useTranslation('dashboard');
  const points = checklistParts.reduce((sum, part) => sum + earned[part], 0);
  return (
    <Card title={t('checklist.title')}>
      <Stack>
        <Meter
          label={t('checklist.points')}
          percent={(100 * points) / allPoints}
          figure={t('checklist.earned', { points, of: allPoints })}
        />
        <ul role="list" className={styles.list}>
          {checklistParts.map((part) => (
            <Entry key={part} part={part} points={earned[part]} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
};

const Entry = ({ part, points }: { part: ChecklistPart; points: number }) => {
  const { t } = useTranslation('dashboard');
  const of = checklistPoints[part];
  const isDone = points === of;
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={styles.entry} data-done={isDone || undefined}>
      <Icon size={20} role="img" aria-label={t(isDone ? 'checklist.done' : 'checklist.open')} />
      {isDone ? (
        <span>{t(`checklist.parts.${part}`)}</span>
      ) : (
        <Link to={places[part]}>{t(`checklist.parts.${part}`)}</Link>
      )}
      <span className={styles.points}>
        {points > 0 && !isDone ? t('checklist.earned', { points, of }) : t('checklist.worth', { points: of })}
      </span>
    </li>
  );
};
