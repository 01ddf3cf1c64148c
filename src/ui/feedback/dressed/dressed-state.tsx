import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Dress, EmptyWords } from '#themes/states.ts'
import { Heading, type HeadingLevel } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { drawings } from './drawings.tsx'

/** The colours of the drawings. */
const drawingInks = ({ vars: { palette } }: Theme): CSSObject => ({
  '--ground': palette.background.default,
  '--surface': palette.surface,
  '--paper': palette.background.paper,
  '--ink': palette.text.primary,
  '--soft': palette.text.secondary,
  '--line': palette.divider,
  '--picture': palette.picture,
  '--primary': palette.primary.main,
  '--accent': palette.accent.ground,
  '--accent-ink': palette.accent.ink,
  '--gold': palette.hi,
  '--star': palette.star,
  '--promo-a': palette.promo.a.ground,
  '--promo-b': palette.promo.b.ground,
})

/** Places the four pieces of a state; below `lg`, and in a drawer, they follow each other. */
const compositions = (theme: Theme, isNarrow: boolean): Record<Dress, CSSObject> => {
  const { palette, shape } = theme.vars
  const wide = isNarrow ? '@media not all' : theme.breakpoints.up('lg')
  const bend = `calc(2 * ${shape.large})`
  const card = { backgroundColor: palette.background.paper, border: `1px solid ${palette.divider}` }
  return {
    niche: {
      '& > svg': { width: 'min(100%, 300px)', justifySelf: 'center' },
      [wide]: {
        gridTemplateColumns: '5fr 6fr',
        columnGap: 72,
        alignItems: 'end',
        '& > svg': { width: '100%', maxWidth: 460 },
        '& > [data-words]': { paddingBottom: 24, borderBottom: `2px solid ${palette.text.secondary}` },
      },
    },
    switch: {
      ...card,
      gap: 0,
      borderRadius: bend,
      '& > svg': {
        width: '100%',
        height: 148,
        padding: 20,
        borderRadius: `${bend} ${bend} 0 0`,
        backgroundColor: palette.accent.ground,
      },
      '& > [data-words]': { padding: '24px 20px 28px' },
      '& [data-knob]': {
        '@media (prefers-reduced-motion: no-preference)': { animation: 'off 400ms 300ms ease-out both' },
      },
      '@keyframes off': { from: { transform: 'translateX(152px)' } },
      [wide]: {
        gridTemplateColumns: '1fr 420px',
        '& > svg': { order: 1, height: '100%', minHeight: 320, padding: 48, borderRadius: `0 ${bend} ${bend} 0` },
        '& > [data-words]': { alignSelf: 'center', padding: '40px 48px' },
      },
    },
    discs: {
      justifyItems: 'center',
      textAlign: 'center',
      '& > svg': { width: 'min(100%, 366px)' },
      '& > [data-words]': { justifyItems: 'center', maxWidth: 520 },
      '& [data-actions]': { justifyContent: 'center' },
    },
    stamp: {
      ...card,
      position: 'relative',
      borderRadius: shape.large,
      padding: 20,
      '& > svg': { position: 'absolute', top: 16, right: 12, width: 104, '--ground': palette.background.paper },
      '& h1, & h2, & h3, & [data-eyebrow]': { paddingRight: 112 },
      '& h1, & h2': { minHeight: 88, alignContent: 'center' },
      [wide]: {
        gridTemplateColumns: '1fr 300px',
        columnGap: 48,
        padding: 48,
        '& > svg': {
          position: 'static',
          order: 1,
          width: '100%',
          paddingLeft: 48,
          borderLeft: `2px dashed ${palette.divider}`,
        },
        '& > [data-words]': { alignSelf: 'center' },
        '& h1, & h2, & h3, & [data-eyebrow]': { paddingRight: 0, minHeight: 0 },
      },
    },
    tag: {
      '& > svg': { width: 90, height: 110, marginBottom: -92, zIndex: 1, marginLeft: 4 },
      '& > [data-words] > [data-body]': {
        padding: '32px 24px 28px 72px',
        backgroundColor: palette.accent.ground,
        color: palette.accent.ink,
        clipPath: 'polygon(40px 0, 100% 0, 100% 100%, 40px 100%, 0 calc(100% - 48px), 0 48px)',
        maskImage: 'radial-gradient(circle at 34px 56px, transparent 11px, black 12px)',
        '& p, & dt': { color: 'inherit' },
        '& h1, & h2, & h3': { ...theme.typography.display, lineHeight: 1, ...(isNarrow ? { fontSize: '4rem' } : {}) },
        '& dd': { fontSize: '2rem', lineHeight: 1 },
      },
      [wide]: { '& > [data-words]': { maxWidth: 780 } },
    },
    docket: {
      ...card,
      position: 'relative',
      maxWidth: 760,
      padding: '20px 20px 28px',
      borderTop: `3px solid ${palette.text.primary}`,
      borderBottom: 0,
      // Torn off a roll. Nothing clips the card: lists of suggestions open below it.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: -1,
        bottom: -8,
        height: 8,
        backgroundColor: palette.background.paper,
        maskImage: 'conic-gradient(from -45deg at bottom, black 90deg, transparent 0)',
        maskSize: '16px 8px',
      },
      '& > svg': { width: 96, height: 30, justifySelf: 'end', opacity: 0.85 },
      '& dl': { display: 'block', justifySelf: 'stretch', borderTop: `1px solid ${palette.divider}` },
      '& dl > div': {
        display: 'flex',
        justifyContent: 'space-between',
        padding: '8px 0',
        borderBottom: `1px solid ${palette.divider}`,
      },
      [wide]: {
        padding: '28px 32px 36px',
        '& > svg': { position: 'absolute', right: 32, top: 28, width: 120, height: 40 },
      },
    },
    sheet: {
      gap: 0,
      border: `1px solid ${palette.text.primary}`,
      outline: `1px solid ${palette.text.primary}`,
      outlineOffset: -8,
      padding: 24,
      backgroundColor: palette.background.paper,
      backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px), linear-gradient(90deg, ${palette.divider} 1px, transparent 1px)`,
      backgroundSize: '24px 24px',
      '& > svg': { width: 'min(100%, 460px)', justifySelf: 'center', marginBlock: 8 },
      '& > [data-words]': { padding: '20px 12px 12px', backgroundColor: palette.background.paper },
      '& dl': { gap: 0, border: `1px solid ${palette.text.primary}` },
      '& dl > div': { padding: '6px 14px', borderRight: `1px solid ${palette.text.primary}` },
      '& dl > div:last-of-type': { borderRight: 0 },
      [wide]: {
        gridTemplateColumns: '6fr 5fr',
        alignItems: 'end',
        padding: 32,
        '& > [data-words]': { padding: 28, border: `1px solid ${palette.text.primary}` },
      },
    },
    run: {
      gap: 0,
      '& > svg': { width: '100%' },
      '& > [data-words]': {
        padding: '24px 20px 28px',
        borderRadius: `0 0 ${shape.large} ${shape.large}`,
        backgroundColor: palette.background.paper,
      },
      [wide]: {
        '& > svg': { maxHeight: 260 },
        '& > [data-words]': { padding: '28px 40px 36px' },
        '& [data-body]': { gridTemplateColumns: '5fr 6fr', columnGap: 48, alignItems: 'baseline' },
        '& [data-eyebrow]': { gridColumn: '1 / -1' },
        '& [data-body] dl': { gridColumn: 2 },
      },
    },
  }
}

const styles = (isNarrow: boolean) =>
  themed(({ theme }) => ({
    ...drawingInks(theme),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    marginBlock: '16px 48px',
    '& > svg': { display: 'block' },
    '& > [data-words], & [data-body]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 14,
      minWidth: 0,
    },
    '& p': { maxWidth: '34em', color: theme.vars.palette.text.secondary },
    '& [data-eyebrow]': { ...theme.typography.eyebrow, color: 'inherit' },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', justifySelf: 'start', margin: 0 },
    '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& dd': { fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' },
    ...Object.fromEntries(
      Object.entries(compositions(theme, isNarrow)).map(([dress, composition]) => [
        `&[data-dress="${dress}"]`,
        composition,
      ]),
    ),
  }))

const Root = styled('div')(styles(false))
const NarrowRoot = styled('div')(styles(true))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 6,
  '& > [data-variant]': { whiteSpace: 'normal' },
})

type Props = EmptyWords & {
  dress: Dress
  eyebrow?: string
  level: HeadingLevel
  /** In a drawer: the width of the window says nothing. */
  isNarrow?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** A place with nothing in it, in the dress of the brand: words, figures and ways on, beside a drawing. */
export function DressedState({ dress, eyebrow, title, text, facts, level, isNarrow, actions, children }: Props) {
  const Drawing = drawings[dress]
  const Frame = isNarrow ? NarrowRoot : Root
  return (
    <Frame data-dress={dress}>
      <Drawing />
      <div data-words>
        <div data-body>
          {eyebrow && <p data-eyebrow>{eyebrow}</p>}
          <Heading level={level} variant={level === 1 ? 'h1' : 'h2'}>
            {title}
          </Heading>
          <p>{text}</p>
          {facts.length > 0 && (
            <dl>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {children}
        {actions && <Actions data-actions>{actions}</Actions>}
      </div>
    </Frame>
  )
}
