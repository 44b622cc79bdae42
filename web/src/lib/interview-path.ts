import { messagesView, paths } from '@shared/paths';

/** Where an interview is shown beside its conversation, with what its reader can do. */
export const interviewPath = (interviewId: string): string =>
  `${paths.messages}?${messagesView.interview}=${encodeURIComponent(interviewId)}`;
