import { styled } from '@mui/material/styles'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Container } from '#ui/layout/container.tsx'

// As high as the page: the footer begins below it and does not jump.
const Room = styled(Container)({ minHeight: '100vh', paddingTop: 56 })

/** The skeleton of an account page while it is loading. */
export function AccountWaiting() {
  return (
    <Room>
      <Waiting>
        <Skeleton width="40%" height={40} />
        <Skeleton height={200} />
      </Waiting>
    </Room>
  )
}
