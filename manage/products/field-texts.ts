import { useWatch } from 'react-hook-form'
import { categoryName } from './category-name.ts'
import { attributeLabel, sizeLabels, useAttributes, useOptions } from './product-options.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  manufacturer: 'Manufacturer',
  category: 'Category',
  description: 'Description',
  pictures: 'Pictures',
  isSold: 'Sold in this shop',
  price: 'Price with GST',
  rrp: 'Recommended retail price',
  ...sizeLabels,
  finish: 'Finish',
  energyStars: 'Energy stars',
  warrantyYears: 'Warranty (years)',
  gtin: 'Barcode number',
}

const pictureText = (alts: readonly string[]) =>
  alts.length === 0 ? 'none' : alts.map((alt, index) => `${index + 1}. ${alt || 'without words'}`).join('\n')

/** What a field of a product is called, and its value in words. */
export function useFieldTexts() {
  const { data: options } = useOptions()
  const category: string | undefined = useWatch({ name: 'category' })
  const stock: readonly { warehouse: string }[] = useWatch({ name: 'stock' }) ?? []
  const { data: attributes = [] } = useAttributes(category)

  function labelOf(name: string) {
    const [first = '', second = ''] = name.split('.')
    if (first === 'stock') {
      const code = stock[Number(second)]?.warehouse ?? ''
      return `Pieces in stock, ${options?.warehouses.find((row) => row.code === code)?.name ?? code}`
    }
    if (first !== 'attributes') return labels[first] ?? first
    const attribute = attributes.find(({ key }) => key === second)
    return attribute ? attributeLabel(attribute) : second
  }

  function textOf(name: string, value: unknown) {
    if (name === 'pictures') return pictureText((value as { alt: string }[]).map(({ alt }) => alt)) // of the form
    if (value === null || value === undefined || value === '') return 'empty'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (name !== 'category') return String(value)
    const found = options?.categories.find(({ uri }) => uri === value)
    return found ? categoryName(found.uri, found.name) : String(value)
  }

  return { labelOf, textOf }
}
