import CalendarCheck from 'lucide-react/dist/esm/icons/calendar-check.mjs';
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import Building from 'lucide-react/dist/esm/icons/building.mjs';
import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs';
import Hash from 'lucide-react/dist/esm/icons/hash.mjs';
import Layers from 'lucide-react/dist/esm/icons/layers.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import Video from 'lucide-react/dist/esm/icons/video.mjs';
import type { LucideIcon } from 'lucide-react';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';

/** Original drawings on the vendor's color, because the logos are trademarks. */
export const providerIcons: Readonly<Record<IntegrationProvider, { Icon: LucideIcon; color: string }>> = {
  slack: { Icon: Hash, color: '#7a3a86' },
  'google-calendar': { Icon: CalendarDays, color: '#2f6fa3' },
  'microsoft-outlook': { Icon: CalendarCheck, color: '#155e86' },
  zoom: { Icon: Video, color: '#2f6fd0' },
  'microsoft-teams': { Icon: Users, color: '#4d5fb3' },
  'linkedin-recruiter': { Icon: Briefcase, color: '#1f5f8f' },
  greenhouse: { Icon: Layers, color: '#2b7a47' },
  workday: { Icon: Building, color: '#b0500f' },
};
