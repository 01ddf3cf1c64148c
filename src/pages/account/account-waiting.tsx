import { styled } from '@mui/material/styles'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Container } from '#ui/layout/container.tsx'

// As high as the page: the footer begins below it and does not jump.
const Room = styled(Container)({ minHeight: '100vh', paddingTop: 56 })

/** The skeleton of an account page while it is loading. */
export function AccountWaiting() {
  return (
    <Room>
      <PageMeta title="Account" noIndex />
      <Waiting>
        <Skeleton width="40%" height={40} />
        <Skeleton height={200} />
      </Waiting>
    </Room>
  )
}
