import { useLocation } from 'react-router-dom'
import { canonicalUrl } from '#domain/web/canonical.ts'
import { pageTitle } from '#domain/web/page-title.ts'
import { useApp } from '#lib/app.tsx'
import { useOrigin } from './origin.tsx'

type Props = {
  title: string
  description?: string
  /** Address of a picture for previews, absolute or from the root. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  noIndex?: boolean
}

/** Title, description, canonical and Open Graph tags of a page; React 19 moves them into the head. */
export function PageMeta({ title, description, image, type = 'website', noIndex }: Props) {
  const { brand } = useApp()
  const { pathname } = useLocation()
  const origin = useOrigin()
  const canonical = canonicalUrl(origin + pathname)
  const full = pageTitle(title, brand.name)
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={brand.locale.replace('-', '_')} />
      <meta property="og:image" content={new URL(image ?? `/brands/${brand.key}/icon-512.png`, canonical).href} />
    </>
  )
}
