import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { formatComparePrice } from '#domain/money/price-format.ts'
import { canSearch, searchTerm, searchTermLimits } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { debounce, debounceMs } from '#lib/debounce.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { SearchIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { compareQueries } from '../queries.ts'
import type { Suggestion } from '../rules/search-response.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    maxWidth: 360,
    width: '100%',
    fontWeight: 400,
    // In a phone column the field is too narrow for the suggestions.
    [theme.breakpoints.down('md')]: {
      '& div:has(> [role="listbox"])': { left: 'auto', width: 'min(320px, calc(100vw - 32px))', minWidth: '100%' },
    },
    '@media print': { display: 'none' },
  })),
)

const Option = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  padding: '4px 0',
  fontWeight: 400,
  lineHeight: 1.3,
  '& img': { flex: 'none', width: 40, height: 40, objectFit: 'contain', background: 'var(--picture-ground)' },
  '& small': { display: 'block', fontSize: '0.875rem', opacity: 0.8 },
})

const slugOf = (url: string) => decodeURIComponent(url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')

type Props = { onAdd: (product: ProductCard) => void }

/** Finds a product to set beside the others [S3-7-06]. */
export function AddProduct({ onAdd }: Props) {
  const { api } = useApp()
  const [text, setText] = useState('')
  const [searchText, setSearchText] = useState('')
  const [waiting] = useState(() => debounce<string>({ waitMs: debounceMs.search, emit: setSearchText }))
  const term = searchTerm(searchText)
  const { data } = useQuery({ ...compareQueries(api).lookup(term), enabled: canSearch(searchText) })
  // Suggestions have the product's URL slug; comparing needs its SKU.
  const { mutate, isPending } = useMutation({
    mutationFn: (slug: string) => api.product.bySlug({ params: { slug }, query: {} }),
    onSuccess: onAdd,
  })

  function type(next: string) {
    setText(next)
    waiting.push(next)
  }
  function pick(option: Suggestion) {
    if (option.type === 'product') {
      mutate(slugOf(option.url))
      type('')
    } else {
      type(option.text)
      waiting.flush()
    }
  }

  return (
    <Root aria-busy={isPending || undefined}>
      <Combobox
        label="Add a product"
        placeholder="Name or model"
        inputMode="search"
        maxLength={searchTermLimits.max}
        minLength={searchTermLimits.min}
        value={text}
        onValueChange={type}
        options={canSearch(text) ? data : undefined}
        optionKey={({ type: kind, url }) => `${kind} ${url}`}
        optionText={(option) => option.text}
        renderOption={(option) => <Found option={option} />}
        onPick={pick}
        emptyText="No Results Found"
        end={<SearchIcon size={20} />}
      />
    </Root>
  )
}

function Found({ option }: { option: Suggestion }) {
  const { country, flags } = useApp().brand
  if (option.type === 'term')
    return (
      <Option>
        <SearchIcon size={18} /> {option.text}
      </Option>
    )
  return (
    <Option>
      {option.imageUrl && <img src={option.imageUrl} alt="" width={40} height={40} />}
      <span>
        {option.text}
        <small className="num">
          {formatComparePrice(option.price, country)}
          {flags.pricesExGst && option.price ? ' ex GST' : null}
        </small>
      </span>
    </Option>
  )
}
