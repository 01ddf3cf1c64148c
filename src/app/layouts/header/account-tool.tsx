import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { UserIcon } from '#ui/icon/icons.tsx'
import { HeaderTool, ToolIcon } from '#ui/layout/header-tool.ts'

function Entry({ to, word }: { to: string; word: string }) {
  const { flags } = useApp().brand
  return (
    <HeaderTool to={to} data-place="header" data-fixed data-plain={flags.logoCentred || undefined} aria-label={word}>
      <span data-word aria-hidden>
        {word}
      </span>{' '}
      <ToolIcon>
        <UserIcon size={22} />
      </ToolIcon>
    </HeaderTool>
  )
}

const AccountMenu = onDemand(
  () => import('./account-menu.tsx').then((module) => module.AccountMenu),
  <Entry to={paths.account()} word="Account" />,
)

/** Link to the account, with the name of a signed-in user. Its size is the same in both states. */
export const AccountTool = () => (useSignedIn() ? <AccountMenu /> : <Entry to={paths.login()} word="Sign in" />)
