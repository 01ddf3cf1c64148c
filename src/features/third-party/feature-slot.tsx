import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import type { ScriptedFeature } from '#domain/tracking/feature-scripts.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { createScriptLibrary } from '#lib/tracking/script-library.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { featureScripts } from './feature-tag.ts'

/** What the script needs to know, as data attributes of its element: `{ sku: 'A-1' }` is `data-sku="A-1"`. */
export type FeatureData = Readonly<Record<string, string | null>>

export type FeatureProps = {
  feature: ScriptedFeature
  data?: FeatureData
  /** Heading and box around the content. */
  frame: (content: ReactNode) => ReactNode
  /** Loads the script when this button is pressed; `failed` is shown when loading fails. */
  opener?: { label: string; failed: ReactNode }
}

// A script that has nothing to show leaves no heading behind.
const Frame = styled('div')({ '&[data-collapses]:has([data-feature]:empty)': { display: 'none' } })
const Opener = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' })
const Content = styled('div')({ outline: 0, width: '100%' })

const attributesOf = (data: FeatureData) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value ?? undefined]))

const load = createScriptLibrary({ library: featureScripts(), document })

async function loadFeature(feature: ScriptedFeature) {
  try {
    await load(feature)
    return true
  } catch (cause) {
    reportFailure('third-party script', cause, `${feature} could not be loaded`)
    throw cause
  }
}

/** Loads a provider's script once and gives it an element to fill; without the script the page stays as it is [S1-7-59]. */
export function FeatureSlot({ feature, data = {}, frame, opener }: FeatureProps) {
  const hasOpener = opener !== undefined
  const {
    isSuccess: isReady,
    isError: hasFailed,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['third-party script', feature],
    queryFn: () => loadFeature(feature),
    enabled: !hasOpener,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  // The script runs once however many pages have its feature: the event gives it each element.
  const fill = useCallback(
    (element: HTMLDivElement) => {
      const removed = new AbortController()
      if (hasOpener) element.focus()
      document.dispatchEvent(new CustomEvent('feature', { detail: { feature, element, signal: removed.signal } }))
      return () => removed.abort()
    },
    [feature, hasOpener],
  )

  if (!opener && hasFailed) return null
  const element = (
    <Content
      ref={isReady ? fill : undefined}
      data-feature={feature}
      tabIndex={hasOpener ? -1 : undefined}
      {...attributesOf(data)}
    />
  )
  return (
    <Frame data-collapses={hasOpener ? undefined : ''}>
      {frame(
        isReady || !opener ? (
          element
        ) : (
          <Opener>
            {hasFailed && !isFetching && <Message tone="error">{opener.failed}</Message>}
            <Button type="button" busy={isFetching} onClick={() => void refetch()}>
              {opener.label}
            </Button>
          </Opener>
        ),
      )}
    </Frame>
  )
}
