import { independentFrom, type SkillGroup } from '@shared/people/model/skills-vocabulary';
import type { CandidateChecklist } from '@shared/people/model/skills-checklist';
import { MutedText, Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './checklist-ratings.module.css';

type Rated = CandidateChecklist['groups'][number]['skills'][number];
type Props = { groups: readonly { group: SkillGroup; skills: readonly Rated[] }[]; level: 'h3' | 'h4' };

/** Ratings as signed. */
export const ChecklistRatings = ({ groups, level: Heading }: Props) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  return (
    <Stack gap="l">
      {groups.map(({ group, skills }) => (
        <Stack as="section" gap="s" key={group}>
          <Heading className={styles.group}>{t(`skillGroup.${group}`)}</Heading>
          <ul role="list" className={styles.list}>
            {skills.map((it) => (
              <RatedSkill key={it.skill} {...it} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
};

const RatedSkill = ({ skill, rating, lastDone }: Rated) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  return (
    <li className={styles.skill}>
      <span>{t(`skill.${skill}`)}</span>
      <span className={styles.answer}>
        <strong className={styles.rating} data-independent={rating >= independentFrom || undefined}>
          {t(`ratings.${rating}`)}
        </strong>
        {lastDone && <MutedText as="span">{t(`lastDone.${lastDone}`)}</MutedText>}
      </span>
    </li>
  );
};
