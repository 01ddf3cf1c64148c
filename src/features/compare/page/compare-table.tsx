import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ComparedProduct } from '#contract/catalogue/compare.ts'
import { compareLimits } from '#domain/catalogue/compare-list.ts'
import { CheckIcon, MinusIcon } from '#ui/icon/icons.tsx'
import { Glide } from '#ui/layout/glide.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Hint, IconAndText, Leader, Missing, Names, Scroller, Table } from './compare.styles.ts'
import { type CompareGroup, type CompareRow, countRows } from './compare-rows.ts'

type Props = {
  products: readonly ComparedProduct[]
  groups: readonly CompareGroup[]
  /** Rows that differ are tinted. */
  highlights: boolean
  head: (product: ComparedProduct) => ReactNode
  /** Rendered in the first free column. */
  free: ReactNode
}

const cellsOfProducts = 'thead th, tbody td'

/** Products side by side; differing rows are also marked in text. */
export function CompareTable({ products, groups, highlights, head, free }: Props) {
  const names = useRef<HTMLDivElement>(null)
  const { ref: heads, isPast } = useIsPast()
  const table = useRef<HTMLTableElement>(null)
  const skus = products.map(({ sku }) => sku)
  const freeColumns = compareLimits.max - products.length
  // Phones show the first free column only.
  const columns = { ['--columns' as string]: Math.min(products.length + 1, compareLimits.max) }
  return (
    <>
      {products.length === compareLimits.max && <Hint>Swipe to see the third</Hint>}
      <Names aria-hidden data-sticks style={columns}>
        <div ref={names} data-shown={isPast || undefined}>
          {products.map(({ sku, title }) => (
            <span key={sku}>{title}</span>
          ))}
        </div>
      </Names>
      <Scroller
        aria-label="Comparison"
        tabIndex={0}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <Table ref={table} style={columns}>
          <thead ref={heads}>
            <tr>
              <td>{products.length > 1 && <Count groups={groups} highlights={highlights} />}</td>
              {products.map((product) => (
                <th key={product.sku} scope="col">
                  {head(product)}
                </th>
              ))}
              {freeColumns > 0 && (
                <th scope="col" colSpan={freeColumns}>
                  {free}
                </th>
              )}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr data-group>
                <th scope="colgroup" colSpan={compareLimits.max + 1}>
                  <span>{group.name}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.name} row={row} skus={skus} highlights={highlights} freeColumns={freeColumns} />
              ))}
            </tbody>
          ))}
        </Table>
        <Glide order={skus.join()} items={() => table.current?.querySelectorAll<HTMLElement>(cellsOfProducts) ?? []} />
      </Scroller>
    </>
  )
}

/** Whether the element with this ref has been scrolled out over the top of the screen. */
function useIsPast() {
  const [isPast, setIsPast] = useState(false)
  const ref = useCallback((element: HTMLTableSectionElement) => {
    if (typeof IntersectionObserver === 'undefined') return () => {}
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isPast }
}

function Count({ groups, highlights }: Pick<Props, 'groups' | 'highlights'>) {
  const { all, different } = countRows(groups)
  return (
    <>
      {different} of {all} rows differ.
      {highlights && (
        <>
          <br />
          They have a tinted background and a coloured edge.
        </>
      )}
    </>
  )
}

type RowProps = { row: CompareRow; skus: readonly string[]; highlights: boolean; freeColumns: number }

function Row({ row, skus, highlights, freeColumns }: RowProps) {
  const { name, values, differs, leader } = row
  return (
    <tr data-differs={(differs && highlights) || undefined}>
      <th scope="row">
        <span>
          {name}
          {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
        </span>
      </th>
      {values.map((value, index) => (
        <td key={skus[index]}>
          <Value text={value} />
          {leader?.index === index && <Leader>{leader.word}</Leader>}
        </td>
      ))}
      {freeColumns > 0 && <td colSpan={freeColumns} />}
    </tr>
  )
}

const none = /^(?:no|none)$/i

function Value({ text }: { text: string | null }) {
  if (text === null)
    return (
      <Missing>
        <span aria-hidden>–</span>
        <VisuallyHidden>Not given</VisuallyHidden>
      </Missing>
    )
  if (none.test(text))
    return (
      <Missing>
        <IconAndText>
          <MinusIcon size={18} /> {text}
        </IconAndText>
      </Missing>
    )
  if (text !== 'Yes') return text
  return (
    <IconAndText>
      <CheckIcon size={18} /> {text}
    </IconAndText>
  )
}
