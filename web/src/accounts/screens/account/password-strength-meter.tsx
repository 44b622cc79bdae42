import Check from 'lucide-react/dist/esm/icons/check.mjs';
import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { passwordHints, passwordStrength, strengths } from './password-strength';
import classes from './password-strength-meter.module.css';

export const PasswordStrengthMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation('account');
  const { met, strength } = passwordStrength(password);
  const level = password ? strengths.indexOf(strength) + 1 : 0;
  const word = level > 0 ? t(`strength.${strength}`) : t('strength.none');

  return (
    <div className={classes.root}>
      <div className={classes.bars} data-strength={level > 0 ? strength : undefined} aria-hidden>
        {strengths.map((it, index) => (
          <span key={it} className={classes.bar} data-on={index < level || undefined} />
        ))}
      </div>
      <p className={classes.word} aria-live="polite">
        {t('strength.label', { strength: word })}
      </p>
      <ul className={classes.hints}>
        {passwordHints.map((hint) => (
          <li key={hint} className={classes.hint} data-met={met.has(hint) || undefined}>
            {met.has(hint) ? <Check aria-hidden size={14} /> : <Circle aria-hidden size={14} />}
            {t(`strength.hints.${hint}`, { min: limits.passwordMin })}
            <span className={classes.unseen}>{met.has(hint) ? t('strength.met') : t('strength.notMet')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
