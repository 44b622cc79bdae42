import { knownName } from '@/lib/i18n/former-member';
import type { Correspondent } from '@shared/messages/model/conversation';
import { Face } from '@/components/faces/face';
import styles from './messaging.module.css';

type Props = { person: Correspondent; size?: number };

export const PhotoWithPresence = ({ person, size = 40 }: Props) => (
  <span className={styles.photo}>
    <Face
      id={person.user_id}
      name={knownName(person.user_name)}
      url={person.photo_url}
      size={size}
      isOnline={person.is_online === true}
    />
  </span>
);
