import type { ComponentChildren } from "preact";

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CrossIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5" />
    <path d="M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
  </Icon>
);
export const GuideIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M15.600 8.400l-2.100 5.100-5.100 2.100 2.100-5.100z" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z" />
  </Icon>
);
export const KeysIcon = () => (
  <Icon>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <path d="M6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14h8" />
  </Icon>
);
export const BookIcon = () => (
  <Icon>
    <path d="M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5z" />
    <path d="M4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3.500M7.500 7.500L12 3l4.500 4.500" />
    <path d="M7 11H5v9.500h14V11h-2" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1" />
    <path d="M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1" />
  </Icon>
);
export const DiceIcon = () => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" />
  </Icon>
);
export const SendIcon = () => (
  <Icon>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M10 6l-6 6 6 6M4 12h16" />
  </Icon>
);
export const EraseIcon = () => (
  <Icon>
    <path d="M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
  </Icon>
);
export const BulbIcon = () => (
  <Icon>
    <path d="M9 18h6M10 21h4M8.2 14.5a6 6 0 1 1 7.6 0c-.7.600-.8 1.2-.8 2H9c0-.8-.1-1.4-.8-2z" />
  </Icon>
);
export const TuneIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </Icon>
);

/** A keyhole under a lens: the sign of the house. */
export const Sign = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d="M21 21l8 8" stroke="currentColor" stroke-width="5" stroke-linecap="round" />
    <circle cx="13" cy="13" r="11" fill="currentColor" />
    <circle cx="13" cy="13" r="8" fill="var(--paper-raised)" />
    <circle cx="13" cy="11" r="2.8" fill="currentColor" />
    <path d="M13 11l2.6 7h-5.2z" fill="currentColor" />
  </svg>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.5" />
  </Icon>
);
export const TakeBackIcon = () => (
  <Icon>
    <path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4" />
  </Icon>
);
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const SwapIcon = () => (
  <Icon>
    <path d="M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5" />
  </Icon>
);
export const FirstIcon = () => (
  <Icon>
    <path d="M6 5v14M19 5l-9 7 9 7z" />
  </Icon>
);
export const PreviousIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path d="M8 5l11 7-11 7z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" stroke-width="3.500" />
  </Icon>
);
export const LastIcon = () => (
  <Icon>
    <path d="M18 5v14M5 5l9 7-9 7z" />
  </Icon>
);
export const TickIcon = () => (
  <Icon>
    <path d="M5 12.5l5 5L19 7" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);
export const OnIcon = () => (
  <Icon>
    <path d="M9 6l6 6-6 6" />
  </Icon>
);
export const HomeIcon = () => (
  <Icon>
    <path d="M4 11l8-7 8 7v9H4z" />
  </Icon>
);
export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Icon>
);
export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M3 20c0-4 2.500-6 6-6s6 2 6 6M16 5a3.500 3.500 0 0 1 0 6M17 14.500c2.500.5 4 2.500 4 5.500" />
  </Icon>
);
export const ListIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);
export const PadIcon = () => (
  <Icon>
    <rect x="5" y="3" width="14" height="18" rx="2" />
    <path d="M9 8h6M9 12h6M9 16h4" />
  </Icon>
);
export const LogIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h16M4 18h10" />
  </Icon>
);
export const ChartIcon = () => (
  <Icon>
    <path d="M4 4v16h16M8 8h4v5h4v4h3" />
  </Icon>
);
export const TalkIcon = () => (
  <Icon>
    <path d="M4 5h16v11H10l-5 4v-4H4z" />
  </Icon>
);
