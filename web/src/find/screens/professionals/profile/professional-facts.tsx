import Banknote from 'lucide-react/dist/esm/icons/banknote.mjs';
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs';
import Languages from 'lucide-react/dist/esm/icons/languages.mjs';
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import Star from 'lucide-react/dist/esm/icons/star.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import styles from '@/hiring/parts/jobs/labels/job-facts.module.css';
import { Badge } from '@/components/ui/badge';
import { languageLine } from '@/people/parts/profile/language-line';
import { specialtyLine } from '@/people/parts/profile/specialty-line';
import { availabilityTones, ratingOf, rateOf, yearsOf } from '../professional-labels';

export const ProfessionalFacts = ({ professional }: { professional: ProfessionalCard }) => {
  const { t } = useTranslation(['professionals', 'labels/jobs', 'labels/languages']);
  const shown = [
    { label: t('facts.location'), Icon: MapPin, value: professional.location },
    { label: t('facts.rate'), Icon: Banknote, value: rateOf(professional, t) },
    { label: t('facts.experience'), Icon: Briefcase, value: yearsOf(professional.experience, t) },
    { label: t('facts.languages'), Icon: Languages, value: languageLine(professional.languages, t) },
    { label: t('facts.rating'), Icon: Star, value: ratingOf(professional, t) },
  ].filter(({ value }) => Boolean(value));
  return (
    <ul className={styles.facts} role="list">
      {shown.map(({ label, Icon, value }) => (
        <li key={label} className={styles.fact}>
          <Icon size={16} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{label}: </span>
            {value}
          </span>
        </li>
      ))}
    </ul>
  );
};

export const ProfessionalTags = ({ professional }: { professional: ProfessionalCard }) => {
  const { t } = useTranslation(['professionals', 'labels/jobs', 'labels/profiles', 'labels/professions']);
  const { availabilityStatus, badges, profession, otherProfessions, specialty, subSpecialty, anonymous } = professional;
  return (
    <>
      <Badge tone={availabilityTones[availabilityStatus]}>
        <CalendarClock size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('facts.availability')}: </span>
        {t(`availabilityStatus.${availabilityStatus}`)}
      </Badge>
      {badges.length > 0 && (
        <Badge tone="success">
          <ShieldCheck size={14} aria-hidden="true" />
          {t('badges.count', { count: badges.length })}
        </Badge>
      )}
      {profession && <Badge tone="info">{t(`profession.${profession}`)}</Badge>}
      {otherProfessions.map((other) => (
        <Badge key={other.id} tone="info">
          {t('facts.also', { profession: t(`profession.${other.profession}`) })}
        </Badge>
      ))}
      {specialty && <Badge tone="info">{specialtyLine(specialty, subSpecialty, t)}</Badge>}
      {anonymous && <Badge>{t('anonymous.badge')}</Badge>}
    </>
  );
};
