import Bell from 'lucide-react/dist/esm/icons/bell.mjs';
import Building2 from 'lucide-react/dist/esm/icons/building-2.mjs';
import ClipboardCheck from 'lucide-react/dist/esm/icons/clipboard-check.mjs';
import CreditCard from 'lucide-react/dist/esm/icons/credit-card.mjs';
import Flag from 'lucide-react/dist/esm/icons/flag.mjs';
import Handshake from 'lucide-react/dist/esm/icons/handshake.mjs';
import Hospital from 'lucide-react/dist/esm/icons/hospital.mjs';
import LayoutTemplate from 'lucide-react/dist/esm/icons/layout-template.mjs';
import LifeBuoy from 'lucide-react/dist/esm/icons/life-buoy.mjs';
import Plug from 'lucide-react/dist/esm/icons/plug.mjs';
import ScrollText from 'lucide-react/dist/esm/icons/scroll-text.mjs';
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import UserPlus from 'lucide-react/dist/esm/icons/user-plus.mjs';
import UserRound from 'lucide-react/dist/esm/icons/user-round.mjs';
import UserRoundCog from 'lucide-react/dist/esm/icons/user-round-cog.mjs';
import type { SettingsAreaName } from './settings-areas';

export const settingsIcons: Record<SettingsAreaName, typeof Bell> = {
  companyProfile: Building2,
  profile: UserRound,
  account: UserRoundCog,
  notifications: Bell,
  billing: CreditCard,
  privacy: ShieldCheck,
  team: UserPlus,
  locations: Hospital,
  integrations: Plug,
  audit: ScrollText,
  reliability: Handshake,
  facilityLists: ClipboardCheck,
  messageTemplates: LayoutTemplate,
  reports: Flag,
  help: LifeBuoy,
};
