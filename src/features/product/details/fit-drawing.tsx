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
  const halfView = Math.max(width, roomWidth) / 2 + 70
  const floor = Math.max(height, roomHeight) + 24
  return (
    <Drawing
      viewBox={`${-halfView} 0 ${halfView * 2} ${floor + 24}`}
      // Its texts are as large beside a sofa as beside a kettle.
      fontSize={halfView * 0.082}
      role="img"
      aria-label={`${mm(size.width)} wide, ${mm(size.height)} high, ${mm(size.depth)} deep, shown beside a benchtop ${mm(benchMm)} high`}
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
      <text x={0} y={floor + 16}>
        {mm(size.width)}
      </text>
      <text x={-width / 2 - 34} y={floor - height / 2}>
        {mm(size.height)}
      </text>
    </Drawing>
  )
}
