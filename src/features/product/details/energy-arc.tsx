import { styled } from '@mui/material/styles'
import { energyScale } from '#domain/catalogue/product-attributes.ts'
import { themed } from '#ui/themed.ts'

const radius = 96
const [centreX, centreY] = [110, 116]
const half = 'M14 116a96 96 0 0 1 192 0'
const star = 'm0-9 2.600 5.600 6 .700-4.400 4.200 1.100 6L0 4.600-5.300 7.500l1.100-6-4.400-4.200 6-.700z'

const Drawing = styled('svg')(
  themed(({ theme }) => ({
    display: 'block',
    width: 220,
    maxWidth: '100%',
    height: 'auto',
    margin: '8px auto 0',
    '& > path': { fill: 'none', strokeWidth: 30, stroke: theme.vars.palette.divider },
    '& > path + path': { stroke: theme.vars.palette.accent.ground },
    '& g': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.control },
    '& [data-on]': { fill: theme.vars.palette.accent.ink, stroke: 'none' },
    '& text': { fill: theme.vars.palette.text.secondary, fontSize: 12, textAnchor: 'middle' },
    '& g + text': {
      fill: theme.vars.palette.text.primary,
      fontFamily: theme.typography.h2.fontFamily,
      fontSize: 38,
      fontWeight: theme.typography.h2.fontWeight,
    },
  })),
)

/** The SVG transform of a star: centred in its segment of the half circle. */
function placeOf(index: number, of: number) {
  const angle = ((index + 0.5) / of) * 180 - 90
  const turn = (angle * Math.PI) / 180
  const x = centreX + radius * Math.sin(turn)
  const y = centreY - radius * Math.cos(turn)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle}) scale(${of > 6 ? 0.7 : 0.9})`
}

/** The half circle of the energy label, filled as far as the stars reach. */
export function EnergyArc({ stars }: { stars: number }) {
  const of = energyScale(stars)
  const reached = Math.min(stars / of, 1)
  return (
    <Drawing viewBox="0 0 220 128" role="img" aria-label={`Energy rating ${stars} of ${of} stars`}>
      <path d={half} />
      <path d={half} pathLength={1} strokeDasharray={`${reached} 1`} />
      <g>
        {Array.from({ length: of }, (_, index) => placeOf(index, of)).map((transform, index) => (
          <path key={transform} data-on={index < stars || undefined} transform={transform} d={star} />
        ))}
      </g>
      <text x={centreX} y={100}>
        {stars}
      </text>
      <text x={centreX} y={121}>
        of {of} stars
      </text>
    </Drawing>
  )
}
