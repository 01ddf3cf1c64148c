import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'

const Home = styled(Anchor)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  flex: 'none',
  '& svg': { display: 'block', width: 'auto', height: 'auto', maxHeight: 'var(--logo-height, 50px)' },
})

/** The wordmark of the shop, with a link to the home page. */
export function Logo({ className }: { className?: string }) {
  const { logo, name } = useApp().brand
  return (
    <Home to={paths.home()} aria-label={name} className={className} data-logo>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup from the brand's own folder */}
      <span dangerouslySetInnerHTML={{ __html: trustedMarkup(logo) }} />
    </Home>
  )
}
