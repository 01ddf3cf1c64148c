import { styled } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { themed } from '#ui/themed.ts'
import type { LinkColumn } from './links.ts'

const Column = styled('div')(
  themed(({ theme }) => ({
    '& h2': { margin: '0 0 8px', font: 'inherit', fontWeight: 600 },
    '& a': { display: 'block', padding: '5px 0', color: theme.vars.palette.footer.soft },
    [theme.breakpoints.down('md')]: { '& a': { padding: '12px 0' } },
    '& a:hover': { color: theme.vars.palette.footer.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
  })),
)

export function FooterLinks({ columns }: { columns: readonly LinkColumn[] }) {
  const filled = columns.filter(({ links }) => links.length > 0)
  return filled.map(({ title, links }) => (
    <Column key={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Anchor to={to}>{text}</Anchor>
          </li>
        ))}
      </ul>
    </Column>
  ))
}
