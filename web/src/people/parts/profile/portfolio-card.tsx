import { BookOpen, FlaskConical, Presentation, Star, Stethoscope, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '@shared/limits';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import { Prose, MutedText, Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './portfolio-card.module.css';

const typeIcons: Record<PortfolioItem['type'], typeof BookOpen> = {
  'case-study': Stethoscope,
  research: FlaskConical,
  publication: BookOpen,
  presentation: Presentation,
  award: Trophy,
};

type Item = Omit<PortfolioItem, 'version'>;
type Props = {
  item: Item;
  actions?: ReactNode;
};

export const PortfolioCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards} role="list">
    {children}
  </ul>
);

export const PortfolioCard = ({ item, actions }: Props) => {
  const { t } = useTranslation(['portfolio', 'labels/profiles']);
  const { title, type, description, date, featured, hidden } = item;
  return (
    <li className={styles.card}>
      <Picture item={item} />
      <div className={styles.cardBody}>
        <Row gap="xs">
          <Badge tone="info">{t(`portfolioType.${type}`)}</Badge>
          {featured && (
            <Badge tone="accent">
              <Star size={14} aria-hidden="true" /> {t('featured')}
            </Badge>
          )}
        </Row>
        <h3 className={styles.cardTitle}>{title}</h3>
        {hidden && <MutedText>{t('hidden')}</MutedText>}
        {date !== null && <MutedText>{formatDate(date)}</MutedText>}
        <Prose className={styles.description}>{description}</Prose>
        <Tags tags={item.tags} />
      </div>
      {actions && <div className={styles.cardActions}>{actions}</div>}
    </li>
  );
};

const Picture = ({ item: { image, type } }: { item: Item }) => {
  const Icon = typeIcons[type];
  return (
    <div className={styles.picture}>
      {image === null ? (
        <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        // Title and description are the text alternative.
        <img src={image} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
};

const Tags = ({ tags }: Pick<PortfolioItem, 'tags'>) => {
  const { t } = useTranslation('portfolio');
  const more = tags.slice(limits.portfolioCardTags);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('fields.tags')}>
      {tags.slice(0, limits.portfolioCardTags).map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
      {more.length > 0 && (
        <li className={styles.moreTags} title={more.join(', ')}>
          {t('moreTags', { count: more.length })}
        </li>
      )}
    </ul>
  );
};
