import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { paths } from '#lib/page/paths.ts'
import { breadcrumbList } from '#lib/page/structured-data.ts'
import { type BreadcrumbItem, Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'

/** The way from home to this page, for people and for search engines [S1-2.2-14] [S1-2.2-15]. */
export function PageCrumbs({ crumbs }: { crumbs: readonly BreadcrumbItem[] }) {
  const origin = useOrigin()
  const all = [{ name: 'Home', to: paths.home() }, ...crumbs]
  return (
    <>
      <Breadcrumbs crumbs={all} />
      <JsonLd data={breadcrumbList(origin, all)} />
    </>
  )
}
