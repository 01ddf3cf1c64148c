import { useCallback } from 'react'
import type { FeatureProps } from '#features/third-party/feature-slot.tsx'
import { featureScripts } from '#features/third-party/feature-tag.ts'
import { whenIdle } from '#lib/boot/idle.ts'
import { type Schedule, useLater } from '#lib/boot/later.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'

const FeatureSlot = onDemand(() =>
  import('#features/third-party/feature-slot.tsx').then((module) => module.FeatureSlot),
)

/** Calls once the page is idle and scripts of other companies may load. */
function whenIdleAndAllowed(act: () => void) {
  let stop = whenIdle(() => {
    const load = () =>
      import('#lib/tracking/consent.ts').then(({ whenAllowed }) => {
        stop = whenAllowed(act)
      })
    void loadAhead(load)
  })
  return () => stop()
}

/**
 * Whether a provider's script may load for a feature; false until the page is idle and the shopper agrees, and where no
 * script is configured: then nothing is waited for, and nothing renders again.
 */
export function useProvider(feature: FeatureProps['feature'], when = whenIdleAndAllowed) {
  const whenNamed = useCallback<Schedule>((act) => (featureScripts()[feature] ? when(act) : undefined), [feature, when])
  return useLater(whenNamed)
}

/** A feature of a provider; nothing where no script is configured. A button that loads it needs no consent before. */
export function ThirdPartyFeature(props: FeatureProps) {
  return useProvider(props.feature, props.opener && whenIdle) && <FeatureSlot {...props} />
}
