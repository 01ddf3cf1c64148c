import { TruckIcon } from '#ui/icon/icons.tsx'
import { ShieldIcon } from '#ui/icon/service-icons.tsx'
import { Clamp } from '#ui/layout/clamp.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { List } from '#ui/layout/list.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import { Totals } from '#ui/price/totals.tsx'
import { Columns, Group } from '../group.tsx'
import { specifications } from '../samples.ts'

const words = 'Delivered to the room you want it in, unpacked, connected and tried, and the old one taken away with us.'
const long = `${words} ${words} ${words}`
const strip = [
  { icon: <ShieldIcon size={26} />, title: 'Winning Value Promise', text: '120 years in business' },
  { icon: <TruckIcon size={26} />, title: 'Delivered by our own crew', text: 'Your date, a two-hour window' },
]
const sums = [
  { name: 'Products and extras', value: '$3,604' },
  { name: 'Coupon SPRING5', value: '− $164.85', tone: 'saving' as const },
  { name: 'Delivery, Sat 21 Nov', value: '$49' },
]

export function TextParts() {
  return (
    <Group title="Text">
      <div>
        {(['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((variant) => (
          <Heading key={variant} level={3} variant={variant}>
            Looks like {variant}
          </Heading>
        ))}
      </div>
      <section aria-label="Levels">
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Heading key={level} level={level}>
            Level {level}
          </Heading>
        ))}
      </section>
      <section aria-label="Clamps" style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
        {([1, 2, 3, 4, 5] as const).map((lines) => (
          <Clamp key={lines} lines={lines}>
            {long} {long}
          </Clamp>
        ))}
        <Heading level={3} clamp={2}>
          {long}
        </Heading>
      </section>
      <Columns>
        {(['tick', 'minus', 'number', 'decimal', undefined] as const).map((mark) => (
          <List key={mark ?? 'none'} {...(mark && { mark })}>
            <li>Delivered</li>
            <li>Installed</li>
          </List>
        ))}
      </Columns>
      <Columns>
        <DataList rows={specifications} />
        <DataList rows={specifications} ruled />
      </Columns>
      <DataList rows={[...specifications, { name: 'A name that needs more than one line', value: long }]} columns={2} />
      <Columns>
        <Panel title="Your order" level={3} action={<a href="#order">Edit cart</a>} id="order">
          <Totals
            rows={sums}
            total={{ name: 'Total', value: '$3,488.15' }}
            notes={[{ name: 'GST in the total', value: '$317.10' }]}
          />
        </Panel>
        <div>
          <Disclosure title="Open, with a count" open count={3}>
            <p>{words}</p>
          </Disclosure>
          <Disclosure title="Shut">
            <p>{words}</p>
          </Disclosure>
        </div>
      </Columns>
      <Strip items={strip} />
    </Group>
  )
}
