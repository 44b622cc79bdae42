import { templateParts, type TemplateValues } from '@shared/messages/rules/message-template';
import { useTranslation } from '@/lib/i18n/i18n';
import { placeholderName } from './placeholder-name';
import styles from './message-templates.module.css';

type Props = { text: string; values?: Partial<TemplateValues> };

/** A template's text: known values filled in, unknown ones as tokens. */
export const TemplateText = ({ text, values = {} }: Props) => {
  const { t } = useTranslation('message-templates');
  return templateParts(text).map((part, index) => {
    if (part.kind === 'text') return part.text;
    return (
      values[part.placeholder] ?? (
        <span key={index} className={styles.token}>
          {placeholderName(part.placeholder, t)}
        </span>
      )
    );
  });
};
