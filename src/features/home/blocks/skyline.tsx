import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Drawing = styled('svg')({ display: 'block', width: '100%', alignSelf: 'end' })

const Sun = styled('circle')(themed(({ theme }) => ({ fill: theme.vars.palette.hero.eyebrow, opacity: 0.75 })))

const Crane = styled('path')(
  themed(({ theme }) => ({ stroke: theme.vars.palette.hero.soft, strokeWidth: 3, fill: 'none' })),
)

const Wall = styled('rect')(
  themed(({ theme }) => ({
    fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 84%, white)`,
    '&[data-near]': { fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 74%, white)` },
  })),
)

const DarkWindows = styled('g')(
  themed(({ theme }) => ({ fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 90%, black)` })),
)

const LitWindows = styled('g')(themed(({ theme }) => ({ fill: theme.vars.palette.hero.eyebrow })))

type Tower = { x: number; y: number; columns: number; rows: number; isNear?: boolean; lit: readonly number[] }

const cell = { width: 34, height: 34, gap: 10 }
const towers: readonly Tower[] = [
  { x: 40, y: 190, columns: 3, rows: 6, lit: [4, 14] },
  { x: 400, y: 130, columns: 4, rows: 7, lit: [2, 9, 19, 24] },
  { x: 190, y: 60, columns: 5, rows: 9, isNear: true, lit: [3, 11, 12, 26, 34, 41] },
]

function Building({ x, y, columns, rows, isNear, lit }: Tower) {
  const step = cell.width + cell.gap
  const windows = Array.from({ length: columns * rows }, (_, index) => index)
  const windowAt = (index: number) => (
    <rect
      key={index}
      x={x + 17 + (index % columns) * step}
      y={y + 20 + Math.floor(index / columns) * step}
      width={cell.width}
      height={cell.height}
    />
  )
  return (
    <g>
      <Wall data-near={isNear} x={x} y={y} width={columns * step + 24} height={rows * step + 60} />
      <DarkWindows>{windows.filter((index) => !lit.includes(index)).map(windowAt)}</DarkWindows>
      <LitWindows>{lit.map(windowAt)}</LitWindows>
    </g>
  )
}

/** Apartment blocks under a crane, some windows lit. */
export function Skyline() {
  return (
    <Drawing viewBox="0 0 620 470" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Sun cx={500} cy={110} r={46} />
      <Crane d="M120 190V40M60 40H300M120 40l-30 0M250 40v34" />
      {towers.map((tower) => (
        <Building key={tower.x} {...tower} />
      ))}
    </Drawing>
  )
}
