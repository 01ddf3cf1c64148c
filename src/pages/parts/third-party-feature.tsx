import { startTransition, useEffect, useState } from 'react'
import type { FeatureProps } from '#features/third-party/feature-slot.tsx'
import { featureScripts } from '#features/third-party/feature-tag.ts'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

const FeatureSlot = onDemand(() =>
  import('#features/third-party/feature-slot.tsx').then((module) => module.FeatureSlot),
)

/** A feature of a provider, once the page is idle; nothing where no script is configured for it. */
export function ThirdPartyFeature(props: FeatureProps) {
  const { feature } = props
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (featureScripts()[feature]) return whenIdle(() => startTransition(() => setDue(true)))
  }, [feature])
  return isDue && <FeatureSlot {...props} />
}
