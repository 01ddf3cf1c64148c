import type { ReactNode } from 'react'
import { telLink } from '#domain/web/tel-link.ts'
import { GetTheApp } from '#features/install/get-the-app.tsx'
import { FooterLinks } from '#features/navigation/footer-links.tsx'
import { footerColumns } from '#features/navigation/links.ts'
import { useApp } from '#lib/app.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import type { FooterPart } from '#themes/brand.ts'
import { Anchor } from '#ui/button/link.tsx'
import { DeviceIcon, PhoneIcon } from '#ui/icon/icons.tsx'
import { PaymentMarks } from '#ui/picture/payment-marks.tsx'
import { Logo } from './logo.tsx'
import { useNavbar } from './navbar.ts'
import { useSupportNumber } from './support-number.ts'

/** Its styles are part of the document, not of the scripts: `themes/footer.css` and that of the brand. */
export function ShopFooter() {
  const { wording, legalName, footer: order } = useApp().brand
  const { topNav, mainNav } = useNavbar()
  const phone = useSupportNumber()
  const columns = footerColumns(mainNav.categories, topNav)
  const parts: Record<FooterPart, ReactNode> = {
    name: (
      <>
        <Logo />
        <p className="foot-about">{wording.footerAbout}</p>
      </>
    ),
    call: (
      <>
        <a href={telLink(phone)}>
          <PhoneIcon size={18} />
          <span className="num">{phone}</span>
        </a>
        <p>{wording.supportLine}</p>
      </>
    ),
    tools: (
      <>
        <GetTheApp />
        <Anchor to="/account/device">
          <DeviceIcon size={18} />
          Saved on this device
        </Anchor>
      </>
    ),
    links: <FooterLinks columns={columns} />,
  }
  const footer = (
    <footer className="foot" data-later="next">
      <div className="foot-in">
        {order.map((part) => (
          <div key={part} className={`foot-${part}`}>
            {parts[part]}
          </div>
        ))}
        <div className="foot-end">
          <p>
            © {legalName}. {wording.priceNote}
          </p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  )
  return import.meta.env.SSR ? <CachedFragment of={[phone, columns]}>{footer}</CachedFragment> : footer
}
