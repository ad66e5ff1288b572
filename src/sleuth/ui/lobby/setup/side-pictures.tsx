/** Pictures of sides: one who is hunted, those who hunt, and cards for the lot. */
import type { ComponentType } from "preact";

const FRAME = { class: "side-picture", viewBox: "0 0 112 112", width: 112, height: 112 } as const;

const Hunted = () => (
  <svg {...FRAME} aria-hidden="true">
    <rect width="112" height="112" fill="#22313c" />
    <path d="M-4 84C30 60 44 92 70 76s36-30 50-8v24c-40-20-50 0-78 10S20 90-4 108z" fill="#35566b" />
    <path d="M8 22L40 14 76 26 104 14M40 14L30 54 76 26" stroke="#e7c66f" stroke-width="2" fill="none" />
    <path d="M8 22L30 54" stroke="#3fae8a" stroke-width="3" />
    <g transform="translate(44 78) scale(.86)">
      <path d="M-6 50c0-40 22-52 44-52s44 12 44 52z" fill="#12181e" />
      <path d="M16-2h44l-22 20z" fill="#e8dfcb" />
      <path d="M30 4h16l-8 30z" fill="#8a2b21" />
      <circle cx="38" cy="-22" r="22" fill="#d7b48a" />
      <path d="M12-30c2-32 18-34 26-27 8-7 24-5 26 27z" fill="#12181e" />
      <path d="M-4-28c16-8 68-8 84 0-16 9-68 9-84 0z" fill="#12181e" />
      <path d="M16-40h44l1 6H15z" fill="#8a2b21" />
      <path d="M22-20h32v7H22z" fill="#12181e" />
    </g>
  </svg>
);

const Hunters = () => (
  <svg {...FRAME} aria-hidden="true">
    <rect width="112" height="112" fill="#e4c58d" />
    <circle cx="84" cy="14" r="70" fill="#f3dfb4" opacity=".8" />
    <path d="M10 96L34 62 66 78 100 52" stroke="#108a86" stroke-width="4" fill="none" />
    <path d="M34 62L60 34 100 52" stroke="#d99a00" stroke-width="2.5" fill="none" />
    <g fill="#fffdf6" stroke="#7a5700" stroke-width="2">
      <circle cx="10" cy="96" r="7" />
      <circle cx="66" cy="78" r="7" />
      <circle cx="60" cy="34" r="7" />
    </g>
    <g transform="translate(34 62) scale(1.7)" fill="#1e7a3d" stroke="#14181d">
      <path d="M-7.5 1c0-9 3-12 7.5-12s7.500 3 7.500 12z" />
      <path d="M0-28l11 11-11 11-11-11z" />
    </g>
    <g transform="translate(92 58) scale(1.5)" fill="#2458b8" stroke="#14181d">
      <path d="M-7.5 1c0-9 3-12 7.5-12s7.500 3 7.500 12z" />
      <circle r="9" cy="-17" />
    </g>
  </svg>
);

export const Lot = () => (
  <svg {...FRAME} aria-hidden="true">
    <rect width="112" height="112" fill="#b9cfc4" />
    <path d="M0 78h112v34H0z" fill="#9fbbae" />
    <g transform="rotate(-10 40 56)">
      <rect x="20" y="24" width="40" height="58" rx="6" fill="#22313c" stroke="#fcf8ef" stroke-width="2.5" />
      <path d="M31 42l18 22m0-22L31 64" stroke="#e7b85a" stroke-width="5" />
    </g>
    <g transform="rotate(9 72 58)">
      <rect x="53" y="28" width="40" height="58" rx="6" fill="#fcf8ef" stroke="#8d8069" />
      <circle cx="73" cy="52" r="9" fill="none" stroke="#8a2b21" stroke-width="4" />
      <path d="M79 59l9 10" stroke="#8a2b21" stroke-width="5" stroke-linecap="round" />
    </g>
  </svg>
);

/** The picture of the side that begins with this seat: the first is alone, the others are many. */
export const sidePicture = (seat: number): ComponentType => (seat === 0 ? Hunted : Hunters);
