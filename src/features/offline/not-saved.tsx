import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { seenText } from '#domain/time/seen-time.ts'
import { useApp } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { paths } from '#lib/page/paths.ts'
import { savedPages } from '#offline/worker/saved-pages.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { CheckIcon, ChevronRightIcon, MinusIcon, OfflineIcon } from '#ui/icon/icons.tsx'
import { RefreshIcon } from '#ui/icon/task-icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { barPlace } from './connection-bar.tsx'

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
    padding: '48px 0 40px',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: 64 },
    '& h1': { margin: '16px 0 8px' },
  })),
)

// This page says what the bar under the header says, with the same button.
const withoutBar = { [`#${barPlace}`]: { display: 'none' } }

const BigIcon = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.strip })))
const Lead = styled('p')({ fontSize: '1.125rem', maxWidth: '27em' })
const Note = styled('p')(themed(({ theme }) => ({ marginTop: 8, color: theme.vars.palette.text.secondary })))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 })

const Works = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 16,
    marginTop: 40,
    paddingTop: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.875rem',
    [theme.breakpoints.up('md')]: { gap: 32, fontSize: '1rem' },
    '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
    '& li': { display: 'flex', gap: 10, padding: '6px 0' },
    '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.success.main },
    '& [data-needs] svg': { color: theme.vars.palette.text.secondary },
  })),
)

const List = styled('ul')(
  themed(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& li:first-of-type': { borderTop: 0 },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      minHeight: 60,
      padding: '10px 0',
      color: theme.vars.palette.text.primary,
      textDecoration: 'none',
      lineHeight: 1.35,
    },
    '& a:hover strong': { textDecoration: 'underline' },
    '& a > span': { flex: 1, minWidth: 0 },
    '& strong': { display: 'block', fontWeight: 600 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& svg': { flex: 'none' },
  })),
)

const works = (cartName: string) => [
  'Pages you opened before',
  `Your ${cartName}`,
  'Search the products you have seen',
  `Add to your ${cartName}, sent later`,
]
const needs = ['New pages', 'Delivery days and stock', 'Checkout and payment']
const shownPages = 12

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

/** Replaces a page that is not cached, with links to cached content. Reloads when the connection returns. */
export function NotSaved() {
  const cartName = useApp().brand.wording.cartName.toLowerCase()
  useReloadOnReturn()
  return (
    <Columns>
      <GlobalStyles styles={withoutBar} />
      <div>
        <BigIcon>
          <OfflineIcon size={48} />
        </BigIcon>
        <Heading level={1}>You are offline</Heading>
        <Lead>
          <strong>Not saved on this device.</strong> You have not opened this page on this device before, so there is no
          copy to show.
        </Lead>
        <Note>We will open it as soon as you are back online.</Note>
        <Actions>
          <Button type="button" variant="primary" icon={<RefreshIcon size={20} />} onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink to={paths.cart()}>Go to your {cartName}</ButtonLink>
        </Actions>
        <Works>
          <div>
            <Heading level={2} variant="h4">
              Works now
            </Heading>
            <ul>
              {works(cartName).map((text) => (
                <li key={text}>
                  <CheckIcon size={18} />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div data-needs>
            <Heading level={2} variant="h4">
              Needs a connection
            </Heading>
            <ul>
              {needs.map((text) => (
                <li key={text}>
                  <MinusIcon size={18} />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </Works>
      </div>
      <SavedPages />
    </Columns>
  )
}

/** Only after there was none: a page that fails with a connection would be loaded for ever. */
function useReloadOnReturn() {
  // In time for a connection that returns as the page appears.
  useLayoutEffect(() => {
    const { take, status, subscribe } = pageConnection()
    // The browser may say that there is one while the shop does not answer.
    let wasOffline = !navigator.onLine || status() === 'offline'
    take('failed')
    return subscribe(() => {
      if (status() === 'offline') wasOffline = true
      if (status() === 'online' && wasOffline) location.reload()
    })
  }, [])
}

// The name of the shop follows in every title.
const ownTitle = (title: string, shop: string) => title.replace(` | ${shop}`, '')

function SavedPages() {
  const { brand } = useApp()
  const { data: pages = [] } = useQuery({ queryKey: ['saved-pages'], queryFn: () => savedPages(), staleTime: 0 })
  if (pages.length === 0) return null
  return (
    <Panel title="Open on this device">
      <List>
        {pages.slice(0, shownPages).map(({ url, title, savedAt }) => (
          <li key={url}>
            <Anchor to={pathOf(url)}>
              <span>
                <strong>{ownTitle(title, brand.name)}</strong>
                <small>Seen {seenText(savedAt, Date.now())}</small>
              </span>
              <ChevronRightIcon size={20} />
            </Anchor>
          </li>
        ))}
      </List>
    </Panel>
  )
}
