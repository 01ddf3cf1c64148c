import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'
import { loadAhead } from '#lib/load-ahead.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { BarcodeIcon } from '#ui/tool-icons.tsx'
import { type BarcodeDetector, barcodeDetector } from './barcode-detector.ts'

const ScanDialog = onDemand(() => import('./scan-dialog.tsx').then((module) => module.ScanDialog))

type Props = {
  /** Where what is scanned goes. */
  target: string
  onScan: (barcode: string) => void
  /** The number will be typed instead. */
  onType: () => void
}

/** Opens the camera to scan a barcode; nothing where this browser cannot read one. */
export function ScanButton({ target, onScan, onType }: Props) {
  const [detector, setDetector] = useState<BarcodeDetector | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let isWanted = true
    void barcodeDetector().then((found) => isWanted && setDetector(found))
    return () => {
      isWanted = false
    }
  }, [])
  // A tablet that loses its connection scans what it knows.
  useEffect(() => (detector ? whenIdle(() => void loadAhead(ScanDialog.preload)) : undefined), [detector])
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
