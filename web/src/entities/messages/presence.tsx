import type { Correspondent } from '@shared/model/conversation';
import { Face } from '@/components/faces/face';
import styles from './messaging.module.css';

export const PhotoWithPresence = ({ person }: { person: Correspondent }) => (
  <span className={styles.photo}>
    <Face id={person.user_id} name={person.user_name} url={person.photo_url} size={40} />
    {person.is_online && <span className={styles.dot} aria-hidden="true" />}
  </span>
);
