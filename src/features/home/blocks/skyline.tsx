import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Drawing = styled('svg')(
  themed(({ theme }) => {
    const { ground, eyebrow, soft } = theme.vars.palette.hero
    const mixed = (share: number, other: string) => `color-mix(in srgb, ${ground} ${share}%, ${other})`
    return {
      display: 'block',
      width: '100%',
      alignSelf: 'end',
      '& [data-tone="far"]': { fill: mixed(80, 'black') },
      '& [data-tone="near"]': { fill: mixed(89, 'white') },
      '& [data-tone="side"]': { fill: mixed(81, 'white') },
      '& [data-tone="roof"]': { fill: mixed(68, 'white') },
      '& [data-tone="window"]': { fill: mixed(96, 'black') },
      '& [data-tone="slab"]': { fill: mixed(82, 'black') },
      '& [data-tone="light"]': { fill: eyebrow },
      '& [data-tone="room"]': { fill: mixed(45, eyebrow) },
      '& [data-tone="sun"]': { fill: eyebrow, opacity: 0.85 },
      '& [data-tone="crane"]': { fill: 'none', stroke: soft, strokeWidth: 3, opacity: 0.7 },
    }
  }),
)

type Tower = {
  tone: 'near' | 'side'
  x: number
  y: number
  width: number
  columns: number
  rows: number
  window: { width: number; height: number }
  step: { x: number; y: number }
  lit: readonly number[]
  /** Whether lit windows show what is in the room. */
  hasRooms?: boolean
}

const ground = 500
const towers: readonly Tower[] = [
  {
    tone: 'side',
    x: 424,
    y: 134,
    width: 178,
    columns: 4,
    rows: 8,
    window: { width: 27, height: 29 },
    step: { x: 39, y: 44.5 },
    lit: [2, 9, 14, 21, 27],
  },
  {
    tone: 'near',
    x: 156,
    y: 62,
    width: 268,
    columns: 5,
    rows: 9,
    window: { width: 36, height: 29 },
    step: { x: 48, y: 46.5 },
    lit: [3, 11, 17, 18, 29, 36, 40],
    hasRooms: true,
  },
]

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`

function Building({ tone, x, y, width, columns, rows, window, step, lit, hasRooms }: Tower) {
  const left = x + (width - (columns - 1) * step.x - window.width) / 2
  const windows = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * step.x,
    y: y + 25 + Math.floor(index / columns) * step.y,
    isLit: lit.includes(index),
  }))
  const panes = (isLit: boolean) =>
    windows
      .filter((pane) => pane.isLit === isLit)
      .map((pane) => box(pane.x, pane.y, window.width, window.height))
      .join('')
  return (
    <>
      <path data-tone={tone} d={box(x, y, width, ground - y)} />
      <path data-tone="roof" d={box(x, y, width, 7)} />
      <path data-tone="window" d={panes(false)} />
      <path data-tone="light" d={panes(true)} />
      {hasRooms && (
        <path
          data-tone="room"
          d={windows.flatMap((pane) => (pane.isLit ? box(pane.x, pane.y + 17, 16, 12) : [])).join('')}
        />
      )}
      <path
        data-tone="slab"
        d={windows.map((pane) => box(pane.x - 4, pane.y + window.height, window.width + 8, 4)).join('')}
      />
    </>
  )
}

/** Apartment blocks with lit windows, and one that is being built. */
export function Skyline() {
  return (
    <Drawing viewBox="0 0 602 500" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle data-tone="sun" cx={522} cy={104} r={46} />
      <path data-tone="far" d="M0 223h58v-53h98v330H0z" />
      <path data-tone="crane" d="M92 170V26L28 46M92 26L202 46M14 46H228M189 46v31" />
      <path data-tone="light" d={box(179, 77, 20, 12)} />
      {towers.map((tower) => (
        <Building key={tower.tone} {...tower} />
      ))}
    </Drawing>
  )
}
