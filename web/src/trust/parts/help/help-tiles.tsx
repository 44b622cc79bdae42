import { newestNews } from '@shared/news';
import BookOpen from 'lucide-react/dist/esm/icons/book-open.mjs';
import Newspaper from 'lucide-react/dist/esm/icons/newspaper.mjs';
import Play from 'lucide-react/dist/esm/icons/play.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { helpArticleNames } from '@shared/trust/model/help-vocabulary';
import { helpPages, paths, pathTo, whatsNew } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import styles from './help-tiles.module.css';
import { tutorials } from './tutorials';
import { unreadNews } from './unread-news';

type TileProps = { to: string; icon: ReactNode; title: ReactNode; text: string };

const Tile = ({ to, icon, title, text }: TileProps) => (
  <li>
    <Link to={to}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </Link>
  </li>
);

/** `guide`: links to the page with all articles. */
export const HelpTiles = ({ guide = false }: { guide?: boolean }) => {
  const { t } = useTranslation(['help', 'help/news']);
  const { me } = useSession();
  const unread = me ? unreadNews(me) : 0;
  return (
    <ul role="list" className={styles.tiles}>
      {guide && (
        <Tile
          to={paths.help}
          icon={<BookOpen size={20} aria-hidden="true" />}
          title={t('tiles.guide.title')}
          text={t('tiles.guide.text', { count: helpArticleNames.length })}
        />
      )}
      <Tile
        to={pathTo(paths.helpArticle, { article: helpPages.tutorials })}
        icon={<Play size={20} aria-hidden="true" />}
        title={t('tiles.tutorials.title')}
        text={t('tiles.tutorials.text', { count: tutorials.length })}
      />
      <Tile
        to={whatsNew}
        icon={<Newspaper size={20} aria-hidden="true" />}
        title={
          <>
            {t('tiles.news.title')} {unread > 0 && <Badge tone="info">{formatNumber(unread)}</Badge>}
          </>
        }
        text={t(`${newestNews.name}.title`)}
      />
    </ul>
  );
};
