import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { accountInfo } from '#lib/account/account-info.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon, UserIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Row = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    flex: 'none',
    minHeight: 80,
    padding: '8px 20px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    outlineOffset: -3,
    '& > span': { flex: 1, lineHeight: 1.35 },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

type Props = { isIn: boolean; firstName?: string | undefined; onPress?: () => void }

/** The first row of the menu on narrow screens: links to the account, or to the sign-in. */
export function AccountRowFor({ isIn, firstName, onPress }: Props) {
  return (
    <Row to={isIn ? paths.account() : paths.login()} onClick={onPress}>
      <UserIcon size={22} />
      <span>
        <strong>{firstName ? `Hello ${firstName}` : 'Hello'}</strong>
        <small>{isIn ? 'Your orders, addresses and reminders' : 'Sign in for orders, addresses and reminders'}</small>
      </span>
      <ChevronRightIcon size={18} />
    </Row>
  )
}

export function AccountRow({ onPress }: { onPress: () => void }) {
  const { api } = useApp()
  const isIn = useSignedIn()
  const { data } = useQuery({ ...accountInfo(api), enabled: isIn })
  return <AccountRowFor isIn={isIn} firstName={isIn ? data?.firstName : undefined} onPress={onPress} />
}
