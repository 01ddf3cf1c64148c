import { styled } from '@mui/material/styles'
import { useMarkedCount } from '#features/compare/compare-flags.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { paths } from '#lib/page/paths.ts'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { UserIcon } from '#ui/icon/icons.tsx'
import { ScalesIcon } from '#ui/icon/task-icons.tsx'
import { HeaderTool, ToolIcon } from '#ui/layout/header-tool.ts'

const Badge = styled('span')({ position: 'absolute', top: -8, right: -14 })

/** The comparison and the account, in reach of the thumb. */
export function DockTools() {
  const count = useMarkedCount()
  const isIn = useSignedIn()
  return (
    <>
      {count !== undefined && (
        <HeaderTool to={paths.compare()} aria-label={count > 0 ? `Compare, ${count} chosen` : 'Compare'}>
          <span aria-hidden>Compare</span>
          <ToolIcon>
            <ScalesIcon size={22} />
            <Badge aria-hidden>
              <CountBadge count={count} />
            </Badge>
          </ToolIcon>
        </HeaderTool>
      )}
      <HeaderTool to={isIn ? paths.account() : paths.login()}>
        {isIn ? 'Account' : 'Sign in'}
        <ToolIcon>
          <UserIcon size={22} />
        </ToolIcon>
      </HeaderTool>
    </>
  )
}
