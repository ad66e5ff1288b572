/** Little things that several pictures share. */
export const Peg = ({ x, y, r = 11, fill }: { x: number; y: number; r?: number; fill: string }) => (
  <g>
    <ellipse cx={x} cy={y + r * 0.35} rx={r} ry={r * 0.95} fill="#000" opacity=".28" />
    <circle cx={x} cy={y} r={r} fill={fill} />
    <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.32} fill="#fff" opacity=".4" />
  </g>
);

export const Frame = ({ ground }: { ground: string }) => <rect width="320" height="240" fill={ground} />;
