import type { ReactNode } from 'react'
import type { Dress } from '#themes/states.ts'

type Dot = readonly [x: number, y: number, radius: number]

const blossoms: readonly Dot[] = [
  [206, 92, 10],
  [224, 76, 9],
  [190, 74, 8],
  [238, 100, 8],
  [210, 58, 8],
  [228, 50, 6],
  [178, 96, 7],
  [246, 80, 6],
  [196, 46, 6],
]

/** A lit niche with a sprig in a vase on a plinth. */
const Niche = () => (
  <svg viewBox="0 0 420 320" aria-hidden="true">
    <path d="M60 320V150a150 150 0 0 1 300 0v170z" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
    <path d="M210 12 108 320h204z" fill="var(--paper)" opacity="0.75" />
    <path d="M150 240h120v80H150z" fill="var(--picture)" />
    <path d="M150 240h120l-10-14H160z" fill="var(--line)" />
    <path d="M196 226c-10-26-8-44 4-58h20c12 14 14 32 4 58z" fill="var(--soft)" opacity="0.55" />
    <path
      d="M210 168c0-40 4-70 4-118M211 130c-10-12-22-24-30-36M212 112c10-8 22-18 30-32"
      fill="none"
      stroke="var(--soft)"
      strokeWidth="2"
    />
    {blossoms.map(([x, y, radius]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="var(--accent)" />
    ))}
    <path d="M20 319h380" stroke="var(--soft)" strokeWidth="2" />
  </svg>
)

/** A switch that turns itself off. */
const Switch = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true">
    <rect x="24" y="40" width="272" height="120" rx="60" fill="var(--accent-ink)" opacity="0.22" />
    <rect x="24" y="40" width="272" height="120" rx="60" fill="none" stroke="var(--accent-ink)" strokeWidth="4" />
    <circle data-knob cx="84" cy="100" r="44" fill="var(--accent-ink)" />
    <path d="M212 76v48M236 76v48" stroke="var(--accent-ink)" strokeWidth="6" strokeLinecap="round" opacity="0.5" />
  </svg>
)

const covers = [
  { x: 96, fill: 'var(--promo-a)' },
  { x: 270, fill: 'var(--promo-b)' },
] as const

/** Three covers laid out; the one in the middle is still to be chosen. */
const Discs = () => (
  <svg viewBox="0 0 366 190" aria-hidden="true">
    <defs>
      <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h6M0 3h6" stroke="var(--paper)" strokeWidth="1" opacity="0.28" />
        <path d="M0 0v6" stroke="var(--ink)" strokeWidth="1" opacity="0.14" />
      </pattern>
    </defs>
    {covers.map(({ x, fill }) => (
      <g key={x}>
        <circle cx={x} cy="95" r="80" fill={fill} />
        <circle cx={x} cy="95" r="80" fill="url(#weave)" />
      </g>
    ))}
    <circle cx="183" cy="95" r="88" fill="var(--ground)" />
    <circle cx="183" cy="95" r="76" fill="none" stroke="var(--soft)" strokeWidth="2" strokeDasharray="9 7" />
  </svg>
)

/** A stamp with hills and a van, and the lines of a postmark. */
const Stamp = () => (
  <svg viewBox="0 0 220 240" aria-hidden="true">
    <g transform="rotate(4 130 120)">
      <rect x="44" y="20" width="164" height="200" fill="var(--paper)" />
      <rect
        x="44"
        y="20"
        width="164"
        height="200"
        fill="none"
        stroke="var(--ground)"
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 18.2"
      />
      <rect x="58" y="34" width="136" height="172" fill="var(--promo-a)" />
      <circle cx="158" cy="76" r="20" fill="var(--star)" />
      <path d="M58 142c26-44 46-44 70-10 14-22 36-24 66 14v60H58z" fill="var(--primary)" opacity="0.75" />
      <path d="M58 168c40-22 84-22 136 2v36H58z" fill="var(--primary)" />
      <path d="M92 160h34v24H92zm34 8h14l8 9v7h-22z" fill="var(--paper)" />
      <circle cx="104" cy="186" r="6" fill="var(--ink)" />
      <circle cx="138" cy="186" r="6" fill="var(--ink)" />
    </g>
    <g fill="none" stroke="var(--soft)" strokeWidth="3" opacity="0.7">
      <circle cx="48" cy="64" r="38" />
      <circle cx="48" cy="64" r="28" />
      <path d="M86 50c20-8 30 8 50 0s30 8 50 0M84 66c20-8 30 8 50 0s30 8 50 0M86 82c20-8 30 8 50 0s30 8 50 0" />
    </g>
  </svg>
)

/** The string of a paper tag. */
const TagString = () => (
  <svg viewBox="0 0 90 110" aria-hidden="true">
    <path d="M2 8c40-12 78 10 70 44-5 20-32 18-28-2 3-14 22-12 30 8" fill="none" stroke="var(--ink)" strokeWidth="3" />
  </svg>
)

const widths = [3, 1, 2, 1, 4, 1, 1, 3, 2, 1, 2, 4, 1, 2, 1, 3, 1, 2]

/** The bars at the head of a delivery docket. */
const DocketBars = () => (
  <svg viewBox="0 0 120 44" aria-hidden="true" preserveAspectRatio="none">
    {widths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed bars
      <rect key={index} x={index * 6.6} width={width} height="44" fill="var(--ink)" />
    ))}
  </svg>
)

/** An opening with its measures, as on a floor plan. */
const Opening = () => (
  <svg viewBox="0 0 460 250" aria-hidden="true">
    <path d="M0 206h120V44h220v162h120" fill="none" stroke="var(--ink)" strokeWidth="6" />
    <rect
      x="132"
      y="56"
      width="196"
      height="150"
      fill="none"
      stroke="var(--soft)"
      strokeWidth="2"
      strokeDasharray="10 8"
    />
    <path d="m132 56 196 150M328 56 132 206" stroke="var(--line)" strokeWidth="2" />
    <g fill="none" stroke="var(--gold)" strokeWidth="2">
      <path d="M132 232h196M132 222v20M328 222v20M128 236l8-8M324 236l8-8" />
      <path d="M372 56v150M362 56h20M362 206h20M368 60l8-8M368 210l8-8" />
    </g>
  </svg>
)

/** A run of kitchen units with one still missing. */
const Run = () => (
  <svg viewBox="0 0 720 250" aria-hidden="true">
    <path d="M0 249h720" stroke="var(--soft)" strokeWidth="2" />
    <g fill="var(--promo-a)" stroke="var(--ink)" strokeWidth="2">
      <path d="M20 30h120v218H20z" />
      <path d="M160 128h130v120H160zM430 128h130v120H430zM560 128h140v120H560z" />
      <path d="M160 20h110v66H160zM450 20h110v66H450zM560 20h110v66H560z" fill="var(--paper)" />
    </g>
    <path d="M20 104h120M128 60v26M128 122v40M174 142h40M444 142h40M574 142h40" stroke="var(--ink)" strokeWidth="3" />
    <path d="M152 118h138v10H152zM430 118h278v10H430z" fill="var(--ink)" />
    <path d="M290 123h140v125" fill="none" stroke="var(--soft)" strokeWidth="2" strokeDasharray="10 8" />
    <path d="M290 128v120" stroke="var(--soft)" strokeWidth="2" strokeDasharray="10 8" />
    <path d="M292 186h136M304 180l-12 6 12 6M416 180l12 6-12 6" fill="none" stroke="var(--gold)" strokeWidth="2" />
    <g fill="var(--primary)">
      <path d="M620 118h34l4-26h-42z" fill="var(--accent)" />
      <path d="M636 92c-4-22-18-32-30-34 2 18 14 30 30 34zM638 92c2-26 16-38 32-40-2 22-14 36-32 40zM637 90c-8-20-6-34 2-46 8 14 6 32-2 46z" />
    </g>
  </svg>
)

export const drawings: Record<Dress, () => ReactNode> = {
  niche: Niche,
  switch: Switch,
  discs: Discs,
  stamp: Stamp,
  tag: TagString,
  docket: DocketBars,
  sheet: Opening,
  run: Run,
}
