import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Departments } from '#features/navigation/departments.tsx'
import { useApp } from '#lib/app.tsx'
import { createSeenProducts } from '#offline/seen-products.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { ShopCards } from './shop-cards.tsx'

const Section = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

const shown = 4

/** The products this device was shown last; on a first visit the departments. */
export function SeenLately() {
  const { brand } = useApp()
  const { data: products } = useQuery({
    queryKey: ['seen lately', brand.key],
    queryFn: async () => (await createSeenProducts({ brand: brand.key }).list()).slice(0, shown),
    meta: { inline: true },
  })
  if (!products) return null
  if (products.length === 0) return <Departments />
  return (
    <Section aria-labelledby="seen-lately">
      <Heading level={2} variant="h3" id="seen-lately">
        Seen lately
      </Heading>
      <ShopCards products={products} layout="shelf" label="Seen lately" />
    </Section>
  )
}
