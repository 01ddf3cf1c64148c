import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { accountQueries } from '#features/account/queries.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { SignInRedirect } from '../parts/sign-in-redirect.tsx'
import { AccountWaiting } from './account-waiting.tsx'

const Page = styled(Container)({ minHeight: '100vh', paddingBottom: 64 })

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    alignItems: 'start',
    paddingTop: 8,
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: 48, paddingTop: 16 },
  })),
)

/** Beside the page on wide screens; tabs that scroll sideways on narrow ones. */
const Sections = styled('nav')(
  themed(({ theme }) => ({
    margin: '0 -16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& ul': {
      display: 'flex',
      gap: 24,
      margin: 0,
      padding: '0 16px',
      listStyle: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 48,
      color: theme.vars.palette.text.secondary,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      outlineOffset: -3,
    },
    '& a:hover': { color: theme.vars.palette.text.primary },
    // The colours of a badge are made for the header: on the page it might not show.
    '& [data-count]': { backgroundColor: theme.vars.palette.sel.ground, color: theme.vars.palette.sel.ink },
    '& a[aria-current]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -3px 0 ${theme.vars.palette.sel.ground}`,
      '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
    },
    [theme.breakpoints.up('md')]: { margin: '0 -24px', '& ul': { padding: '0 24px' } },
    [theme.breakpoints.up('lg')]: {
      position: 'sticky',
      top: 24,
      margin: 0,
      border: 0,
      '& ul': { display: 'grid', gap: 0, padding: 0 },
      '& a': { padding: '0 16px', borderLeft: `3px solid ${theme.vars.palette.divider}` },
      '& a[aria-current]': { boxShadow: 'none', borderLeftColor: theme.vars.palette.sel.ground },
    },
  })),
)

const Main = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, minWidth: 0 })

const sections = [
  { to: accountPaths.overview, text: 'Overview' },
  { to: accountPaths.orders, text: 'Orders' },
  { to: accountPaths.addresses, text: 'Addresses' },
  { to: accountPaths.reminders, text: 'Reminders' },
  { to: accountPaths.profile, text: 'Profile' },
  { to: accountPaths.data, text: 'Your data' },
] as const

type Props = {
  title: string
  /** The section the page belongs to. */
  section: string
  /** Between the account and this page. */
  parent?: { name: string; to: string }
  children: ReactNode
}

/** Scrolls the tab of this page into the row, again when the number of reminders has arrived before it. */
function showCurrent(row: HTMLElement | null) {
  if (!row) return
  const show = () => {
    const right = row.querySelector('[aria-current]')?.getBoundingClientRect().right ?? 0
    row.scrollLeft += Math.max(0, right + 16 - row.getBoundingClientRect().right)
  }
  const observer = new ResizeObserver(show)
  for (const item of row.children) observer.observe(item)
  return () => observer.disconnect()
}

/** The layout of every account page for signed-in users; others are sent to sign in first. */
export function AccountFrame({ title, section, parent, children }: Props) {
  const { brand } = useApp()
  const isIn = useSignedIn()
  const { pathname } = useLocation()
  const { loginRoute } = environmentFor(brand)

  if (!isIn && loginRoute !== null)
    return (
      <>
        <SignInRedirect to={loginRoute} />
        <AccountWaiting />
      </>
    )
  if (!isIn) return <SignedOut />
  return (
    <Page>
      <PageMeta title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { name: 'Home', to: paths.home() },
          ...(section === accountPaths.overview ? [] : [{ name: 'Account', to: paths.account() }]),
          ...(parent ? [parent] : []),
          { name: title, to: pathname },
        ]}
      />
      <Columns>
        <Sections aria-label="Account">
          <ul ref={showCurrent}>
            {sections.map(({ to, text }) => (
              <li key={to}>
                <Anchor to={to} aria-current={to === section ? 'page' : undefined}>
                  {text}
                  {to === accountPaths.reminders && <ReminderCount />}
                </Anchor>
              </li>
            ))}
          </ul>
        </Sections>
        <Main>
          <Heading level={1}>{title}</Heading>
          {children}
        </Main>
      </Columns>
    </Page>
  )
}

function ReminderCount() {
  const { data } = useQuery(accountQueries(useApp().api).reminders())
  return <CountBadge count={data?.totalCount ?? 0} />
}

function SignedOut() {
  return (
    <Page>
      <PageMeta title="Account" noIndex />
      <EmptyState level={1} title="You are signed out" text="Sign in to see your account." />
    </Page>
  )
}
