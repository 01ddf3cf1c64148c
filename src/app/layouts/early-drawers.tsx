import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { headWords } from '#features/navigation/links.ts'
import { MenuBody, MenuFoot, MenuHead, menuWidth } from '#features/navigation/menu-parts.tsx'
import { useApp } from '#lib/app.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DrawerBody, DrawerFoot, DrawerHead, drawerWidth } from '#ui/overlay/drawer-parts.ts'
import { themed } from '#ui/themed.ts'
import { AccountRowFor } from './header/account-row.tsx'
import { Logo } from './logo.tsx'
import { useNavbar } from './navbar.ts'
import { useSupportNumber } from './support-number.ts'

const Root = styled('dialog')(
  themed(({ theme }) => ({
    width: 'var(--drawer-width)',
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    padding: 0,
    border: 0,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[3],
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&[data-side="left"]': { margin: '0 auto 0 0' },
    '&::backdrop': { backgroundColor: 'rgb(10 14 20 / 0.46)' },
  })),
)

const Lines = styled('div')({ display: 'grid', gap: 24, paddingBlock: 12 })
const Line = styled('div')({ display: 'grid', gridTemplateColumns: '72px 1fr', gap: 16 })

function ProductLines({ count }: { count: number }) {
  return (
    <Lines>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders
        <Line key={line}>
          <Skeleton height={72} />
          <SkeletonText lines={3} />
        </Line>
      ))}
    </Lines>
  )
}

/** Works without script. */
function Close() {
  return (
    <form method="dialog">
      <IconButton type="submit" label="Close">
        <CloseIcon />
      </IconButton>
    </form>
  )
}

type Props = {
  /** As `data-opens` of the controls. */
  opens: string
  title: string
  side?: 'left' | 'right'
  width?: number
  /** Replaces the header with the title, which is then still announced. */
  header?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

function EarlyDrawer({ opens, title, side = 'right', width = drawerWidth, header, footer, children }: Props) {
  return (
    <Root
      closedby="any"
      data-early={opens}
      data-side={side}
      aria-label={title}
      style={{ ['--drawer-width' as string]: `${width}px` }}
    >
      {header ?? (
        <DrawerHead>
          <Heading level={2} variant="h3">
            {title}
          </Heading>
          <Close />
        </DrawerHead>
      )}
      <DrawerBody data-early-body>{children}</DrawerBody>
      {footer && <DrawerFoot>{footer}</DrawerFoot>}
    </Root>
  )
}

function EarlyMenu() {
  const { topNav, mainNav } = useNavbar()
  const phone = useSupportNumber()
  const header = (
    <MenuHead>
      <Logo />
      <Close />
    </MenuHead>
  )
  return (
    <CachedFragment of={['early menu', topNav, mainNav, phone]}>
      <EarlyDrawer
        opens="menu"
        title="Menu"
        side="left"
        width={menuWidth}
        header={header}
        footer={<MenuFoot phone={phone} />}
      >
        <MenuBody
          name="early-menu-group"
          account={<AccountRowFor isIn={false} />}
          categories={mainNav.categories}
          more={headWords(topNav).filter(({ to }) => to !== paths.catalogue())}
        />
      </EarlyDrawer>
    </CachedFragment>
  )
}

function EarlyCart() {
  const { cartName } = useApp().brand.wording
  const name = cartName.toLowerCase()
  const link = (
    <ButtonLink to={paths.cart()} size="large" wide>
      View {name}
    </ButtonLink>
  )
  return (
    <CachedFragment of="early cart">
      <EarlyDrawer opens="cart" title={`Your ${name}`} footer={link}>
        <ProductLines count={2} />
      </EarlyDrawer>
      <EarlyDrawer opens="add" title={`Your ${name}`}>
        <Message tone="info">Adding to your {name}</Message>
        <ProductLines count={1} />
      </EarlyDrawer>
    </CachedFragment>
  )
}

function EarlyFilters() {
  return (
    <CachedFragment of="early filters">
      <EarlyDrawer opens="refine" title="Refine">
        <Lines>
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </Lines>
      </EarlyDrawer>
    </CachedFragment>
  )
}

/**
 * The drawers that src/boot.ts opens for a control pressed before the app has started: dialogs of the browser, beside the
 * app, which replaces them by its own. Only the server renders them.
 */
export function EarlyDrawers({ page }: { page: string }) {
  const isOpenedBy = (opens: string) => page.includes(`data-opens="${opens}"`)
  return (
    <>
      {isOpenedBy('menu') && <EarlyMenu />}
      {isOpenedBy('cart') && <EarlyCart />}
      {isOpenedBy('refine') && <EarlyFilters />}
    </>
  )
}
