import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { OfflineIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    ...theme.mixins.onInk,
    '& > div': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 60, paddingBlock: 8 },
    '& p': { flex: 1, fontSize: '0.875rem', lineHeight: 1.4 },
  })),
)

type Props = {
  children: ReactNode
  action?: ReactNode
  /** `presentation` where the same message is already announced. */
  role?: 'status' | 'presentation'
}

/** Shows that the device is offline, and the age of the shown data. */
export function OfflineBar({ children, action, role = 'status' }: Props) {
  return (
    <Root role={role}>
      <Container>
        <OfflineIcon size={22} />
        <p>{children}</p>
        {action}
      </Container>
    </Root>
  )
}
