import { styled } from '@mui/material/styles'
import { Container } from '#ui/container.tsx'
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import { Waiting } from '#ui/waiting.tsx'

const Page = styled(Container)({ minHeight: '80vh', paddingBlock: 40 })

/** Stands in the frame until the first page comes: a start from the shell, without a page of the server. */
export function WaitingPage() {
  return (
    <Page>
      <Waiting>
        <Skeleton width="40%" height={36} />
        <SkeletonText lines={3} />
        <Skeleton height={320} />
      </Waiting>
    </Page>
  )
}
