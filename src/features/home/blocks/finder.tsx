import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { HeroEyebrow, HeroLead } from '../hero-text.ts'
import { HomePicture } from '../home-picture.tsx'

const Stage = styled('section')(
  themed(({ theme }) => ({
    // Reserves space for the image, so that the text does not move when it loads.
    display: 'grid',
    gridTemplateRows: 'calc(100vw * 56 / 64) auto',
    maxWidth: 1280,
    margin: '0 auto',
    [theme.breakpoints.up('md')]: {
      gridTemplate: 'auto / minmax(0, 1fr) minmax(0, 1fr)',
      gap: 40,
      minHeight: 540,
    },
  })),
)

const Invitation = styled('div')(
  themed(({ theme }) => ({
    gridRow: 2,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: 12,
    padding: '24px 16px 8px',
    [theme.breakpoints.up('md')]: { gridRow: 1, padding: '40px 0 40px 24px' },
  })),
)

const Form = styled('form')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    width: '100%',
    marginTop: 8,
    padding: 18,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[2],
  })),
)

const Fields = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    '& > :first-of-type': { gridColumn: '1 / -1' },
    [theme.breakpoints.up('xl')]: {
      gridTemplateColumns: '1.4fr 1fr 1fr',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  })),
)

const Room = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '64 / 56',
    borderBottomLeftRadius: 80,
    '& > span': { position: 'absolute', inset: 0 },
    [theme.breakpoints.up('md')]: { aspectRatio: 'auto', borderBottomLeftRadius: 120 },
    // Where it no longer reaches the edge of the window, it ends with the page.
    '@media (min-width: 1304px)': { marginRight: 24, borderBottomRightRadius: 120 },
  })),
)

const first = (options: readonly { value: string }[]) => options[0]?.value ?? ''

function Questions({ block }: { block: BlockOf<'finder'> }) {
  const navigate = useNavigate()
  const [path, setPath] = useState(first(block.path.options))
  const [filters, setFilters] = useState<Record<string, string>>({})

  function show(event: FormEvent) {
    event.preventDefault()
    const filter = Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}:${value}`)
      .join(';')
    void navigate(paths.category(path) + (filter ? `?${new URLSearchParams({ filter })}` : ''))
  }

  const options = (list: readonly { text: string; value: string }[]) =>
    list.map(({ text, value }) => ({ label: text, value }))
  return (
    <Form onSubmit={show} action={paths.category(path)}>
      <Fields>
        <SelectField
          label={block.path.label}
          value={path}
          options={options(block.path.options)}
          onChange={(event) => setPath(event.target.value)}
        />
        {block.filters.map((question) => (
          <SelectField
            key={question.key}
            label={question.label}
            value={filters[question.key] ?? ''}
            options={options(question.options)}
            onChange={(event) => setFilters({ ...filters, [question.key]: event.target.value })}
          />
        ))}
      </Fields>
      <Button variant="primary" wide>
        {block.submit}
      </Button>
    </Form>
  )
}

/** Questions that lead to a filtered list. */
export function Block({ block }: BlockProps<'finder'>) {
  return (
    <Stage aria-label={block.title}>
      <Invitation>
        <HeroEyebrow>{block.eyebrow}</HeroEyebrow>
        <Heading level={1} variant="display">
          {block.title}
        </Heading>
        <HeroLead>{block.text}</HeroLead>
        <Questions block={block} />
      </Invitation>
      <Room>
        <HomePicture
          name={block.picture}
          alt={block.alt}
          sizes="(min-width: 1280px) 640px, (min-width: 768px) 50vw, 100vw"
          ratio="auto"
          fit="cover"
          priority
        />
      </Room>
    </Stage>
  )
}
