import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { telLink } from '#domain/web/tel-link.ts'
import { helpColumn } from '#features/navigation/links.ts'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { PhoneIcon } from '#ui/icon/icons.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'

// Below this width the footer, which has the same links, is near enough.
const Columns = styled('div')(
  themed(({ theme }) => ({
    '& > aside': { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: 64,
      alignItems: 'start',
      // May be higher than a short text.
      '& > aside': { display: 'block', position: 'sticky', top: 24, margin: '12px 0 48px' },
    },
    '@media print': { display: 'block', '& > aside': { display: 'none' } },
  })),
)

const Box = styled(PanelBox)(
  themed(({ theme }) => ({
    '& h2': { ...theme.typography.h5, marginBottom: 8 },
    '& li a': { display: 'flex', alignItems: 'center', minHeight: 44 },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& [aria-current]': { fontWeight: 700 },
    '& p': { marginTop: 8, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& p a': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontWeight: 700 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** A page of help with the others beside it, and the number to call. */
export function BesideHelp({ children }: { children: ReactNode }) {
  const { supportNumber, wording } = useApp().brand
  const { pathname } = useLocation()
  return (
    <Columns>
      <div>{children}</div>
      <aside aria-label="Help">
        <Box>
          <h2>{helpColumn.title}</h2>
          <ul>
            {helpColumn.links.map(({ text, to }) => (
              <li key={to}>
                <Anchor to={to} aria-current={to === pathname ? 'page' : undefined}>
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
          <p>
            <a href={telLink(supportNumber)}>
              <PhoneIcon size={18} />
              <span className="num">{supportNumber}</span>
            </a>
            <small>{wording.supportLine}</small>
          </p>
        </Box>
      </aside>
    </Columns>
  )
}
