import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ThumbsDown from 'lucide-react/dist/esm/icons/thumbs-down.mjs';
import ThumbsUp from 'lucide-react/dist/esm/icons/thumbs-up.mjs';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { HelpVote } from '@shared/trust/model/help';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { Button } from '@/components/ui/base/button';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import styles from './help-page.module.css';

const ownVoteQuery = (article: HelpArticleName, isMember: boolean) =>
  queryOf(isMember ? 'getHelpVote' : 'getGuestHelpVote', { params: { article } });

const useVote = (article: HelpArticleName) => {
  const { me } = useSession();
  const client = useQueryClient();
  const { queryKey } = ownVoteQuery(article, me !== null);
  return useMutation({
    mutationFn: async (body: HelpVote) => {
      // A response from before the vote must not replace it.
      await client.cancelQueries({ queryKey });
      return api(me ? 'rateHelpArticle' : 'rateHelpAsGuest', { params: { article }, body });
    },
    onSuccess: ({ helpful }) => client.setQueryData(queryKey, { helpful }),
  });
};

/** The reader's earlier choice; null while loading. */
const useOwnVote = (article: HelpArticleName): boolean | null => {
  const { me, status } = useSession();
  const { data } = useQuery({ ...ownVoteQuery(article, me !== null), enabled: status !== 'loading' });
  return data?.helpful ?? null;
};

const answers = [
  { helpful: true, label: 'vote.yes', icon: ThumbsUp },
  { helpful: false, label: 'vote.no', icon: ThumbsDown },
] as const;

/** The vote counts on the click and can be changed; a no can have a comment. */
export const ArticleVote = ({ article }: { article: HelpArticleName }) => {
  const { t } = useTranslation('help');
  const vote = useVote(article);
  const note = useVote(article);
  const [text, setText] = useState('');
  const before = useOwnVote(article);
  const chosen = vote.isPending ? vote.variables.helpful : before;
  const problem = vote.error ?? note.error;
  return (
    <section className={styles.vote} aria-label={t('vote.ask')}>
      <div className={styles.ask}>
        <h2>{t('vote.ask')}</h2>
        {answers.map(({ helpful, label, icon: Icon }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            leftIcon={<Icon size={16} aria-hidden="true" />}
            aria-pressed={chosen === helpful}
            onClick={() => {
              if (chosen !== helpful) vote.mutate({ helpful });
            }}
          >
            {t(label)}
          </Button>
        ))}
        <p role="status">{(note.isSuccess && t('vote.sent')) || (vote.isSuccess && t('vote.thanks'))}</p>
      </div>
      {problem && <FormMessage kind="error">{problem.message}</FormMessage>}
      {chosen === false && !note.isSuccess && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const comment = text.trim();
            if (comment !== '' && !note.isPending) note.mutate({ helpful: false, comment });
          }}
        >
          <TextAreaField
            label={t('vote.comment')}
            description={t('vote.commentHint')}
            rows={3}
            maxLength={limits.helpCommentLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="small" loading={note.isPending}>
            {t('vote.send')}
          </Button>
        </form>
      )}
    </section>
  );
};
