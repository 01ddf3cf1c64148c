import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Drawing = styled('svg')(
  themed(({ theme }) => ({
    display: 'block',
    width: '100%',
    alignSelf: 'end',
    '& [data-part="tower"]': { fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 84%, white)` },
    '& [data-part="front"]': { fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 74%, white)` },
    '& [data-part="window"]': { fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 90%, black)` },
    '& [data-part="lit"]': { fill: theme.vars.palette.hero.eyebrow },
    '& [data-part="sun"]': { fill: theme.vars.palette.hero.eyebrow, opacity: 0.75 },
    '& [data-part="crane"]': { stroke: theme.vars.palette.hero.soft, strokeWidth: 3, fill: 'none' },
  })),
)

type Tower = { x: number; y: number; columns: number; rows: number; part: 'tower' | 'front'; lit: readonly number[] }

const cell = { width: 34, height: 34, gap: 10 }
const towers: readonly Tower[] = [
  { x: 40, y: 190, columns: 3, rows: 6, part: 'tower', lit: [4, 14] },
  { x: 400, y: 130, columns: 4, rows: 7, part: 'tower', lit: [2, 9, 19, 24] },
  { x: 190, y: 60, columns: 5, rows: 9, part: 'front', lit: [3, 11, 12, 26, 34, 41] },
]

function Building({ x, y, columns, rows, part, lit }: Tower) {
  const step = cell.width + cell.gap
  const windows = Array.from({ length: columns * rows }, (_, index) => index)
  return (
    <g>
      <rect data-part={part} x={x} y={y} width={columns * step + 24} height={rows * step + 60} />
      {windows.map((index) => (
        <rect
          key={index}
          data-part={lit.includes(index) ? 'lit' : 'window'}
          x={x + 17 + (index % columns) * step}
          y={y + 20 + Math.floor(index / columns) * step}
          width={cell.width}
          height={cell.height}
        />
      ))}
    </g>
  )
}

/** Apartment blocks under a crane, some windows lit. */
export function Skyline() {
  return (
    <Drawing viewBox="0 0 620 470" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle data-part="sun" cx={500} cy={110} r={46} />
      <path data-part="crane" d="M120 190V40M60 40H300M120 40l-30 0M250 40v34" />
      {towers.map((tower) => (
        <Building key={tower.x} {...tower} />
      ))}
    </Drawing>
  )
}
