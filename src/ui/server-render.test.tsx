import { ThemeProvider } from '@mui/material/styles'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { priceDisplay } from '#domain/money/price-display.ts'
import { calendarMonth } from '#domain/time/calendar-month.ts'
import { type App, AppProvider } from '#lib/app.tsx'
import { themeOf } from '#themes/theme.ts'
import { brand } from '#themes/wa/brand.ts'
import { Button } from './button/button.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { Combobox } from './combobox/combobox.tsx'
import { RangeField } from './form/range-field.tsx'
import { BackToTop } from './layout/back-to-top.tsx'
import { Drawer } from './overlay/drawer.tsx'
import { Modal } from './overlay/modal.tsx'
import { ToastProvider } from './overlay/toast.tsx'
import { Price } from './price/price.tsx'
import { CompareTick } from './product/compare-tick.tsx'
import { ProductCard } from './product/product-card.tsx'
import { ProductRow } from './product/product-row.tsx'

const product = {
  sku: 'NV-1',
  title: 'Norrvik 610 L French Door Fridge',
  image: { path: '/pictures/fridge', alt: 'Fridge', width: 1200, height: 1200, color: 'none' },
  manufacturer: { name: 'Norrvik' },
  ribbon: { type: 'save', text: 'Save $500' },
  conditionType: 'runout',
  missingParts: 'shelf',
  energyStars: 4,
  keyFacts: [{ name: 'Width', value: '833 mm' }],
  rating: { average: 4.6, count: 128 },
}
const price = <Price display={priceDisplay({ price: 1999, rrp: 2499 }, { loginForPrice: false, isSignedIn: false })} />
const card = { product, to: '/p/norrvik', price, sizes: '300px', showRibbon: true }
const nothing = () => {}

// This file has no browser: a component that uses window, document or a clock while rendering throws or differs.
it('renders on the server', () => {
  const view = calendarMonth({ month: [2026, 11], today: [2026, 11, 20], dates: [], selected: null })
  const html = renderToString(
    <ThemeProvider theme={themeOf(brand)}>
      <ToastProvider>
        <AppProvider app={{} as App}>
          <ProductCard {...card} compare={<CompareTick checked={false} onChange={nothing} name={product.title} />} />
          <ProductCard {...card} layout="shelf" action={<Button type="button">Add to cart</Button>} />
        </AppProvider>
        <ProductRow {...card} model="NV-1" />
        <Calendar view={view} onMonth={nothing} onPick={nothing} />
        <Combobox
          label="Suburb"
          value=""
          onValueChange={nothing}
          options={undefined}
          optionKey={String}
          optionText={String}
          onPick={nothing}
        />
        <RangeField label="Price" min={0} max={9} value={[0, 9]} onCommit={nothing} />
        <Modal open={false} onClose={nothing} title="Help" />
        <Drawer open={false} onClose={nothing} title="Cart">
          Lines
        </Drawer>
        <BackToTop />
      </ToastProvider>
    </ThemeProvider>,
  )
  expect(html).toContain('Norrvik 610 L French Door Fridge')
  expect(html).toContain('Save <!-- -->$500')
  expect(html).toContain('Missing parts: shelf')
  expect(html).toContain('Brand New Runout')
})
