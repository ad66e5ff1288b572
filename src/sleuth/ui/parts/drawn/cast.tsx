import type { ComponentChildren } from "preact";

const INK = "#23262e";
const CREAM = "#fbf3e2";
const BRASS = "#d9a441";

const Eyes = ({ y, gap = 6, r = 2 }: { y: number; gap?: number; r?: number }) => (
  <g fill={INK}>
    <circle cx={32 - gap} cy={y} r={r} />
    <circle cx={32 + gap} cy={y} r={r} />
  </g>
);

const Coat = ({ fill }: { fill: string }) => <path d="M6 66c0-13 11-17 26-17s26 4 26 17z" fill={fill} />;

/** A neck with its shadow, and a face without features. */
const Head = ({ skin }: { skin: string }) => (
  <g fill={skin}>
    <path d="M26 44h12v8q-6 5-12 0z" />
    <path d="M26 47q6 5 12 0v3q-6 5-12 0z" fill="#000" opacity=".14" />
    <ellipse cx="32" cy="34" rx="14" ry="16" />
  </g>
);

/** Any other bot: an automaton. */
export const AUTOMATON: readonly [ground: string, drawn: ComponentChildren] = [
  "#c3ccd3",
  <>
    <rect x="14" y="25" width="36" height="30" rx="7" fill="#8d99a5" />
    <rect x="18" y="31" width="28" height="12" rx="6" fill="#1d2731" />
    <circle cx="25" cy="37" r="3" fill="#f0c14f" />
    <circle cx="39" cy="37" r="3" fill="#f0c14f" />
    <path d="M25 49h14M28 46.5v5M32 46.5v5M36 46.5v5" stroke="#1d2731" stroke-width="1.6" />
    <circle cx="12" cy="40" r="3.5" fill="#b58b3a" />
    <circle cx="52" cy="40" r="3.5" fill="#b58b3a" />
    <path d="M20 22c0-15 24-15 24 0z" fill={INK} />
    <path d="M20 22c0-1.5.2-3 .6-4.3h22.8c.4 1.3.6 2.8.6 4.3z" fill={BRASS} />
    <rect x="14" y="20.5" width="36" height="4" rx="2" fill={INK} />
  </>,
];

/** The eight of the house, the weakest first: the ground of a picture, and what is drawn on it. */
export const CAST: Readonly<Record<string, readonly [ground: string, drawn: ComponentChildren]>> = {
  pip: [
    "#e9d3a4",
    <>
      <Coat fill="#5f7a52" />
      <path d="M20 51q12 8 24 0l3 6q-15 8-30 0z" fill="#c8553d" />
      <Head skin="#f2cca4" />
      <path d="M17 33c-1-10 3-16 15-16s16 6 15 16c-2-4-3-6-4-8H21c-1 2-2 4-4 8z" fill="#b8622f" />
      <circle cx="17.5" cy="36" r="3.2" fill="#f2cca4" />
      <circle cx="46.5" cy="36" r="3.2" fill="#f2cca4" />
      <Eyes y={34} gap={6} r={2.2} />
      <g fill="#c98552">
        <circle cx="23" cy="39" r=".9" />
        <circle cx="25.5" cy="40.5" r=".9" />
        <circle cx="41" cy="39" r=".9" />
        <circle cx="38.5" cy="40.5" r=".9" />
      </g>
      <path d="M26 42.5q6 5.5 12 0z" fill="#fff" stroke="#7a3b22" stroke-width="1.2" />
      <path d="M32 35.5v3" stroke="#d89b6c" stroke-width="1.6" stroke-linecap="round" />
      <path d="M15 24c1-11 9-14 18-14 10 0 15 5 15 12l1 3c-8-2-22-3-34-1z" fill="#75653f" />
      <path d="M14 26c9-4 22-4 30-1-6 3-20 5-30 1z" fill="#4f4428" />
      <path d="M33 10v13M24 12c-2 3-3 7-3 11M41 12c2 3 3 6 3 11" stroke="#5d5032" fill="none" />
    </>,
  ],
  dovecote: [
    "#dcd0e2",
    <>
      <circle cx="32" cy="11" r="8" fill="#a9a2a8" />
      <ellipse cx="32" cy="30" rx="18" ry="18" fill="#b7b0b5" />
      <Coat fill="#6b4a6e" />
      <g fill="#fffaf0">
        <circle cx="22" cy="54" r="2.3" />
        <circle cx="26.5" cy="56.5" r="2.3" />
        <circle cx="32" cy="57.5" r="2.3" />
        <circle cx="37.5" cy="56.5" r="2.3" />
        <circle cx="42" cy="54" r="2.3" />
      </g>
      <Head skin="#f3d6bd" />
      <path d="M17 33c0-12 5-17 15-17s15 5 15 17c-3-7-7-10-15-10s-12 3-15 10z" fill="#c6c0c4" />
      <g fill="#fff" fill-opacity=".55" stroke="#8a5f14" stroke-width="1.6">
        <circle cx="25.5" cy="35" r="5.2" />
        <circle cx="38.5" cy="35" r="5.2" />
      </g>
      <path d="M30.7 35h2.6" stroke="#8a5f14" stroke-width="1.6" />
      <Eyes y={35} gap={6.5} r={2} />
      <path d="M27 44q5 3.5 10 0" fill="none" stroke="#9a4a44" stroke-width="1.8" stroke-linecap="round" />
      <g fill="#eaa896" opacity=".6">
        <circle cx="22" cy="42" r="2.6" />
        <circle cx="42" cy="42" r="2.6" />
      </g>
    </>,
  ],
  brack: [
    "#c7d4e0",
    <>
      <Coat fill="#26375a" />
      <path d="M26 50l6 6 6-6 3 4-9 8-9-8z" fill="#1b2743" />
      <circle cx="32" cy="62" r="1.6" fill={BRASS} />
      <Head skin="#e6b78f" />
      <circle cx="17.8" cy="36" r="3" fill="#e6b78f" />
      <circle cx="46.2" cy="36" r="3" fill="#e6b78f" />
      <Eyes y={34} gap={6} r={2.1} />
      <path d="M20 30h8M36 30h8" stroke="#5a3a22" stroke-width="2.4" stroke-linecap="round" />
      <path d="M32 38c-3 0-9 1-12 6 5 1 10 0 12-2 2 2 7 3 12 2-3-5-9-6-12-6z" fill="#6b4526" />
      <path d="M18.5 30v12M45.5 30v12" stroke="#1b2743" stroke-width="1.6" />
      <path d="M17 25c0-14 5-21 15-21s15 7 15 21z" fill="#26375a" />
      <path d="M14 27c8-5 28-5 36 0-9 2-27 2-36 0z" fill="#1b2743" />
      <circle cx="32" cy="3.5" r="2.5" fill={BRASS} />
      <path d="M32 11l2 4 4.5.5-3.3 3 1 4.5-4.2-2.3-4.2 2.3 1-4.5-3.3-3 4.5-.5z" fill={BRASS} />
    </>,
  ],
  ottoline: [
    "#cde2d5",
    <>
      <path d="M14 26c0-12 8-17 18-17s18 5 18 17v18c-4 4-8 3-9 0H23c-1 3-5 4-9 0z" fill="#23202a" />
      <Coat fill="#e2b04a" />
      <path d="M24 50l8 8 8-8 4 3-12 10-12-10z" fill={CREAM} />
      <Head skin="#a8754c" />
      <path d="M18 32c0-9 5-13 14-13 9 0 14 4 14 12-6-1-10-3-13-6-3 4-8 6-15 7z" fill="#23202a" />
      <Eyes y={35} gap={6} r={2.3} />
      <path
        d="M22 30.5q3.5-2.5 7-.5M35 30q3.5-2 7 .5"
        fill="none"
        stroke="#23202a"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path d="M27 43q5 4 10 0-5-2.5-10 0z" fill="#b0392e" />
      <path d="M14 22C12 12 24 5 36 7c10 1 15 8 13 14-10-4-24-4-35 1z" fill="#8a2b21" />
      <path d="M37 7l2-3" stroke="#8a2b21" stroke-width="2.5" stroke-linecap="round" />
      <g transform="rotate(-18 49 30)">
        <rect x="47.5" y="22" width="3.2" height="15" fill="#e7b85a" />
        <path d="M47.5 37h3.2l-1.6 4z" fill="#f4ecdc" />
      </g>
    </>,
  ],
  quill: [
    "#e7ddc6",
    <>
      <path d="M14 32c0-4 2-8 4-9l1 14-4 3zM50 32c0-4-2-8-4-9l-1 14 4 3z" fill="#efeae0" />
      <Coat fill="#4d5b52" />
      <path d="M25 50l7 7 7-7 3 3-4 13H26l-4-13z" fill={CREAM} />
      <path d="M29.5 56l2.5 2.5 2.5-2.5 1 8h-7z" fill="#22633f" />
      <Head skin="#edc7a6" />
      <path d="M18 38c1 14 7 18 14 18s13-4 14-18c-3 5-7 5-9 4-3-1.5-7-1.5-10 0-2 1-6 1-9-4z" fill="#f6f2e9" />
      <path d="M24 22q8-5 16 0" stroke="#d9ad88" stroke-width="1.6" fill="none" />
      <g fill="#fff" fill-opacity=".5" stroke={INK} stroke-width="1.6">
        <circle cx="25.5" cy="33" r="5.4" />
        <circle cx="38.5" cy="33" r="5.4" />
      </g>
      <path d="M30.9 33h2.2" stroke={INK} stroke-width="1.6" />
      <Eyes y={33} gap={6.5} r={2} />
      <path d="M20 26l8-1M36 25l8 1" stroke="#efeae0" stroke-width="2.8" stroke-linecap="round" />
      <path d="M28 45q4 2 8 0" fill="none" stroke="#a4604e" stroke-width="1.7" stroke-linecap="round" />
    </>,
  ],
  vesper: [
    "#cfd4e2",
    <>
      <path d="M13 32c0-15 8-22 19-22s19 7 19 22c0 9-2 14-6 17H19c-4-3-6-8-6-17z" fill="#191b22" />
      <Coat fill="#1d2a31" />
      <path d="M22 51q10 9 20 0l2 2q-12 12-24 0z" fill="#0f7d5f" />
      <Head skin="#ecc9aa" />
      <path d="M18 36c-2-14 5-19 16-18 7 .5 12 5 12 13-5-1-9-4-11-7-4 5-10 8-15 8-1 1-2 2-2 4z" fill="#191b22" />
      <path d="M21 34q4-4 8 0-4 2.5-8 0zM35 34q4-4 8 0-4 2.5-8 0z" fill="#fff" />
      <Eyes y={33.8} gap={7} r={1.9} />
      <path d="M20.5 33.5q4.5-4.5 9-.5M34.5 33q4.5-4 9 .5" stroke="#191b22" stroke-width="1.6" fill="none" />
      <path
        d="M21 28.5q4-2 8-.5M35 26.5q4.5-2.5 8.5.5"
        stroke="#191b22"
        stroke-width="1.7"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M28 43.5q2-1.5 4-.3 2-1.2 4 .3-4 3.5-8 0z" fill="#a3211a" />
      <path d="M18 42v4M46 42v4" stroke={BRASS} stroke-width="1.5" />
      <path d="M18 46l2 3-2 3-2-3zM46 46l2 3-2 3-2-3z" fill="#0f7d5f" />
    </>,
  ],
  tarn: [
    "#d6cab2",
    <>
      <Coat fill="#8b7448" />
      <path d="M10 66l6-18 12 10-3 8zM54 66l-6-18-12 10 3 8z" fill="#a28a58" />
      <path d="M28 54l4 3 4-3 1 12h-10z" fill="#f4ecdc" />
      <path d="M31 57h2l2 9h-6z" fill={INK} />
      <Head skin="#cf9d76" />
      <path
        d="M18.5 38c1 9 6 13 13.5 13S44.5 47 45.5 38c-2 4-5 6-7 5.5h-13c-2 .5-5-1.5-7-5.5z"
        fill="#7a5a42"
        opacity=".55"
      />
      <path d="M17.5 34v-8h2.5l-.5 8zM46.5 34v-8H44l.5 8z" fill="#4a3b2e" />
      <path d="M20 31l8 1.5M44 31l-8 1.5" stroke="#3a2c20" stroke-width="2.6" stroke-linecap="round" />
      <Eyes y={35.5} gap={6} r={2} />
      <path d="M32 36l-2 5h4" fill="none" stroke="#9a6c48" stroke-width="1.6" stroke-linejoin="round" />
      <path d="M27 46h9" stroke="#6d3b2a" stroke-width="1.9" stroke-linecap="round" />
      <path d="M17 24c1-15 8-18 15-14 7-4 14-1 15 14z" fill="#3c4047" />
      <path d="M17 24l.6-5h28.8l.6 5z" fill="#8a2b21" />
      <path d="M8 27c10-6 38-6 48 0-9 4-39 4-48 0z" fill="#3c4047" />
    </>,
  ],
  orrery: [
    "#bfcad2",
    <>
      <path d="M10 66c0-10 8-13 22-13s22 3 22 13z" fill="#5a4a2a" />
      <rect x="27" y="48" width="10" height="8" fill="#8a6a2c" />
      <circle cx="32" cy="33" r="17" fill="#c9963a" />
      <path d="M18 24a17 17 0 0 1 26-3" stroke="#f0d38c" stroke-width="2.5" fill="none" stroke-linecap="round" />
      <rect x="17" y="29" width="30" height="11" rx="5.5" fill="#1d2a31" />
      <circle cx="25.5" cy="34.5" r="3.4" fill="#f7d67c" />
      <circle cx="38.5" cy="34.5" r="3.4" fill="#f7d67c" />
      <circle cx="25.5" cy="34.5" r="1.3" fill="#1d2a31" />
      <circle cx="38.5" cy="34.5" r="1.3" fill="#1d2a31" />
      <path d="M26 45.5h12M29 43.5v4M32 43.5v4M35 43.5v4" stroke="#5a4a2a" stroke-width="1.4" />
      <ellipse
        cx="32"
        cy="32"
        rx="27"
        ry="9"
        fill="none"
        stroke="#8a5f14"
        stroke-width="2.2"
        transform="rotate(-18 32 32)"
        stroke-dasharray="52 34 60 0"
      />
      <circle cx="56" cy="22" r="4" fill="#8a2b21" />
      <circle cx="8" cy="41" r="3" fill="#2b62c9" />
      <path d="M32 16V9" stroke="#8a5f14" stroke-width="2" />
      <circle cx="32" cy="7.5" r="3" fill="#e7b85a" />
    </>,
  ],
};
