import { useEffect } from 'react'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { install } from '#lib/browser/install-prompt.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useInstall, useOffer } from './use-offer.ts'
import { useStart } from './use-start.ts'

const InstallOffer = onDemand(() => import('./install-offer.tsx').then((module) => module.InstallOffer))
const InstallGuide = onDemand(() => import('./install-guide.tsx').then((module) => module.InstallGuide))

/** Everything about having the shop as an app: the offer, the steps, the thanks. */
export function InstallHost({ hasCart }: { hasCart: boolean }) {
  const { name } = useApp().brand
  const toast = useToast()
  const { prompt, isRequested } = useInstall()
  const { isDue, canAsk, dismiss } = useOffer(hasCart)
  useStart()

  useEffect(() => {
    const thank = () => toast.show({ text: `${name} is installed. Thank you.`, tone: 'success', stay: 'page' })
    return install.listen(window, thank)
  }, [name, toast])

  async function installOffered() {
    if (!canAsk) {
      dismiss()
      return install.want()
    }
    if ((await install.ask()) === 'dismissed') dismiss()
  }
  return (
    <>
      {isDue && !isRequested && (
        <InstallOffer canAsk={canAsk} onInstall={() => void installOffered()} onDismiss={dismiss} />
      )}
      {isRequested && !prompt && <InstallGuide onClose={install.unwant} />}
    </>
  )
}
