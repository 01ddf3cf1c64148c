import { styled } from '@mui/material/styles'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Container } from '#ui/layout/container.tsx'

const Page = styled(Container)({ minHeight: '80vh', paddingBlock: 40 })

/** Placeholder in the frame while the first page loads, when the app starts from the cached shell. */
export function WaitingPage() {
  return (
    <Page>
      <Waiting>
        <Skeleton width="40%" height={36} />
        <Skeleton height={320} />
      </Waiting>
    </Page>
  )
}
