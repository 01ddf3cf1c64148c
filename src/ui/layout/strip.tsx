import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'
import { Container } from './container.tsx'

// Full-width or inside the page margins: the brand decides.
const Band = styled('section')(
  themed(({ theme }) => {
    const { band } = theme.styles
    const ground = { backgroundColor: band.ground }
    if (!band.boxed) return { ...ground, border: band.line, borderWidth: band.edges }
    return {
      // The sections around it have paddings of their own.
      '&:not(:has(+ section))': { paddingBottom: theme.styles.sectionPadding },
      '& ul': { ...ground, paddingInline: 16, borderRadius: theme.vars.shape.large },
      [theme.breakpoints.up('md')]: { '& ul': { paddingInline: 24 } },
    }
  }),
)

const Points = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(7em, 40%), 1fr))',
    gap: '16px 12px',
    margin: 0,
    padding: '16px 0',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'flex-start', gap: 10, lineHeight: 1.35 },
    '& svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.strip },
    '& b': {
      display: 'block',
      fontSize: '0.875rem',
      fontWeight: 600,
      ...(theme.styles.band.title === 'heading'
        ? {
            fontFamily: theme.typography.h2.fontFamily,
            fontSize: '1.125rem',
            fontWeight: theme.typography.cardTitle.fontWeight,
          }
        : { [theme.breakpoints.up('lg')]: { fontSize: '1rem' } }),
    },
    '& span span': {
      display: 'block',
      textWrap: 'balance',
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(7em, 20%), 1fr))',
      gap: 24,
      paddingBlock: theme.styles.band.padding,
      '& li': { alignItems: 'center', gap: 14 },
      '& svg': { marginTop: 0 },
    },
  })),
)

type Props = { items: readonly { icon: ReactNode; title: string; text: string }[]; label?: string }

/** The promises of the shop, four points in a row. */
export function Strip({ items, label = 'Service' }: Props) {
  return (
    <Band aria-label={label}>
      <Container>
        <Points>
          {items.map(({ icon, title, text }) => (
            <li key={title}>
              {icon}
              <span>
                <b>{title}</b>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </Points>
      </Container>
    </Band>
  )
}
