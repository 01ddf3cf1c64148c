import KeyIcon from '@mui/icons-material/Key'
import { ListItemIcon, ListItemText, MenuItem, Select, styled, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLogout,
  useNotify,
  useStore,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { session } from '../lib/session.ts'
import { currentShop, openShop } from '../lib/shop.ts'
import { SideMenu } from './side-menu.tsx'

const ShopSelect = styled(Select)(({ theme }) => ({
  color: 'inherit',
  minWidth: 0,
  maxWidth: 130,
  // The title of the page needs the rest of a phone.
  flex: '0 1 auto',
  [theme.breakpoints.up('sm')]: { minWidth: 180, maxWidth: 'none', marginRight: 8 },
  '& .MuiSelect-icon': { color: 'inherit' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'rgba(255, 255, 255, 0.4)' },
}))

// Its text is in an element of the page.
const PageName = styled(TitlePortal)({
  marginRight: 8,
  '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'bottom' },
}) as typeof TitlePortal

// A wide table scrolls within its list, not with the page.
const Frame = styled(Layout)({
  '&&': { minWidth: 0 },
  '& .RaLayout-content, & .RaList-main, & .RaList-content': { minWidth: 0 },
  // The search and the choices beside it have different margins.
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginBottom: 8 },
})

function ShopPicker() {
  const { data } = useQuery({ queryKey: ['session'], queryFn: session })
  if (!data) return null
  const [only, ...others] = data.shops
  if (others.length === 0) return <Typography>{only?.name}</Typography>
  return (
    <ShopSelect
      size="small"
      value={currentShop() ?? ''}
      onChange={({ target }) => openShop(String(target.value))}
      inputProps={{ 'aria-label': 'Shop' }}
    >
      {data.shops.map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </ShopSelect>
  )
}

function PasskeysItem() {
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/passkeys" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Passkeys</ListItemText>
    </MenuItem>
  )
}

/** The button is called by the name that it shows. */
function PersonMenu() {
  const { identity } = useGetIdentity()
  const [logout, notify] = [useLogout(), useNotify()]
  const leave = () =>
    logout(null, undefined, false).catch(({ message }: Error) =>
      notify(`You are still signed in. ${message}`, { type: 'error' }),
    )
  return (
    <UserMenu label={identity?.fullName ?? 'Account'}>
      <PasskeysItem />
      <Logout onClick={() => void leave()} />
    </UserMenu>
  )
}

function Bar() {
  return (
    <AppBar color="default" alwaysOn userMenu={<PersonMenu />}>
      <PageName component="h1" />
      <ShopPicker />
    </AppBar>
  )
}

export function ManageLayout({ children }: { children: ReactNode }) {
  // Until it is opened or closed by hand, the side menu is open where a table has space beside it.
  const [isOpen, setOpen] = useStore<boolean | null>('sidebar.open', null)
  useEffect(() => {
    if (isOpen === null) setOpen(matchMedia('(width >= 900px)').matches)
  }, [isOpen, setOpen])
  return (
    <Frame appBar={Bar} menu={SideMenu} appBarAlwaysOn>
      {children}
    </Frame>
  )
}
