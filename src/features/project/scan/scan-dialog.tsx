import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '#lib/use-latest.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { type BarcodeDetector, readBarcode, readPhoto } from './barcode-detector.ts'
import { type CameraProblem, useCamera } from './use-camera.ts'

const Stack = styled('div')({ display: 'grid', gap: 16, fontSize: '0.875rem', lineHeight: 1.45 })

const View = styled('div')(
  themed(({ theme: { vars } }) => ({
    position: 'relative',
    overflow: 'hidden',
    height: 'min(360px, 45dvh)',
    borderRadius: vars.shape.borderRadius,
    backgroundColor: vars.palette.text.primary,
    '&[hidden]': { display: 'none' },
    '& video': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    // The frame for the barcode; the image around it is dimmed.
    '& span': {
      position: 'absolute',
      inset: '26% 12%',
      border: `3px solid ${vars.palette.background.paper}`,
      borderRadius: 8,
      boxShadow: `0 0 0 100vmax color-mix(in srgb, ${vars.palette.text.primary} 50%, transparent)`,
    },
  })),
)

const Foot = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 12,
    [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
  })),
)

const instead = 'choose a photo of the barcode, or type its number.'
const problemTexts: Record<CameraProblem | 'unreadable', string> = {
  blocked: `Reload this page to use the camera. You can also ${instead}`,
  refused: `The camera is not allowed for this shop. Allow it in the browser’s site settings, ${instead}`,
  missing: `There is no camera on this device. You can ${instead}`,
  busy: `The camera cannot be opened. Close other apps that use it and try again, ${instead}`,
  unreadable: 'This device cannot read barcodes. Type the number under the barcode.',
}

const photoTexts = {
  reading: 'Reading the photo…',
  none: 'There is no readable barcode in this photo. Move closer, with all its lines in the picture.',
  broken: 'This file cannot be read as a photo. Choose a JPEG or PNG.',
}

const pauseMs = 150
/** A detector may reject a single frame; one that rejects this many in a row does not work. */
const mostFailures = 5

type Watch = {
  isLive: boolean
  detector: BarcodeDetector
  onFound: (barcode: string) => void
  /** The detector fails on every frame. */
  onFailure: () => void
}

/** Scans the camera image for a barcode. */
function useScan(video: RefObject<HTMLVideoElement | null>, { isLive, detector, onFound, onFailure }: Watch) {
  const report = useLatest({ onFound, onFailure })
  useEffect(() => {
    if (!isLive) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    let failures = 0
    async function scan() {
      const shown = video.current
      const barcode = shown && (await readBarcode(detector, shown).catch(() => undefined))
      if (isOver) return
      if (barcode) return report.current.onFound(barcode)
      failures = barcode === undefined ? failures + 1 : 0
      if (failures >= mostFailures) report.current.onFailure()
      else timer = setTimeout(scan, pauseMs)
    }
    void scan()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, isLive, detector, report])
}

type Props = {
  detector: BarcodeDetector
  onFound: (barcode: string) => void
  onType: () => void
  onClose: () => void
}

/** Reads one barcode, from the camera or a photo. */
export function ScanDialog({ detector, onFound, onType, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<keyof typeof photoTexts | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { state, retry } = useCamera(video, !hasFailed)
  useScan(video, { isLive: state === 'live', detector, onFound, onFailure: () => setHasFailed(true) })
  const problem = hasFailed ? 'unreadable' : state === 'live' || state === 'starting' ? null : state

  async function read(file: File) {
    setPhoto('reading')
    try {
      const barcode = await readPhoto(detector, file)
      if (barcode) onFound(barcode)
      else setPhoto('none')
    } catch {
      setPhoto('broken')
    }
  }

  return (
    <Modal open size="small" title="Scan barcode" onClose={onClose}>
      <Stack>
        {problem && <Message tone="warning">{problemTexts[problem]}</Message>}
        <View hidden={problem !== null}>
          <video ref={video} muted playsInline aria-label="Camera" />
          {state === 'live' && <span />}
        </View>
        {problem === null && (
          <p role="status">{state === 'live' ? 'Hold the barcode inside the frame.' : 'Starting the camera…'}</p>
        )}
        {photo === 'reading' && <p role="status">{photoTexts.reading}</p>}
        {photo && photo !== 'reading' && <Message tone="error">{photoTexts[photo]}</Message>}
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label="Photo of a barcode"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // Choosing the same photo again must fire a change event.
            event.currentTarget.value = ''
            if (file) void read(file)
          }}
        />
        <Foot>
          {problem === 'blocked' && (
            <Button type="button" variant="primary" onClick={() => location.reload()}>
              Reload page
            </Button>
          )}
          {(problem === 'busy' || problem === 'refused') && (
            <Button type="button" onClick={retry}>
              Try again
            </Button>
          )}
          <Button type="button" onClick={onType}>
            Type number
          </Button>
          {!hasFailed && (
            <Button type="button" onClick={() => chooser.current?.click()}>
              Choose photo
            </Button>
          )}
        </Foot>
      </Stack>
    </Modal>
  )
}
