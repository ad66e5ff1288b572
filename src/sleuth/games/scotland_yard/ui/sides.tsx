/** Pictures of the two sides: one who is hunted, those who hunt. */
import { SidePicture } from "../../../ui/parts/drawn/picture";
import { Fugitive } from "./fugitive";

const Hunted = () => (
  <SidePicture>
    <rect width="112" height="112" fill="#22313c" />
    <path d="M-4 84C30 60 44 92 70 76s36-30 50-8v24c-40-20-50 0-78 10S20 90-4 108z" fill="#35566b" />
    <path d="M8 22L40 14 76 26 104 14M40 14L30 54 76 26" stroke="#e7c66f" stroke-width="2" fill="none" />
    <path d="M8 22L30 54" stroke="#3fae8a" stroke-width="3" />
    <g transform="translate(44 78) scale(.86)">
      <Fugitive />
    </g>
  </SidePicture>
);

const Hunters = () => (
  <SidePicture>
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
  </SidePicture>
);

/** In the order of the seats that a side begins with. */
export default [Hunted, Hunters];
