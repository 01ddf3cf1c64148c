import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { telLink } from '#domain/web/tel-link.ts'
import { useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { PhoneIcon } from '#ui/icon/icons.tsx'
import { ArrowLeftIcon } from '#ui/icon/task-icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { Logo } from './logo.tsx'
import { PrintLine } from './print-line.tsx'
import { SkipLink } from './skip-link.tsx'
import { useSupportNumber } from './support-number.ts'

const CheckoutFoot = onDemand(() => import('./checkout-foot.tsx').then((module) => module.CheckoutFoot), null, whenIdle)

const Bar = styled('header')(
  themed(({ theme }) => ({
    ...theme.mixins.onHeader,
    borderBottom: `1px solid ${theme.vars.palette.header.line}`,
    '--logo-height': '34px',
    '& svg': { maxWidth: 'min(170px, 100%)' },
    [theme.breakpoints.up('lg')]: { '--logo-height': '50px', '& svg': { maxWidth: 'none' } },
    '@media print': { display: 'none' },
  })),
)

const Line = styled(Container)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, auto) 1fr',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    '& [data-from]': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      '& [data-from="md"]': { display: 'inline' },
      '& [data-below="md"]': { display: 'none' },
    },
    [theme.breakpoints.up('lg')]: {
      minHeight: 70,
      '& [data-from="lg"]': { display: 'inline' },
      '& [data-below="lg"]': { display: 'none' },
    },
  })),
)

const Word = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // Not `:last-of-type`: while the page streams in, the browser does not know yet which item is the last.
  '&:not(:first-of-type)': { justifySelf: 'end' },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: 1.2 },
})

/** The reduced frame of the checkout: one way back, the logo, one number to call. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const { wording } = useApp().brand
  const phone = useSupportNumber()
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <PrintLine />
      <Bar>
        <Line>
          <Word to={paths.home()}>
            <ArrowLeftIcon size={18} />
            <span data-from="lg">Continue Shopping</span>
            <span data-below="lg">Back</span>
          </Word>
          <Logo />
          <Word to={telLink(phone)} aria-label={`${wording.supportLine} ${phone}`}>
            <PhoneIcon size={18} />
            <span data-from="md">
              <small>{wording.supportLine}</small> <span className="num">{phone}</span>
            </span>
            <span data-below="md">24/7</span>
          </Word>
        </Line>
      </Bar>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CheckoutFoot />
    </>
  )
}
