import { styled } from '@mui/material/styles'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { Container } from '#ui/container.tsx'
import { LinkProvider } from '#ui/link.tsx'
import { Skeleton, SkeletonText, useDelayed } from '#ui/skeleton.tsx'
import { CheckoutFrame } from './checkout-frame.ts'
import { OverlayNews } from './overlay-news.tsx'
import { ShopLayout } from './shop-layout.tsx'
import { StaffFrame } from './staff-frame.ts'

const Page = styled(Container)({ display: 'grid', gap: 24, alignContent: 'start', minHeight: '80vh', paddingBlock: 40 })

const isStaffTool = (pathname: string) => /^\/(?:project|performance-dashboard)/.test(pathname)

/** The frame with a page that is still on its way: a start from the shell, without a page of the server. */
export function LayoutFallback() {
  const isDue = useDelayed()
  // What a page says of its frame comes with its code, which is what is being waited for here.
  const { pathname } = useLocation()
  const Frame = pathname === paths.checkout() ? CheckoutFrame : isStaffTool(pathname) ? StaffFrame : ShopLayout
  return (
    <LinkProvider component={RouterLink}>
      <OverlayNews>
        <Frame>
          <Page aria-busy>
            {isDue && (
              <>
                <Skeleton width="40%" height={36} />
                <SkeletonText lines={3} />
                <Skeleton height={320} />
              </>
            )}
          </Page>
        </Frame>
      </OverlayNews>
    </LinkProvider>
  )
}
