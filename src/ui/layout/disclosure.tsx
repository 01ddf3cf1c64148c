import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { ChevronDownIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('details')(
  themed(({ theme }) => ({
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { borderBottom: 0 },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 52,
      fontWeight: 600,
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { marginLeft: 'auto', transition: 'transform 120ms ease-out' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { paddingBottom: 12 },
  })),
)

type Props = {
  title: ReactNode
  open?: boolean
  count?: number
  children: ReactNode
  name?: string
  className?: string
}

/** Opens and closes the content below its title; find-in-page opens it, and it works without scripts. */
export function Disclosure({ title, open, count = 0, children, name, className }: Props) {
  return (
    <Root open={open} name={name} className={className}>
      <summary>
        {title}
        <CountBadge count={count} />
        <ChevronDownIcon size={18} />
      </summary>
      <div>{children}</div>
    </Root>
  )
}
