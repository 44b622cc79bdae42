import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ChecklistDetail } from '@shared/people/model/skills-checklist';
import { skillsChecklistCodes, type SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import { paths } from '@shared/paths';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { ChecklistEditor } from './checklist-editor';
import { checklistQuery } from './checklist-queries';
import { SignedChecklist } from './signed-checklist';

export const ChecklistView = () => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  const { checklist: code = '' } = useParams();
  const checklist = skillsChecklistCodes.find((it) => it === code);
  const title = checklist ? t(`checklist.${checklist}`) : t('title');
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('dashboard'), to: paths.dashboard },
        { label: t('title'), to: paths.skills },
        { label: title },
      ]}
    >
      {checklist ? <Loaded key={checklist} checklist={checklist} /> : <Gone />}
    </Page>
  );
};

const useGone = () => {
  const { t } = useTranslation('skills');
  return {
    title: t('gone.title'),
    text: t('gone.text'),
    action: <ButtonLink to={paths.skills}>{t('gone.action')}</ButtonLink>,
  };
};

const Gone = () => <EmptyState illustration="search" {...useGone()} />;

const Loaded = ({ checklist }: { checklist: SkillsChecklistCode }) => {
  const { t } = useTranslation('skills');
  const query = useQuery({ ...checklistQuery(checklist), ...asStoredNow });
  return (
    <FormGate query={query} loading={t('loading')} gone={useGone()}>
      {(detail) => <Checklist detail={detail} />}
    </FormGate>
  );
};

/** Locked once signed, until the person starts a new signature. */
const Checklist = ({ detail }: { detail: ChecklistDetail }) => {
  const { me } = useSession();
  const isOpen = detail.signedOn === null || detail.drafted || detail.rated < detail.skills;
  const [editing, setEditing] = useState(isOpen);
  return editing ? (
    <ChecklistEditor
      detail={detail}
      signer={`${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim()}
      onSigned={() => setEditing(false)}
    />
  ) : (
    <SignedChecklist detail={detail} onEdit={() => setEditing(true)} />
  );
};
