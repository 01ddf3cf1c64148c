import { Suspense, use, useState } from 'react'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { BarcodeIcon } from '#ui/icon/tool-icons.tsx'
import { type BarcodeDetector, barcodeDetector } from './barcode-detector.ts'

const ScanDialog = onDemand(() => import('./scan-dialog.tsx').then((module) => module.ScanDialog))

let found: Promise<BarcodeDetector | null> | undefined

/** The detector of this browser; with one, the dialog is loaded while online, so that scanning works offline. */
function findDetector() {
  found ??= barcodeDetector().then((detector) => {
    if (detector) whenIdle(() => void loadAhead(ScanDialog.preload))
    return detector
  })
  return found
}

type Props = {
  /** Name of the folder that receives the product. */
  target: string
  onScan: (barcode: string) => void
  /** The shopper prefers to type the number. */
  onType: () => void
}

/** Opens the camera to scan a barcode; renders nothing where the browser cannot read one. */
export const ScanButton = (props: Props) => (
  <Suspense fallback={null}>
    <ScanIfPossible {...props} />
  </Suspense>
)

function ScanIfPossible({ target, onScan, onType }: Props) {
  const detector = use(findDetector())
  const [isOpen, setIsOpen] = useState(false)
  if (!detector) return null

  const close = (then?: () => void) => {
    setIsOpen(false)
    then?.()
  }
  return (
    <>
      <IconButton label={`Scan barcode to add to ${target}`} onClick={() => setIsOpen(true)}>
        <BarcodeIcon size={20} />
      </IconButton>
      {isOpen && (
        <ScanDialog
          detector={detector}
          onClose={close}
          onFound={(barcode) => close(() => onScan(barcode))}
          onType={() => close(onType)}
        />
      )}
    </>
  )
}
