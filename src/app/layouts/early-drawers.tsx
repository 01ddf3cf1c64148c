import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { EmptyCartState } from '#features/cart/mini-cart/empty-mini-cart.tsx'
import { headWords } from '#features/navigation/links.ts'
import { MenuBody, MenuFoot, MenuHead, menuWidth } from '#features/navigation/menu-parts.tsx'
import { useApp } from '#lib/app.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { paths } from '#lib/page/paths.ts'
import type { States } from '#themes/states.ts'
import { Button } from '#ui/button/button.tsx'
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
const AddedLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 12,
  padding: '16px 0',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '20px',
  '& img': { display: 'block', width: 64, aspectRatio: 1, objectFit: 'contain' },
})
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
  /** Replaces the placeholders where src/app/early/drawers.ts can fill it, or finds that it holds. */
  whole?: ReactNode
  children: ReactNode
}

function EarlyDrawer({ opens, title, side = 'right', width = drawerWidth, header, footer, whole, children }: Props) {
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
      {whole && <template>{whole}</template>}
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

/** The line of the product that was pressed, as src/app/early/drawers.ts fills it from the page. */
const added = (
  <>
    <Message tone="success">
      <strong>Added, waiting to send.</strong> <span data-fill="title" />
    </Message>
    <AddedLine>
      <span data-fill="image" />
      <span data-fill="title" />
      <span data-fill="price" className="num" />
    </AddedLine>
  </>
)

function EarlyCart({ states }: { states: States }) {
  const { wording } = useApp().brand
  const name = wording.cartName.toLowerCase()
  const link = (
    <ButtonLink to={paths.cart()} size="large" wide>
      View {name}
    </ButtonLink>
  )
  return (
    <CachedFragment of="early cart">
      <EarlyDrawer opens="cart" title={`Your ${name}`} footer={link} whole={<EmptyCartState states={states} />}>
        <ProductLines count={2} />
      </EarlyDrawer>
      <EarlyDrawer opens="add" title={`Your ${name}`} footer={link} whole={added}>
        <Message tone="info">Adding to your {name}</Message>
        <ProductLines count={1} />
      </EarlyDrawer>
    </CachedFragment>
  )
}

function EarlyFilters() {
  const close = (
    <form method="dialog">
      <Button type="submit" variant="primary" wide>
        Show products
      </Button>
    </form>
  )
  return (
    <CachedFragment of="early filters">
      <EarlyDrawer opens="refine" title="Refine" footer={close}>
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
 * The drawers that src/app/early/drawers.ts opens for a control pressed before the app has started: dialogs of the
 * browser, beside the app, which replaces them by its own. Only the server renders them.
 */
export function EarlyDrawers({ page, states }: { page: string; states: States }) {
  const isOpenedBy = (opens: string) => page.includes(`data-opens="${opens}"`)
  return (
    <>
      {isOpenedBy('menu') && <EarlyMenu />}
      {isOpenedBy('cart') && <EarlyCart states={states} />}
      {isOpenedBy('refine') && <EarlyFilters />}
    </>
  )
}
