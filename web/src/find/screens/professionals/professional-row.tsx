import { Suspense, useState, type ReactNode } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { paths, pathTo } from '@shared/paths';
import cards from '@/hiring/parts/jobs/job-card.module.css';
import { InviteButton } from '@/hiring/parts/candidates/invite-button';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/base/button';
import { ProfessionalFacts, ProfessionalTags } from './profile/professional-facts';
import styles from './professionals.module.css';
import { useReader } from './profile/reader';
import { SaveProfessionalButton } from './save-professional-button';

const QuickLook = lazy(() => import('./profile/quick-look').then((it) => ({ default: it.QuickLook })));

const shownSkills = 5;

const Skills = ({ skills }: { skills: readonly string[] }) => {
  const { t } = useTranslation('professionals');
  if (skills.length === 0) return null;
  return (
    <ul className={styles.skills} role="list" aria-label={t('facts.skills')}>
      {skills.slice(0, shownSkills).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {skills.length > shownSkills && <li>{t('card.moreSkills', { number: skills.length - shownSkills })}</li>}
    </ul>
  );
};

type Props = {
  professional: ProfessionalCard;
  heading?: 'h2' | 'h3';
  saved?: boolean;
  note?: ReactNode;
  /** For lists without a separate button. */
  withInvite?: boolean;
};

export const ProfessionalRow = ({ professional, heading: Heading = 'h3', saved, note, withInvite = true }: Props) => {
  const { t } = useTranslation('professionals');
  const { kind, writesToAll } = useReader();
  const [isOpen, setIsOpen] = useState(false);
  const { userId, displayName, title, bio, skills } = professional;
  return (
    <article className={cards.card}>
      <Face id={professional.userId} name={displayName} url={professional.photo_url} size={48} />
      <div className={cards.name}>
        <Heading className={cards.title}>
          <Link to={pathTo(paths.doctorProfile, { userId })} className={cards.link}>
            {displayName}
          </Link>
        </Heading>
        <p>{title}</p>
      </div>
      <div className={cards.action}>
        <SaveProfessionalButton professional={professional} saved={saved} />
      </div>
      <div className={cards.rest}>
        <ProfessionalFacts professional={professional} />
        {bio && <p className={styles.bio}>{bio}</p>}
        <Skills skills={skills ?? []} />
        <div className={cards.foot}>
          <ProfessionalTags professional={professional} />
          <span className={styles.quickLook}>
            {withInvite && kind === 'member' && <InviteButton person={professional} small />}
            {writesToAll && (
              <MessageButton
                userId={userId}
                label={t('contact.title')}
                name={displayName}
                variant="quiet"
                size="small"
                isFirst
              />
            )}
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={t('quickLook.openFor', { name: displayName })}
              onClick={() => setIsOpen(true)}
            >
              {t('quickLook.open')}
            </Button>
          </span>
        </div>
        {note}
      </div>
      {isOpen && (
        <Suspense>
          <QuickLook professional={professional} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </article>
  );
};
