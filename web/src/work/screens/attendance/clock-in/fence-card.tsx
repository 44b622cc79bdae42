import Check from 'lucide-react/dist/esm/icons/check.mjs';
import MapPinOff from 'lucide-react/dist/esm/icons/map-pin-off.mjs';
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import styles from '../shift-day.module.css';
import type { FenceCheck, FenceState } from './use-fence';

type Shown = Exclude<FenceState['kind'], 'off' | 'done'> | 'inside' | 'outside' | 'unsure';

const shownOf = (state: FenceState): Shown | null => {
  if (state.kind === 'off') return null;
  return state.kind === 'done' ? state.fence.result : state.kind;
};

const icons = { inside: Check, denied: MapPinOff, failed: MapPinOff } as const;
const iconOf = (shown: Shown) => (shown in icons ? icons[shown as keyof typeof icons] : MapPin);

/** Whether the phone is at the location, and which data leaves it. */
export const FenceCard = ({ fence, location }: { fence: FenceCheck; location: string }) => {
  const { t } = useTranslation('shift-day');
  const { state, check } = fence;
  const shown = shownOf(state);
  if (shown === null) return null;
  const Icon = iconOf(shown);
  const meters = state.kind === 'done' ? (state.fence.accuracyUpTo ?? 0) : 0;
  return (
    <section className={styles.fence} aria-label={t('fence.title')} data-result={shown}>
      <span className={styles.fenceMark} aria-hidden="true">
        <Icon size={24} />
      </span>
      <div className={styles.fenceWords}>
        <div role="status">
          <h2>{shown === 'ask' || shown === 'outside' ? t(`fence.${shown}`, { location }) : t(`fence.${shown}`)}</h2>
          {shown !== 'checking' && <p>{t(`fence.${shown}Text`, { meters })}</p>}
        </div>
        {shown !== 'checking' && shown !== 'inside' && shown !== 'denied' && (
          <Button variant="secondary" className={styles.target ?? ''} onClick={() => void check()}>
            {t(shown === 'ask' ? 'fence.check' : 'fence.again')}
          </Button>
        )}
      </div>
    </section>
  );
};
