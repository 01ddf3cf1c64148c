import { styled } from '@mui/material/styles'
import { telLink } from '#domain/web/tel-link.ts'
import { GetTheApp } from '#features/install/get-the-app.tsx'
import { FooterLinks } from '#features/navigation/footer-links.tsx'
import { footerColumns } from '#features/navigation/links.ts'
import { useApp } from '#lib/app.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { DeviceIcon, PhoneIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PaymentMarks } from '#ui/picture/payment-marks.tsx'
import { themed } from '#ui/themed.ts'
import { Logo } from './logo.tsx'
import { useNavbar } from './navbar.ts'
import { useSupportNumber } from './support-number.ts'

const Foot = styled('footer')(
  themed(({ theme }) => ({
    ...theme.mixins.onFooter,
    fontSize: '0.875rem',
    '@media print': { display: 'none' },
  })),
)

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 32,
    paddingTop: 48,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.7fr repeat(4, 1fr)' },
  })),
)

const About = styled('div')(
  themed(({ theme }) => ({
    gridColumn: '1 / -1',
    display: 'grid',
    alignContent: 'start',
    gap: 16,
    maxWidth: '26em',
    '--logo-height': '40px',
    '& a[data-icon]': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, fontWeight: 600 },
    [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
  })),
)

const End = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    marginTop: 32,
    padding: '16px 0 24px',
    borderTop: `1px solid ${theme.vars.palette.footer.line}`,
    color: theme.vars.palette.footer.soft,
    [theme.breakpoints.up('md')]: { flexDirection: 'row', justifyContent: 'space-between' },
  })),
)

export function ShopFooter() {
  const { wording, legalName } = useApp().brand
  const { topNav, mainNav } = useNavbar()
  const phone = useSupportNumber()
  const columns = footerColumns(mainNav.categories, topNav)
  const footer = (
    <Foot data-later="next">
      <Container>
        <Columns>
          <About>
            <Logo />
            <p>{wording.footerAbout}</p>
            <a data-icon href={telLink(phone)}>
              <PhoneIcon size={18} />
              <span className="num">{phone}</span>
            </a>
            <p>{wording.supportLine}</p>
            <GetTheApp />
            <Anchor data-icon to="/account/device">
              <DeviceIcon size={18} />
              Saved on this device
            </Anchor>
          </About>
          <FooterLinks columns={columns} />
        </Columns>
        <End>
          <p>
            © {legalName}. {wording.priceNote}
          </p>
          <PaymentMarks />
        </End>
      </Container>
    </Foot>
  )
  return import.meta.env.SSR ? <CachedFragment of={[phone, columns]}>{footer}</CachedFragment> : footer
}
