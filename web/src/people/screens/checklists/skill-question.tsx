import { memo } from 'react';
import { lastDoneSpans, skillRatings } from '@shared/people/model/skills-vocabulary';
import type { SkillAnswer } from '@shared/people/model/skill-answer';
import { Segments } from '@/components/ui/editing/segments';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Skill } from './merge-answers';
import styles from './skills.module.css';

type Props = {
  skill: Skill;
  answer: SkillAnswer | undefined;
  onRate: (skill: Skill, answer: SkillAnswer) => void;
};

export const skillId = (skill: Skill): string => `skill-${skill}`;

const isRating = (value: string) => (rating: SkillAnswer['rating']) => String(rating) === value;

export const SkillQuestion = memo(({ skill, answer, onRate }: Props) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  const title = t(`skill.${skill}`);
  const rate = (value: string): void => {
    const rating = skillRatings.find(isRating(value));
    if (rating === undefined) return;
    onRate(skill, { rating, lastDone: rating === 1 ? null : (answer?.lastDone ?? lastDoneSpans[0]) });
  };
  return (
    <li id={skillId(skill)} className={styles.skill} data-open={answer === undefined || undefined}>
      <span className={styles.title}>{title}</span>
      <Segments
        label={title}
        value={answer ? String(answer.rating) : null}
        segments={skillRatings.map((it) => ({ value: String(it), label: t(`ratings.${it}`), mark: formatNumber(it) }))}
        onChange={rate}
      />
      {answer && answer.lastDone !== null && (
        <div className={styles.lastDone}>
          <span aria-hidden="true">{t('lastDone.label')}</span>
          <Segments
            small
            label={t('lastDone.of', { skill: title })}
            value={answer.lastDone}
            segments={lastDoneSpans.map((it) => ({ value: it, label: t(`lastDone.${it}`) }))}
            onChange={(lastDone) => onRate(skill, { ...answer, lastDone })}
          />
        </div>
      )}
    </li>
  );
});
