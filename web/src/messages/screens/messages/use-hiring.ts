import { useQuery } from '@tanstack/react-query';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Conversation, ConversationApplication } from '@shared/messages/model/conversation';
import type { Interview } from '@shared/hiring/model/interview';
import { applicationInterviewsQuery } from '@/hiring/parts/interviews/interview-queries';
import { queryOf } from '@/lib/requests/query-of';

/** The application that a conversation is about, if the reader may see it. */
export type Hiring = {
  applications: readonly ConversationApplication[];
  /** The newest open one, or else the newest. */
  main: ConversationApplication | undefined;
  detail: ApplicationDetail | undefined;
  interviews: readonly Interview[];
};

const none: readonly never[] = [];

export const useHiring = ({ conversationId }: Pick<Conversation, 'conversationId'>): Hiring => {
  const list = useQuery(queryOf('listConversationApplications', { params: { conversationId } }));
  const applications = list.data?.items ?? none;
  const main = applications.find(({ status }) => isOpen(status)) ?? applications[0];
  const applicationId = main?.applicationId ?? '';
  const enabled = applicationId !== '';
  const detail = useQuery({ ...queryOf('getApplication', { params: { applicationId } }), enabled }).data;
  const interviews = useQuery({ ...applicationInterviewsQuery(applicationId), enabled }).data?.items ?? none;
  return { applications, main, detail, interviews };
};
