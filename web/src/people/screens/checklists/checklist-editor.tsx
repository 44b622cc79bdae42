import { useCallback, useEffect, useRef } from 'react';
import { unratedSkills } from '@shared/people/rules/skills-checklists';
import type { SkillAnswer } from '@shared/people/model/skill-answer';
import type { ChecklistDetail } from '@shared/people/model/skills-checklist';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Skill } from './merge-answers';
import { SignChecklist } from './sign-checklist';
import { SkillQuestion, skillId } from './skill-question';
import styles from './skills.module.css';
import { type DraftConflict, type DraftState, useChecklistDraft } from './use-checklist-draft';

const signatureId = 'signature';

/** Focuses the first radio button of the item. */
const goTo = (id: string): void => {
  const place = document.getElementById(id);
  place?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  place?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
};

type Props = { detail: ChecklistDetail; signer: string; onSigned: () => void };

export const ChecklistEditor = ({ detail, signer, onSigned }: Props) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  const draft = useChecklistDraft(detail);
  const { answers, state } = draft;
  const leaving = useRef(false);
  const latest = useRef(draft.rate);
  useEffect(() => {
    latest.current = draft.rate;
  });
  const rate = useCallback((skill: Skill, answer: SkillAnswer) => latest.current(skill, answer), []);
  const skills = detail.groups.flatMap((it) => it.skills);
  const unrated = unratedSkills(skills, answers);
  const [next] = unrated;
  return (
    <>
      <MutedText>{t(detail.signedOn === null ? 'how' : 'howAgain')}</MutedText>
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <SavedState state={state} />
          <Button size="small" variant="secondary" onClick={() => goTo(next ? skillId(next) : signatureId)}>
            {t(next ? 'next' : 'toSignature')}
          </Button>
        </div>
        <Meter
          label={t('rated')}
          percent={(100 * (skills.length - unrated.length)) / skills.length}
          figure={t('ratedOf', { rated: skills.length - unrated.length, skills: skills.length })}
        />
      </div>
      <Stack gap="l">
        {detail.groups.map(({ group, skills: some }) => (
          <Card key={group} title={t(`skillGroup.${group}`)}>
            <ul role="list" className={styles.list}>
              {some.map((skill) => (
                <SkillQuestion key={skill} skill={skill} answer={answers[skill]} onRate={rate} />
              ))}
            </ul>
          </Card>
        ))}
        <div id={signatureId} className={styles.signature}>
          <SignChecklist
            checklist={detail.checklist}
            signer={signer}
            unrated={unrated.length}
            onUnrated={() => next && goTo(skillId(next))}
            save={draft.save}
            onSigned={() => {
              onSigned();
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      </Stack>
      {draft.conflict && <Conflict conflict={draft.conflict} answers={answers} onResolve={draft.resolve} />}
      <UnsavedChanges dirty={state === 'waiting' || state === 'conflict'} leaving={leaving} />
    </>
  );
};

const SavedState = ({ state }: { state: DraftState }) => {
  const { t } = useTranslation('skills');
  return (
    <span role="status" className={styles.state}>
      {t(`saving.${state}`)}
    </span>
  );
};

type ConflictProps = {
  conflict: DraftConflict;
  answers: ChecklistDetail['answers'];
  onResolve: (taken: readonly Skill[]) => void;
};

const Conflict = ({ conflict: { now, skills }, answers, onResolve }: ConflictProps) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  const shown = (answer: SkillAnswer | undefined): string => {
    if (!answer) return '';
    const rating = t(`ratings.${answer.rating}`);
    return answer.lastDone === null ? rating : `${rating}, ${t(`lastDone.${answer.lastDone}`)}`;
  };
  return (
    <ConflictDialog
      isOwn
      saving={false}
      differences={skills.map((skill) => ({
        field: skill,
        label: t(`skill.${skill}`),
        stored: shown(now.answers[skill]),
        yours: shown(answers[skill]),
      }))}
      onResolve={(choices) => onResolve(skills.filter((skill) => choices[skill] === 'stored'))}
      onClose={() => onResolve([])}
    />
  );
};
