import { styled } from '@mui/material/styles'
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx'

const Shapes = styled('div')({ display: 'grid', gap: 24, marginTop: 16 })

/** In place of the drawing, words and buttons of an empty cart while they load. */
export function EmptyShapes() {
  return (
    <Shapes aria-busy>
      <Skeleton height={148} />
      <Skeleton height={28} width="70%" />
      <SkeletonText lines={4} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Shapes>
  )
}
