import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Drawing = styled('svg')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: -1,
    right: -32,
    top: '-4%',
    height: '116%',
    rotate: '14deg',
    fill: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 40%, ${theme.vars.palette.star})`,
    pointerEvents: 'none',
  })),
)

const leaflets = Array.from({ length: 15 }, (_, index) => {
  const y = 20 + index * 27
  const length = 24 + 86 * Math.sin(((index + 2.5) / 18) * Math.PI)
  return { y, length }
})

/** A decorative fern frond at the edge of a panel, in the colours of the home page. */
export function Frond() {
  return (
    <Drawing viewBox="0 0 240 440" aria-hidden="true">
      <path d="M118 8c8 150 4 290-12 432h8c16-142 18-284 8-432z" />
      {leaflets.map(({ y, length }) => (
        <g key={y}>
          <path d={`M118 ${y + 16}q${length * 0.5}-26 ${length}-24q${-length * 0.4} 30 ${-length} 34z`} />
          <path d={`M118 ${y + 16}q${-length * 0.5}-26 ${-length}-24q${length * 0.4} 30 ${length} 34z`} />
        </g>
      ))}
    </Drawing>
  )
}
