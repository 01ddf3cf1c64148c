import { styled } from '@mui/material/styles'
import { Container } from '#ui/container.tsx'
import { Skeleton, SkeletonText, useDelayed } from '#ui/skeleton.tsx'

const Page = styled(Container)({ display: 'grid', gap: 24, alignContent: 'start', minHeight: '80vh', paddingBlock: 40 })

/** Stands in the frame until the first page comes: a start from the shell, without a page of the server. */
export function WaitingPage() {
  const isDue = useDelayed()
  return (
    <Page aria-busy>
      {isDue && (
        <>
          <Skeleton width="40%" height={36} />
          <SkeletonText lines={3} />
          <Skeleton height={320} />
        </>
      )}
    </Page>
  )
}
