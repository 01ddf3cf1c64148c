import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { paths } from '#lib/page/paths.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { useSuggestions } from '#ui/combobox/suggestions.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ClockIcon, CloseIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { searchQueries } from '../queries.ts'
import { suggestionCount, suggestionThumbnailPx } from '../rules/suggestion-count.ts'
import { openedHere } from '../seen-search.ts'
import { createRecentSearches } from './recent-searches.ts'
import { Columns, OptionImage, OptionsRoot, ProductOption, type SearchPanelProps } from './search-options.tsx'

const rowHeight = 44

const Root = styled(OptionsRoot)({ paddingBottom: 12 })

const Title = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    height: rowHeight,
    padding: '0 16px',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  })),
)

const Recent = styled('div')({
  '& > [role="option"]': { height: rowHeight, paddingRight: 60 },
  '& > [role="option"] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

// Over the right end of the rows of recent searches: a list of options holds no buttons.
const Removal = styled('div')({
  position: 'absolute',
  top: 0,
  right: 8,
  display: 'grid',
  justifyItems: 'end',
  gridAutoRows: rowHeight,
  '& > :first-of-type': { padding: '0 8px' },
})

const Terms = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: '0 16px 4px',
    '& > [role="option"]': {
      padding: '0 16px',
      border: `1.5px solid ${theme.vars.palette.control}`,
      borderRadius: theme.vars.shape.pill,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
  })),
)

const Tiles = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    padding: '0 8px',
    '& > [role="option"]': {
      flexDirection: 'column',
      justifyContent: 'start',
      gap: 6,
      padding: 8,
      borderRadius: theme.vars.shape.small,
      fontSize: '0.875rem',
      fontWeight: 600,
      textAlign: 'center',
    },
    [theme.breakpoints.up('lg')]: {
      '& > [role="option"]': { flexDirection: 'row', gap: 12, textAlign: 'left' },
    },
  })),
)

const Waiting = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 16,
    padding: '52px 16px 8px',
    justifyItems: 'center',
    [theme.breakpoints.up('lg')]: { justifyItems: 'start' },
  })),
)

const Failed = styled('p')(
  themed(({ theme }) => ({ padding: '12px 16px 0', color: theme.vars.palette.text.secondary })),
)

const thumbnail = suggestionThumbnailPx.narrow

/** `key` is unique in the list: two groups may lead to the same address. */
type Option = { key: string; url: string; term?: string }

/** What a search field offers before anything is typed; offline, what this device has of it. */
export function SearchStart({ onState, onFollow, onGo, ...field }: SearchPanelProps) {
  const { api, brand } = useApp()
  const shown = useWideScreen() ? 4 : suggestionCount({ isWide: false }, brand.flags)
  const [device] = useState(() => createRecentSearches({ brand: brand.key }))
  const [recent, setRecent] = useState(device.list)
  const start = useQuery(searchQueries(api, brand.key).start())
  const { data: opened = [] } = useQuery({
    queryKey: ['opened products', brand.key, shown],
    queryFn: () => openedHere(brand.key, shown),
    staleTime: 0,
    retry: false,
  })
  const isKnown = new Set(recent.map((term) => term.toLowerCase()))
  const popular = (start.data?.popular ?? []).filter(({ text }) => !isKnown.has(text))
  const categories = start.data?.categories ?? []

  const options: Option[] = [
    ...recent.map((term) => ({ key: `recent ${term}`, url: paths.search({ term }), term })),
    ...popular.map(({ text, url }) => ({ key: `popular ${text}`, url, term: text })),
    ...categories.map(({ url }) => ({ key: url, url })),
    ...opened.map(({ url }) => ({ key: url, url })),
  ]

  const { listbox, optionProps } = useSuggestions({
    ...field,
    isOpen: true,
    options,
    keyOf: ({ key }) => key,
    includesField: true,
    onPick: (option, event) => pick(option, event),
  })

  function pick({ url, term }: Option, event: SyntheticEvent) {
    if (term) device.add(term)
    // A clicked link leads on by itself, or to a new tab.
    if (event.type === 'click') onFollow()
    else onGo(url)
  }
  /** The pressed button is gone, so the field has the focus again. */
  function removed(rest: readonly string[]) {
    setRecent(rest)
    field.input.current?.focus()
  }

  const isShown = options.length > 0
  useEffect(() => {
    onState({ isBusy: false, isShown })
    return () => onState({ isBusy: false, isShown: false })
  }, [onState, isShown])

  let place = 0
  const row = () => {
    const option = options[place]
    return option && { to: option.url, ...optionProps(option, place++) }
  }
  const link = (key: string, children: ReactNode) => {
    const props = row()
    return (
      props && (
        <Anchor key={key} {...props}>
          {children}
        </Anchor>
      )
    )
  }

  return (
    <Root>
      <div {...listbox}>
        <Group title="Recent searches" isEmpty={recent.length === 0}>
          <Recent role="presentation">
            {recent.map((term) =>
              link(
                term,
                <>
                  <ClockIcon size={18} />
                  <span>{term}</span>
                </>,
              ),
            )}
          </Recent>
        </Group>
        <Group title="Popular searches" isEmpty={popular.length === 0}>
          <Terms role="presentation">{popular.map(({ text }) => link(text, text))}</Terms>
        </Group>
        <Group title="Categories" isEmpty={categories.length === 0}>
          <Tiles role="presentation">
            {categories.map(({ text, url, imageUrl }) =>
              link(
                url,
                <>
                  <OptionImage src={imageUrl} />
                  <span>{text}</span>
                </>,
              ),
            )}
          </Tiles>
        </Group>
        <Group title="Last viewed" isEmpty={opened.length === 0}>
          <Columns role="presentation">
            {opened.map((product) => link(product.url, <ProductOption product={product} term="" />))}
          </Columns>
        </Group>
      </div>
      {start.isPending && (
        <Waiting aria-hidden>
          {Array.from({ length: 9 }, (_, tile) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders
            <Skeleton key={tile} width={thumbnail} height={thumbnail} />
          ))}
        </Waiting>
      )}
      {start.isError && (
        <Failed role="status">
          Popular searches could not be loaded. Type a product, brand or model, or{' '}
          <TextButton type="button" onClick={() => void start.refetch()}>
            try again
          </TextButton>
          .
        </Failed>
      )}
      {recent.length > 0 && (
        <Removal>
          <TextButton type="button" onClick={() => removed(device.clear())}>
            Clear
          </TextButton>
          {recent.map((term) => (
            <IconButton key={term} label={`Remove ${term}`} onClick={() => removed(device.remove(term))}>
              <CloseIcon size={18} />
            </IconButton>
          ))}
        </Removal>
      )}
    </Root>
  )
}

type GroupProps = { title: string; isEmpty: boolean; children: ReactNode }

function Group({ title, isEmpty, children }: GroupProps) {
  const id = useId()
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={id}>
      <Title id={id} role="presentation">
        {title}
      </Title>
      {children}
    </div>
  )
}
