import Mail from 'lucide-react/dist/esm/icons/mail.mjs';
import Phone from 'lucide-react/dist/esm/icons/phone.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { EmailAddress } from '@/components/email-address';
import { Stack } from '@/components/layout';
import { phoneAddress, PhoneNumber } from '@/components/phone-number';
import styles from '../professionals.module.css';

export const ContactLinks = ({ contact }: { contact: NonNullable<ProfessionalView['contact']> }) => {
  const { t } = useTranslation('professionals');
  const shown = [
    {
      label: t('contact.email'),
      Icon: Mail,
      value: contact.email,
      to: `mailto:${contact.email}`,
      text: <EmailAddress email={contact.email} />,
    },
    {
      label: t('contact.phone'),
      Icon: Phone,
      value: contact.phone,
      to: phoneAddress(contact.phone),
      text: <PhoneNumber phone={contact.phone} />,
    },
  ].filter(({ value }) => value !== '');
  return (
    <Stack as="ul" gap="xs">
      {shown.map(({ label, Icon, to, text }) => (
        <li key={label}>
          <a href={to} className={styles.contact}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{label}: </span>
              {text}
            </span>
          </a>
        </li>
      ))}
    </Stack>
  );
};
