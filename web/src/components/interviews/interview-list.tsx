export type InterviewListProps = {
  when: 'upcoming' | 'past';
  /** Those about one application only. */
  applicationId?: string | undefined;
};

/** The reader's interviews. */
export const InterviewList = (_props: InterviewListProps) => null;
