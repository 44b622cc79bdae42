import type { ExclusionHit } from '@shared/trust/model/exclusion';
import type { TFunction } from '@/lib/i18n/i18n';

/** "Same name, in another spelling". */
export const matchWords = ({ strength, name }: Pick<ExclusionHit, 'strength' | 'name'>, t: TFunction<'exclusions'>) =>
  name === null
    ? t(`strength.${strength}`)
    : t('matched', { strength: t(`strength.${strength}`), name: t(`name.${name}`) });
