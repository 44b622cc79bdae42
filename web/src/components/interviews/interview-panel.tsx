/** `schedule` needs the application, `reschedule` and `view` the interview. */
export type InterviewPanelProps = {
  applicationId?: string | undefined;
  interviewId?: string | undefined;
  mode?: 'schedule' | 'reschedule' | 'view' | undefined;
  onDone?: (() => void) | undefined;
};

/** Proposes an interview, or shows one with what its reader can do. */
export const InterviewPanel = (_props: InterviewPanelProps) => null;
