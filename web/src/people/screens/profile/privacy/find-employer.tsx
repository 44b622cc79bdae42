import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import type { BlockedOrganization } from '@shared/people/model/professional';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './privacy.module.css';
import { employersQuery } from './privacy-queries';

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), displayDurations.searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

type Props = {
  blocked: readonly BlockedOrganization[];
  blocking: string | null;
  onBlock: (employer: BlockedOrganization) => Promise<void>;
};

export const FindEmployer = ({ blocked, blocking, onBlock }: Props) => {
  const { t } = useTranslation('profile-privacy');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const name = useSettled(text.trim());
  const found = useQuery({ ...employersQuery(name), placeholderData: keepPreviousData });
  const isAsked = name.length >= 2;
  const isBlocked = (it: BlockedOrganization) =>
    blocked.some(({ organizationId }) => organizationId === it.organizationId);

  const block = (employer: BlockedOrganization): void => {
    onBlock(employer).then(
      () => {
        setText('');
        input.current?.focus();
      },
      () => undefined,
    );
  };

  return (
    <Stack gap="s">
      <TextField
        ref={input}
        type="search"
        label={t('blocked.find')}
        description={t('blocked.findHint')}
        maxLength={limits.organizationLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={styles.outcome}>
        {isAsked && found.data?.length === 0 && !found.isPlaceholderData && (
          <MutedText>{t('blocked.noMatch', { name })}</MutedText>
        )}
        {isAsked && found.data && found.data.length > 0 && (
          <span className="visually-hidden">{t('blocked.found', { count: found.data.length })}</span>
        )}
      </div>
      {isAsked && found.isError && <FormMessage kind="error">{found.error.message}</FormMessage>}
      {isAsked && found.data && found.data.length > 0 && (
        <ul className={styles.employers} role="list" aria-label={t('blocked.results')}>
          {found.data.map((it) => (
            <Row as="li" key={it.organizationId} justify="between" className={styles.employer}>
              <span>{it.organization}</span>
              {isBlocked(it) ? (
                <MutedText as="span">{t('blocked.already')}</MutedText>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('blocked.blockOf', { name: it.organization })}
                  loading={blocking === it.organizationId}
                  onClick={() => block(it)}
                >
                  {t('blocked.block')}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
    </Stack>
  );
};
