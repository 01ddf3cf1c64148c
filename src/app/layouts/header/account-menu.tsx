import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { signOut } from '#features/identity/session/sign-out.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { UserIcon } from '#ui/icon/icons.tsx'
import { HeaderTool, ToolIcon } from '#ui/layout/header-tool.ts'
import { themed } from '#ui/themed.ts'
import { HeaderDropdown } from './header-dropdown.tsx'

const Wrapper = styled('div')({ position: 'relative', flex: 'none' })

const Links = styled('ul')(
  themed(({ theme }) => ({
    margin: '0 -8px -8px',
    padding: 0,
    listStyle: 'none',
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      width: '100%',
      minHeight: 44,
      padding: '0 8px',
      border: 0,
      borderRadius: theme.vars.shape.small,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& a:hover, & button:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& li:last-of-type': { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  })),
)

const links = [
  { to: paths.account(), text: 'Your account' },
  { to: accountPaths.orders, text: 'Orders' },
  { to: accountPaths.addresses, text: 'Addresses' },
  { to: accountPaths.reminders, text: 'Reminders' },
  { to: accountPaths.profile, text: 'Profile' },
] as const

/** The first name of the signed-in user; opens a menu with the account pages and sign-out [S1-2.10-05]. */
export function AccountMenu() {
  const app = useApp()
  const { data } = useQuery(accountInfo(app.api))
  const dropdown = useDropdown()
  const name = data?.firstName ?? 'Account'

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (dropdown.isOpen) dropdown.close()
    else dropdown.open()
  }

  return (
    <Wrapper>
      <HeaderTool
        to={paths.account()}
        ref={dropdown.trigger as React.Ref<HTMLAnchorElement>} // the trigger of this dropdown is this link
        data-place="header"
        data-fixed
        data-plain={app.brand.flags.logoCentred || undefined}
        aria-label={`Account of ${name}`}
        aria-expanded={dropdown.isOpen}
        onClick={open}
      >
        <span data-word aria-hidden>
          {name}
        </span>{' '}
        <ToolIcon>
          <UserIcon size={22} />
        </ToolIcon>
      </HeaderTool>
      <HeaderDropdown dropdown={dropdown} title={`Hello ${name}`} side="right">
        <Links>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Anchor to={to} onClick={dropdown.close}>
                {text}
              </Anchor>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void signOut(app)}>
              Log out
            </button>
          </li>
        </Links>
      </HeaderDropdown>
    </Wrapper>
  )
}
