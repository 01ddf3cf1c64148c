import { styled } from '@mui/material/styles'
import { Container } from '#ui/container.tsx'
import { Skeleton, useDelayed } from '#ui/skeleton.tsx'

// As high as the page: the footer begins below it and does not jump.
const Room = styled(Container)({ display: 'grid', alignContent: 'start', gap: 16, minHeight: '100vh', paddingTop: 56 })

/** While a page of the account is on its way. */
export function AccountWaiting() {
  const isDue = useDelayed()
  return (
    <Room aria-busy>
      {isDue && (
        <>
          <Skeleton width="40%" height={40} />
          <Skeleton height={200} />
        </>
      )}
    </Room>
  )
}
