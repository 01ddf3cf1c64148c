import { styled } from '@mui/material/styles'
import type { Product } from '#contract/catalogue/product.ts'
import { themed } from '#ui/themed.ts'
import { mm, type Space } from './fit.ts'

const benchMm = 900
const scale = 0.14

const Drawing = styled('svg')(
  themed(({ theme }) => ({
    display: 'block',
    width: '100%',
    maxHeight: 340,
    color: theme.vars.palette.text.primary,
    '& *': { vectorEffect: 'non-scaling-stroke' },
    '& text': { fill: 'currentColor', textAnchor: 'middle' },
  })),
)

const Bench = styled('rect')(themed(({ theme }) => ({ fill: theme.vars.palette.picture })))

const ProductFront = styled('rect')(
  themed(({ theme }) => ({
    fill: theme.vars.palette.tint.success,
    stroke: theme.vars.palette.success.main,
    strokeWidth: 1.5,
  })),
)

type Props = { size: NonNullable<Product['dimensions']>; space: Space }

/** A front view of the product, to scale, beside a bench 900 mm high. */
export function FitDrawing({ size, space }: Props) {
  const width = size.width * scale
  const height = size.height * scale
  const roomWidth = (space.width ?? size.width) * scale
  const roomHeight = (space.height ?? size.height) * scale
  const [fullWidth, fullHeight] = [Math.max(width, roomWidth), Math.max(height, roomHeight)]
  // The drawing is as wide as its column or as high as it may be: its texts are about 13 px in both.
  const fontSize = Math.max(fullWidth * 0.057, fullHeight * 0.045)
  const halfView = fullWidth / 2 + fontSize * 5.2
  const floor = fullHeight + fontSize * 2
  return (
    <Drawing
      viewBox={`${-halfView} 0 ${halfView * 2} ${floor + fontSize * 1.8}`}
      role="img"
      aria-label={`${mm(size.width)} wide, ${mm(size.height)} high, ${mm(size.depth)} deep, shown beside a benchtop ${mm(benchMm)} high`}
      fontSize={fontSize}
    >
      <Bench x={-halfView} y={floor - benchMm * scale} width={halfView - roomWidth / 2} height={benchMm * scale} />
      <Bench x={roomWidth / 2} y={floor - benchMm * scale} width={halfView - roomWidth / 2} height={benchMm * scale} />
      <ProductFront x={-width / 2} y={floor - height} width={width} height={height} rx={2} />
      {space.width !== null || space.height !== null ? (
        <rect
          x={-roomWidth / 2}
          y={floor - roomHeight}
          width={roomWidth}
          height={roomHeight}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
        />
      ) : null}
      <line x1={-halfView} x2={halfView} y1={floor} y2={floor} stroke="currentColor" strokeWidth={1.5} />
      <text x={0} y={floor + fontSize * 1.4}>
        {mm(size.width)}
      </text>
      <text x={-width / 2 - fontSize * 2.6} y={floor - height / 2}>
        {mm(size.height)}
      </text>
    </Drawing>
  )
}
